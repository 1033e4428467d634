// The page of packs, and the frame that shows what is kept when there is no network. Words come from the templates.
(function () {
  "use strict";
  var KEPT = "rulesite.kept", LOOKED = "rulesite.looked";
  function each(selector, work, within) { Array.prototype.forEach.call((within || document).querySelectorAll(selector), work); }
  function versions() { try { return JSON.parse(localStorage.getItem(KEPT)) || {}; } catch (broken) { return {}; } }
  function note(game, version) {
    var all = versions();
    if (version) all[game] = version; else delete all[game];
    try { localStorage.setItem(KEPT, JSON.stringify(all)); localStorage.removeItem(LOOKED); } catch (full) { /* asked again */ }
  }
  function said(told) { return told.documents.map(function (one) { return one.title + " " + one.edition; }).join(", "); }

  each("[data-pack]", function (row) {
    var game = row.dataset.pack, words = row.dataset, state = row.querySelector("[data-state]");
    var keep = row.querySelector("[data-keep]"), drop = row.querySelector("[data-drop]");
    if (!window.caches || !("serviceWorker" in navigator)) { state.textContent = words.cannot; return; }
    function show() {
      return Pack.keptPacks().then(function (packs) {
        var mine = packs[game];
        note(game, mine && mine.version);
        keep.hidden = Boolean(mine);
        drop.hidden = !mine;
        keep.textContent = words.keep;
        state.textContent = mine ? words.have + " " + said(mine) + ", " + words.since + " " + mine.kept + ", " + words.named + " " + mine.version : words.none;
        return Pack.published(game).then(function (now) {
          if (!mine || now.version === mine.version) return;
          state.textContent += ". " + words.newer + " " + said(now) + ", " + words.named + " " + now.version;
          keep.hidden = false;
          keep.textContent = words.update;
        }, function () { if (mine) state.textContent += ". " + words.unknown; else keep.hidden = true; });
      });
    }
    keep.addEventListener("click", function () {
      keep.disabled = true;
      navigator.serviceWorker.register(words.worker).then(function () {
        if (navigator.storage && navigator.storage.persist) navigator.storage.persist();
        return Pack.keep(game, function (done, all) { state.textContent = words.fetching + " " + done + " / " + all; });
      }).then(show, function (fault) { state.textContent = words.failed; console.warn(fault); })
        .then(function () { keep.disabled = false; });
    });
    drop.addEventListener("click", function () { Pack.forget(game).then(show); });
    show();
  });

  // The frame: whatever address it stands at, filled from the packs.
  var frame = document.querySelector("[data-offline]");
  if (!frame) return;
  var words = frame.dataset, path = location.pathname;
  function made(tag, text, name) {
    var node = document.createElement(tag);
    if (text) node.textContent = text;
    if (name) node.className = name;
    return node;
  }
  function linked(tag, text, address) { var node = made(tag), link = made("a", text); link.href = address; node.append(link); return node; }
  function bar(told) {
    frame.before(made("p", words.copy + " " + told.name + ": " + said(told) + ", " + words.since + " " + (told.kept || "") + ", " + words.named + " " + told.version, "sub offline-bar"));
  }
  function contents(packs) {
    var list = made("ul", "", "rows");
    Object.keys(packs).forEach(function (game) {
      list.append(linked("li", packs[game].name, "/" + game + "/"));
      packs[game].documents.forEach(function (one) { list.append(linked("li", one.title + " " + one.edition, one.path)); });
    });
    frame.append(list);
  }
  function absent(packs) {
    document.title = words.absent;
    frame.replaceChildren(made("h1", words.absent), made("p", words.advice));
    contents(packs);
  }
  function scripts() {
    // What is put in is only shown: the scripts of a page that is taken along are the frame's own.
    each("script", function (one) { one.remove(); }, frame);
    if (frame.querySelector("[data-table]")) { var script = made("script"); script.src = words.example; document.body.append(script); }
  }
  function show(found, told) {
    document.title = found.title;
    document.documentElement.dataset.game = told.game;
    frame.innerHTML = found.html;
    scripts();
    bar(told);
    var at = document.getElementById(found.anchor || decodeURIComponent(location.hash.slice(1)));
    if (!at) return;
    for (var fold = at.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    at.classList.add("here");
    at.scrollIntoView({ block: "center" });
  }
  Pack.keptPacks().then(function (packs) {
    var game = decodeURIComponent(path.split("/")[1] || "");
    if (path === "/search") return window.showSearch(frame, packs);
    if (path === "/") { frame.replaceChildren(made("h1", words.home)); return contents(packs); }
    if (!packs[game]) return absent(packs);
    return Pack.page(packs[game], path).then(function (found) {
      if (!found && /^\/[^/]+\/glossary\/./.test(path)) return location.replace("/" + game + "/glossary/");
      if (found) show(found, packs[game]); else absent(packs);
    });
  }).catch(function (fault) { console.warn(fault); frame.append(made("p", words.fault, "note")); });
})();
