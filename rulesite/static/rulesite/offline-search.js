// A search without a server: over the packs kept on this device, or over those of a copy of the site made of files.
(function () {
  "use strict";
  var MOST = 40;
  function made(tag, text, name) {
    var node = document.createElement(tag);
    if (text) node.textContent = text;
    if (name) node.className = name;
    return node;
  }
  /** The part of a text where the words asked for stand, with them marked. */
  function marked(text, asked) {
    var node = made("span"), low = text.toLowerCase(), beginnings = asked.map(function (one) { return one.slice(0, Math.max(4, one.length - 2)); });
    var first = Math.min.apply(null, beginnings.map(function (one) { var at = low.indexOf(one); return at < 0 ? text.length : at; }));
    var start = first > 160 && first < text.length ? text.indexOf(" ", first - 80) + 1 : 0, shown = text.slice(start, start + 260);
    if (start) node.append("… ");
    shown.split(/([^\s]+)/).forEach(function (word) {
      var is = beginnings.some(function (one) { return word.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, "").indexOf(one) === 0; });
      node.append(is ? made("mark", word) : word);
    });
    return node;
  }
  function one(hit, asked) {
    var item = made("li"), link = made("a");
    link.href = hit.path;
    if (hit.number) link.append(made("span", hit.number, "number"), " ");
    link.append(hit.title || (hit.number ? "" : hit.path));
    item.dataset.game = hit.game;
    item.append(link, " ", made("span", hit.name + (hit.place ? " › " + hit.place : ""), "sub"));
    var text = made("div", "", "text");
    text.append(marked(hit.text, asked));
    item.append(text);
    return item;
  }
  function number(query) { return query.trim().toLowerCase().replace(/^(?:rules?|cr|tr|§|#)\s*/, ""); }

  /** Fill a place with what the address asks for, from packs by game. */
  window.showSearch = function (frame, packs) {
    var asked = new URLSearchParams(location.search), query = (asked.get("q") || "").slice(0, 200), game = asked.get("game") || "";
    var words = frame.dataset, games = Object.keys(packs).filter(function (one) { return !game || one === game; });
    document.title = query ? words.head + ": " + query : words.head;
    document.querySelectorAll("[data-search]").forEach(function (box) { box.value = query; });
    frame.replaceChildren(made("h1", query ? words.head + ": " + query : words.head));
    if (!query) return Promise.resolve();
    return Promise.all(games.map(function (one) { return Pack.find(packs[one], query, MOST); })).then(function (all) {
      var most = Math.max.apply(null, all.map(function (found) { return found.had; }).concat(0)), hits = [], total = 0;
      all.filter(function (found) { return found.had === most && most; }).forEach(function (found) { hits = hits.concat(found.hits); total += found.total; });
      var own = number(query);
      hits.sort(function (a, b) { return (b.number.toLowerCase() === own) - (a.number.toLowerCase() === own) || b.score - a.score; });
      if (!hits.length) return frame.append(made("p", words.nothing + " “" + query + "”.", "lead"));
      frame.append(made("p", total + " " + words.found, "sub"));
      var list = made("ol", "", "hits plain");
      hits.slice(0, MOST).forEach(function (hit) { list.append(one(hit, all[0].asked)); });
      frame.append(list);
    }).catch(function (fault) { console.warn(fault); frame.append(made("p", words.fault, "note")); });
  };

  // On a copy of the site made of files the search page says which packs there are.
  var copy = document.querySelector("[data-search-packs]");
  if (copy) {
    Promise.all(copy.dataset.searchPacks.split(" ").filter(Boolean).map(Pack.opened)).then(function (all) {
      var packs = {};
      all.forEach(function (told) { packs[told.game] = told; });
      return window.showSearch(copy, packs);
    }).catch(function (fault) { console.warn(fault); copy.append(made("p", copy.dataset.fault, "note")); });
  }
})();
