"""Settings: one file, everything that differs between machines read from the environment.

RULESITE_SECRET_KEY   signing secret; without it one is made and kept in the var folder
RULESITE_DEBUG        1 shows tracebacks in the browser; never on a public machine
RULESITE_HOSTS        host names served, comma-separated
RULESITE_HTTPS        1 behind TLS: redirects, HSTS and secure cookies
RULESITE_VAR          folder for the database, the index and the secret
RULESITE_STATIC       where collectstatic puts scripts and styles
RULESITE_REDIS        redis://host:port/number: kept pages and counts shared by several servers
RULESITE_PROXIES      how many proxies before the site add to X-Forwarded-For
RULESITE_PROXY_KEEPS  seconds for which such a proxy hands out pages by itself; publishing waits until they are over
RULESITE_LIMITS       0 answers everybody as often as they ask
RULESITE_METRICS      1 answers /metrics for Prometheus
RULESITE_LOG          plain, or json with a line for each request
RULESITE_TWO_PERSONS  1: a second person has to approve whatever is published
RULESITE_PRIVATE_ADDRESSES  1: documents may be fetched from the own network
RULESITE_SEARCH       whoosh (files in the var folder) or postgresql (in the database, for several servers)
RULESITE_REPLICAS     addresses of copies of the database that only answer, comma-separated
DATABASE_URL          postgres://user:password@host:port/name, or sqlite:///path
"""

import os
import sys
from datetime import timedelta
from pathlib import Path

from rulesite import environment

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = environment.private_folder(Path(os.environ.get("RULESITE_VAR", BASE_DIR / "var")))

SECRET_KEY = environment.secret_key("RULESITE_SECRET_KEY", VAR_DIR / "secret-key")
DEBUG = environment.flag("RULESITE_DEBUG", default=False)
ALLOWED_HOSTS = environment.words("RULESITE_HOSTS", ["localhost", "127.0.0.1", "[::1]"])

INSTALLED_APPS = [
    "rules_data",
    "rulesite.pages",
    "rulesite.api",
    "rulesite.editor",
    "rulesite.reports",
    "rulesite.exporting",
    "rest_framework",
    "drf_spectacular",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_otp",
    "django_otp.plugins.otp_totp",
    "django_otp.plugins.otp_static",
    "axes",
    "django_tasks",
    "django_tasks_db",
]

MIDDLEWARE = [
    "rulesite.serving.request_log.RequestLog",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "rulesite.security.ContentSecurityPolicy",
    # A page that is kept costs no more than this: everything below is for those that are made.
    "rulesite.serving.page_cache.PageCache",
    "rulesite.serving.room.RoomForCalls",
    "rulesite.serving.loading.Loading",
    "rulesite.serving.limits.Limits",
    "rulesite.serving.bounding.Bounding",
    "rulesite.noting.NoteUnanswered",
    "rulesite.serving.replicas.ReadFromReplicas",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_otp.middleware.OTPMiddleware",
    "rulesite.editor.gate.SecondFactorInAdmin",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "rulesite.urls"
WSGI_APPLICATION = "rulesite.wsgi.application"
ASGI_APPLICATION = "rulesite.asgi.application"
APPEND_SLASH = True

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

REPLICAS = environment.replicas(environment.words("RULESITE_REPLICAS", []))
DATABASES = {"default": environment.database(os.environ.get("DATABASE_URL"), VAR_DIR / "rulesite.sqlite3"), **REPLICAS}
DATABASE_ROUTERS = ["rulesite.serving.replicas.ReplicaRouter"] if REPLICAS else []
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 15},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]

# Five wrong passwords for one name from one address, and that pair waits a quarter of an hour: here and in the admin.
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
AXES_FAILURE_LIMIT = 5
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_LOCKOUT_CALLABLE = "rulesite.editor.signing_in.locked"
AXES_RESET_ON_SUCCESS = True
AXES_DISABLE_ACCESS_LOG = True
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False
OTP_TOTP_ISSUER = "Rulesite"
LOGIN_URL = "editor:sign_in"
LOGIN_REDIRECT_URL = "editor:inbox"
LOGOUT_REDIRECT_URL = "editor:sign_in"
# A link by which a new editor chooses a password.
PASSWORD_RESET_TIMEOUT = 3 * 24 * 3600

# Long work waits in the database for `manage.py db_worker`; no broker is needed.
TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}

# 1: nothing is published that nobody but its author has approved.
TWO_PERSONS = environment.flag("RULESITE_TWO_PERSONS", default=False)
# 1: documents may be fetched from addresses inside the own network.
PRIVATE_ADDRESSES = environment.flag("RULESITE_PRIVATE_ADDRESSES", default=False)

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_I18N = False
USE_TZ = True
# The words of the interface; `manage.py makemessages -l CODE` begins another language.
LOCALE_PATHS = [BASE_DIR / "rulesite" / "locale"]

STATIC_URL = "static/"
STATIC_ROOT = Path(os.environ.get("RULESITE_STATIC", VAR_DIR / "static"))
STATIC_ROOT.mkdir(exist_ok=True)
STATICFILES_DIRS = [BASE_DIR / "rulesite" / "static"]
# Served straight from the source folders, so that nothing has to be collected before the first start.
WHITENOISE_USE_FINDERS = True
# Once they are collected, their names carry a hash and are kept for a year, compressed beforehand.
COLLECTED = (STATIC_ROOT / "staticfiles.json").exists()
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
        if COLLECTED or "collectstatic" in sys.argv
        else "django.contrib.staticfiles.storage.StaticFilesStorage"
    },
}
WHITENOISE_MAX_AGE = 3600

CORPUS_DIR = BASE_DIR / "rules_data" / "corpus"
SEARCH_INDEX_DIR = VAR_DIR / "index"
CATCHING_UP_FILE = VAR_DIR / "catching-up.json"
SEARCH_BACKEND = os.environ.get("RULESITE_SEARCH", "whoosh")
# Pictures of link previews; may be emptied at any time.
PREVIEW_IMAGE_DIR = VAR_DIR / "preview-images"

# Where there is a Redis, all servers share what they keep and what they count; else each process has its own
# answers, and the processes of one machine share its pages.
REDIS_URL = os.environ.get("RULESITE_REDIS", "")
CACHES = environment.caches(REDIS_URL, VAR_DIR / "pages")
KEEP_PAGES = not DEBUG
LIMITS = environment.flag("RULESITE_LIMITS", default=True)
# How many proxies stand before the site and add to X-Forwarded-For: without any, that header is not believed.
TRUSTED_PROXIES = environment.count("RULESITE_PROXIES", default=0)
# deploy/nginx.conf keeps what an answer allows: for so many seconds, and nothing while something is being published.
PROXY_KEEPS = environment.count("RULESITE_PROXY_KEEPS", default=0)
METRICS = environment.flag("RULESITE_METRICS", default=False)
# Set by the server where several processes count together.
METRICS_FOLDER = os.environ.get("PROMETHEUS_MULTIPROC_DIR", "")

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    # The API is public and anonymous: no session, no cookie, nothing that varies by person.
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
    "PAGE_SIZE": 50,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Rulesite API",
    "DESCRIPTION": "Rules, FAQs, cards and examples of trading card games, with the examples' last runs.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "rulesite.api.refusals.with_refusals",
        "rulesite.api.refusals.nothing_more",
    ],
    "ENUM_NAME_OVERRIDES": {
        "RecordKind": [("heading", "heading"), ("rule", "rule")],
        "EntryKind": [(kind, kind) for kind in ("rule", "faq", "card", "example", "term")],
    },
}

# A text to be checked comes in one field; the page that takes it has a smaller limit of its own.
DATA_UPLOAD_MAX_MEMORY_SIZE = 8_000_000

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "strict-origin-when-cross-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SESSION_COOKIE_HTTPONLY = True
CSRF_COOKIE_HTTPONLY = True

HTTPS = environment.flag("RULESITE_HTTPS", default=False)
if HTTPS:
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 31_536_000
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    # Browsers take these names only from this very host, over TLS and for the whole site.
    SESSION_COOKIE_NAME = "__Host-session"
    CSRF_COOKIE_NAME = "__Host-csrf"

LOG = environment.one_of("RULESITE_LOG", ("plain", "json"))
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"format": "{levelname} {name}: {message}", "style": "{"},
        "json": {"()": "rulesite.serving.lines.JsonLines"},
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": LOG}},
    "loggers": {
        "django": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        "rules_data": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        "rulesite": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        # A line for each request, for machines to read; a person at a terminal has the server's own.
        "rulesite.requests": {"level": "INFO" if LOG == "json" else "WARNING"},
    },
}
