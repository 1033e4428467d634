"use strict";
var VERSION = "{{ version }}", CORE = "rulesite-core-" + VERSION, FILES = {{ files|safe }};
var SHELL = FILES[0], PATIENCE = 4000;
importScripts("{{ pack }}");

self.addEventListener("install", function (event) {
  event.waitUntil(caches.open(CORE).then(function (core) {
    return core.addAll(FILES.map(function (file) { return new Request(file, { cache: "no-cache", credentials: "omit" }); }));
  }).then(function () { return self.skipWaiting(); }));
});

self.addEventListener("activate", function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.filter(function (name) { return name.startsWith("rulesite-core-") && name !== CORE; }).map(function (name) { return caches.delete(name); }));
  }).then(function () { return self.clients.claim(); }));
});

function kept(address) {
  return caches.open(CORE).then(function (core) { return core.match(address); });
}

// The network first, since it has what is newest; where it is slow and a copy is here, the copy.
function timely(request, patience) {
  if (!patience) return fetch(request);
  return new Promise(function (answer, refuse) {
    var timer = setTimeout(function () { refuse(new Error("slow")); }, patience);
    fetch(request).then(answer, refuse).finally(function () { clearTimeout(timer); });
  });
}

function page(request, path) {
  return Pack.isKept(path).then(function (here) {
    return timely(request, here ? PATIENCE : 0).then(function (answer) {
      return answer.status >= 500 && here ? kept(SHELL).then(function (shell) { return shell || answer; }) : answer;
    });
  }).catch(function (fault) {
    return kept(path).then(function (own) { return own || kept(SHELL); }).then(function (found) {
      if (found) return found;
      throw fault;
    });
  });
}

function suggestions(request, address) {
  return fetch(request).then(function (answer) {
    if (!answer.ok || address.pathname !== "/api/v1/suggest") throw new Error("no server");
    return answer;
  }).catch(function () {
    return Pack.suggest(address.searchParams.get("q") || "", address.searchParams.get("game") || "").then(function (groups) {
      return new Response(JSON.stringify({ groups: groups }), { headers: { "Content-Type": "application/json" } });
    });
  });
}

self.addEventListener("fetch", function (event) {
  var request = event.request, address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, address.pathname));
  else if (address.pathname === "/api/v1/suggest" || address.pathname === "/offline/suggestions.json") event.respondWith(suggestions(request, address));
  else if (FILES.indexOf(address.pathname) >= 0) {
    event.respondWith(fetch(request).catch(function (fault) {
      return kept(address.pathname).then(function (found) { if (found) return found; throw fault; });
    }));
  }
});
