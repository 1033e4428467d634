// What makes reading easier: the display's choices, sheets on a phone, sharing, where you are, keys.
// Every page can be read without it.
(function () {
  "use strict";
  var root = document.documentElement, words = document.currentScript.dataset, NO_KEYS = "rulesite.no-slash";
  function kept(name) { try { return localStorage.getItem(name); } catch (refused) { return null; } }
  function keep(name, value) {
    try { if (value) localStorage.setItem(name, value); else localStorage.removeItem(name); } catch (refused) { /* not remembered */ }
  }
  function each(selector, work) { Array.prototype.forEach.call(document.querySelectorAll(selector), work); }

  // Theme and text size, kept on this device.
  each("[data-view]", function (menu) {
    menu.hidden = false;
    ["theme", "size"].forEach(function (name) {
      menu.querySelectorAll("[name=" + name + "]").forEach(function (choice) {
        choice.checked = choice.value === (kept("rulesite." + name) || "");
        choice.addEventListener("change", function () {
          keep("rulesite." + name, choice.value);
          if (choice.value) root.dataset[name] = choice.value; else delete root.dataset[name];
        });
      });
    });
    document.addEventListener("click", function (event) { if (menu.open && !menu.contains(event.target)) menu.open = false; });
    menu.addEventListener("keydown", function (event) {
      if (event.key === "Escape" && menu.open) { menu.open = false; menu.firstElementChild.focus(); }
    });
  });

  // Sheets: opened in place instead of by the address, closed by Escape, by a tap beside them and by their links.
  var sheet = document.querySelector("[data-sheet]"), opener = null;
  function closeSheet() {
    if (!sheet.classList.contains("open")) return;
    sheet.classList.remove("open");
    if (opener) { opener.setAttribute("aria-expanded", "false"); opener.focus(); }
  }
  each("[data-open]", function (link) {
    link.setAttribute("aria-expanded", "false");
    link.setAttribute("role", "button");
    link.addEventListener("click", function (event) {
      event.preventDefault();
      opener = link;
      if (sheet.classList.contains("open")) return closeSheet();
      sheet.classList.add("open");
      link.setAttribute("aria-expanded", "true");
      var here = sheet.querySelector(".tree [aria-current]") || sheet.querySelector("nav a");
      if (here) { here.focus({ preventScroll: true }); here.scrollIntoView({ block: "center" }); }
    });
  });
  if (sheet) {
    sheet.querySelector("[data-close]").addEventListener("click", function (event) {
      if (sheet.classList.contains("open")) { event.preventDefault(); closeSheet(); }
    });
    document.addEventListener("click", function (event) {
      if (!sheet.contains(event.target) && !event.target.closest("[data-open]") && sheet.classList.contains("open")) {
        sheet.classList.remove("open");
        if (opener) opener.setAttribute("aria-expanded", "false");
      }
    });
    document.addEventListener("keydown", function (event) { if (event.key === "Escape") closeSheet(); });
    // The tree at the left begins where the reader is.
    var current = sheet.querySelector(".tree [aria-current]");
    if (current && current.offsetTop + 40 > sheet.clientHeight) sheet.scrollTop = Math.max(0, current.offsetTop - sheet.clientHeight / 3);
  }

  each("[data-find]", function (link) {
    link.addEventListener("click", function (event) {
      var box = document.querySelector("main [data-search]") || document.querySelector("[data-search]");
      if (!box) return;
      event.preventDefault();
      box.form.classList.add("open");
      box.focus();
      box.addEventListener("blur", function () { setTimeout(function () { if (!box.form.contains(document.activeElement)) box.form.classList.remove("open"); }, 150); }, { once: true });
    });
  });

  var said = document.createElement("p");
  said.className = "toast";
  said.setAttribute("role", "status");
  document.body.append(said);
  function say(text) {
    said.textContent = text;
    setTimeout(function () { said.textContent = ""; }, 4000);
  }
  each("[data-share]", function (button) {
    if (!navigator.share && !navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener("click", function () {
      var canonical = document.querySelector("link[rel=canonical]");
      var address = canonical ? canonical.href + location.hash : location.href;
      if (navigator.share) navigator.share({ title: document.title, url: address }).catch(function () { /* thought better of it */ });
      else navigator.clipboard.writeText(address).then(function () { say(button.dataset.said || words.copied); });
    });
  });

  each("[data-copy]", function (button) {
    if (!navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener("click", function () {
      navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value).then(function () { say(button.dataset.said); });
    });
  });

  // Where you are, in the line on top once the heading has left the window.
  var where = document.querySelector("[data-where]"), head = document.querySelector("main h1:not(.unseen)");
  if (where && head && window.IntersectionObserver) {
    new IntersectionObserver(function (seen) {
      where.textContent = seen[0].isIntersecting ? "" : head.innerText;
    }, { rootMargin: "-60px 0px 0px" }).observe(head);
  }

  // What was read last, and the game asked about last, are kept on this device for the front page.
  var READ = "rulesite.read", rule = document.querySelector(".rule-page h1");
  function readBefore() { try { return JSON.parse(kept(READ)) || []; } catch (broken) { return []; } }
  if (rule) {
    var now = { path: location.pathname, name: rule.innerText.replace(/\s+/g, " ").slice(0, 60), game: root.dataset.game || "" };
    keep(READ, JSON.stringify([now].concat(readBefore().filter(function (one) { return one.path !== now.path; })).slice(0, 6)));
  }
  if (root.dataset.game) keep("rulesite.game", root.dataset.game);
  each("[data-continue]", function (section) {
    var list = section.querySelector("ul");
    readBefore().forEach(function (one) {
      var item = document.createElement("li"), link = document.createElement("a");
      if (!/^\/[^\/]/.test(one.path)) return;
      link.href = one.path;
      link.dataset.game = one.game;
      link.textContent = one.name;
      item.append(link);
      list.append(item);
    });
    section.hidden = !list.children.length;
  });
  each("[data-front]", function (form) {
    var last = form.querySelector("[name=game][value=" + JSON.stringify(kept("rulesite.game") || "") + "]");
    if (last) last.checked = true;
    form.addEventListener("change", function (event) { if (event.target.name === "game") keep("rulesite.game", event.target.value); });
  });

  // Long sections: all folds at once, and a list to jump with.
  each("[data-fold]", function (button) {
    button.hidden = false;
    button.addEventListener("click", function () {
      var open = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(open));
      each(".keyword-group", function (group) { group.open = open; });
    });
  });
  each("[data-jump]", function (select) {
    select.closest("[hidden]").hidden = false;
    select.addEventListener("change", function () {
      if (select.value) { location.hash = select.value; reveal(); }
    });
  });
  function reveal() {
    var at = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    var fold = at && at.closest("details");
    if (at && at.tagName === "DETAILS") at.open = true;
    if (fold) { fold.open = true; at.scrollIntoView(); }
  }
  addEventListener("hashchange", reveal);
  reveal();
  each("[data-marks]", function (choice) {
    choice.closest("[hidden]").hidden = false;
    choice.checked = kept("rulesite.no-marks") !== "1";
    document.body.classList.toggle("hide-marks", !choice.checked);
    choice.addEventListener("change", function () {
      keep("rulesite.no-marks", choice.checked ? "" : "1");
      document.body.classList.toggle("hide-marks", !choice.checked);
    });
  });

  // Keys, which can be switched off: j k between rules, [ ] between pages, g to a number, n p between matches, ? help.
  var at = -1, matched = -1;
  function step(list, place, by) {
    if (!list.length) return -1;
    place = Math.max(0, Math.min(list.length - 1, place + by));
    return place;
  }
  function toRule(by) {
    var rules = Array.prototype.filter.call(document.querySelectorAll(".rules > li, .keyword-group > summary"), function (one) { return one.getClientRects().length; });
    if (!rules.length) return;
    rules.forEach(function (one) { one.classList.remove("here"); });
    at = step(rules, at, by);
    var stop = rules[at].matches("summary") ? rules[at] : rules[at].querySelector(".number") || rules[at];
    rules[at].classList.add("here");
    stop.focus({ preventScroll: true });
    rules[at].scrollIntoView({ block: "center" });
  }
  function toMatch(by) {
    var marks = document.querySelectorAll("main mark");
    matched = step(marks, matched, by);
    if (matched < 0) return;
    marks.forEach(function (one, place) { one.classList.toggle("at", place === matched); });
    marks[matched].scrollIntoView({ block: "center" });
  }
  function follow(selector) {
    var link = document.querySelector(selector);
    if (link) location.assign(link.href);
  }
  document.addEventListener("keydown", function (event) {
    var on = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (on.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(on.tagName)) return;
    var off = null;
    try { off = JSON.parse(kept(NO_KEYS)); } catch (broken) { off = null; }
    if (off) return;
    var menu = document.querySelector("[data-view]"), box = document.querySelector("[data-search]");
    var does = {
      j: function () { toRule(1); }, k: function () { toRule(-1); },
      n: function () { toMatch(1); }, p: function () { toMatch(-1); },
      "[": function () { follow("main a[rel=prev]"); }, "]": function () { follow("main a[rel=next]"); },
      g: function () { if (box) { box.form.classList.add("open"); box.focus(); box.select(); } },
      "?": function () { if (menu) { menu.open = !menu.open; menu.firstElementChild.focus(); } }
    }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  });
})();
