"""Settings: one file, everything that differs between machines read from the environment.

RULESITE_SECRET_KEY   signing secret; without it one is made and kept in the var folder
RULESITE_DEBUG        1 shows tracebacks in the browser; never on a public machine
RULESITE_HOSTS        host names served, comma-separated
RULESITE_HTTPS        1 behind TLS: redirects, HSTS and secure cookies
RULESITE_VAR          folder for the database, the index and the secret
RULESITE_SEARCH       whoosh (files in the var folder) or postgresql (in the database, for several servers)
DATABASE_URL          postgres://user:password@host:port/name, or sqlite:///path
"""

import os
from pathlib import Path

from rulesite import environment

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = Path(os.environ.get("RULESITE_VAR", BASE_DIR / "var"))
VAR_DIR.mkdir(parents=True, exist_ok=True)

SECRET_KEY = environment.secret_key("RULESITE_SECRET_KEY", VAR_DIR / "secret-key")
DEBUG = environment.flag("RULESITE_DEBUG", default=False)
ALLOWED_HOSTS = environment.words("RULESITE_HOSTS", ["localhost", "127.0.0.1", "[::1]"])

INSTALLED_APPS = [
    "rules_data",
    "rulesite.pages",
    "rulesite.api",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "rulesite.security.ContentSecurityPolicy",
    "rulesite.noting.NoteUnanswered",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
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

DATABASES = {"default": environment.database(os.environ.get("DATABASE_URL"), VAR_DIR / "rulesite.sqlite3")}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 15},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_I18N = False
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STATICFILES_DIRS = [BASE_DIR / "rulesite" / "static"]
# Served straight from the source folders, so that nothing has to be collected before the first start.
WHITENOISE_USE_FINDERS = True
WHITENOISE_MAX_AGE = 3600

CORPUS_DIR = BASE_DIR / "rules_data" / "corpus"
SEARCH_INDEX_DIR = VAR_DIR / "index"
SEARCH_BACKEND = os.environ.get("RULESITE_SEARCH", "whoosh")
# Pictures of link previews; may be emptied at any time.
PREVIEW_IMAGE_DIR = VAR_DIR / "preview-images"

CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}

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
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "REDOC_DIST": "SIDECAR",
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

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "{levelname} {name}: {message}", "style": "{"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "loggers": {
        "django": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        "rules_data": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
    },
}
