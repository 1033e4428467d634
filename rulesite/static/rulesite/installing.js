// Who keeps a game on this device has the worker that answers without a network, and is told when a newer version is out.
// Everybody else has neither.
(function () {
  "use strict";
  var script = document.currentScript, KEPT = "rulesite.kept", LOOKED = "rulesite.looked", AN_HOUR = 3600000;
  function read(name) { try { return JSON.parse(localStorage.getItem(name)) || null; } catch (broken) { return null; } }
  var versions = read(KEPT);
  if (!versions || !Object.keys(versions).length || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(script.dataset.worker).catch(function () { /* a private window has none */ });
  if (location.pathname === script.dataset.packs) return;

  function say(newer) {
    // This script waits for nothing: the page may still be on its way.
    if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", function () { say(newer); });
    var main = document.querySelector("main");
    if (!newer.length || !main) return;
    var note = document.createElement("p"), link = document.createElement("a");
    note.className = "note offline-news";
    note.setAttribute("role", "status");
    link.href = script.dataset.packs;
    link.textContent = newer.join(", ");
    note.append(script.dataset.newer + " ", link);
    main.prepend(note);
  }
  var looked = read(LOOKED);
  if (looked && Date.now() - looked.at < AN_HOUR) {
    return say(looked.newer.filter(function (one) { return versions[one.game] === one.had; }).map(function (one) { return one.name; }));
  }
  Promise.all(Object.keys(versions).map(function (game) {
    return fetch("/offline/" + game + ".json", { credentials: "omit" }).then(function (answer) { return answer.ok ? answer.json() : null; });
  })).then(function (all) {
    var newer = all.filter(function (one) { return one && one.version !== versions[one.game]; }).map(function (one) {
      return { game: one.game, name: one.name, had: versions[one.game] };
    });
    try { localStorage.setItem(LOOKED, JSON.stringify({ at: Date.now(), newer: newer })); } catch (full) { /* looked for again */ }
    say(newer.map(function (one) { return one.name; }));
  }).catch(function () { /* no network: nothing newer can be known */ });
})();
