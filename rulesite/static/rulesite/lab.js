// The lab without a page load: a button sends its form, and the page that comes back takes the place of this one.
// Cards are completed while typing. Without this script every button sends the form as it is.
(function () {
  "use strict";
  var main = document.getElementById("main"), waiting = null;
  if (!main || !window.fetch || !window.DOMParser) return;

  // What is folded open stays so; where the table is laid, only while it is being laid.
  function opened(lays) {
    return Array.from(main.querySelectorAll("[data-lab] details[id][open]"))
      .map(function (one) { return one.id; })
      .filter(function (id) { return id !== "happen" && (lays || id.indexOf("lay") !== 0); });
  }
  function show(html, address, lays) {
    var page = new DOMParser().parseFromString(html, "text/html"), next = page.getElementById("main");
    if (!next || !next.querySelector("[data-lab]")) { location.assign(address); return; }
    var before = opened(lays);
    main.replaceChildren.apply(main, Array.from(next.childNodes).map(function (node) { return document.importNode(node, true); }));
    document.title = page.title;
    before.forEach(function (id) {
      var one = document.getElementById(id);
      if (one) one.open = true;
    });
    begin();
  }
  function send(form, button) {
    var sent = new FormData(form), target = button && button.getAttribute("formaction");
    if (target) return false;
    if (button && button.name) sent.append(button.name, button.value);
    form.setAttribute("aria-busy", "true");
    var asked = waiting = fetch(form.action, { method: "POST", body: new URLSearchParams(sent), headers: { Accept: "text/html" } });
    asked.then(function (answer) {
      return answer.text().then(function (html) {
        if (waiting !== asked) return;
        if (answer.redirected) history.pushState({ lab: true }, "", answer.url);
        var did = button ? button.value : "enter", same = button && again(button);
        show(html, answer.url, /^(card|bare|paste|enter|set|mark|remove|counters)/.test(did));
        var here = main.querySelector("[role=alert]") || document.getElementById("now");
        var typed = /^(card|bare|paste|enter)/.test(did) && document.getElementById("card");
        var set = /^(set|mark|remove|counters)/.test(did) && !main.querySelector("[role=alert]");
        if (set) here = (same && same()) || main.querySelector("#lay-cards > summary, #lay > summary") || here;
        if (typed) { typed.focus(); return; }
        if (!here) return;
        if (here.tabIndex < 0) here.setAttribute("tabindex", "-1");
        // What is new comes into view from its beginning, however long it is.
        here.focus({ preventScroll: true });
        here.scrollIntoView({ block: here.id === "now" ? "start" : "nearest" });
      });
    }).catch(function () { form.removeAttribute("aria-busy"); form.submit(); });
    return true;
  }
  // The button that stands where this one stood, or the one before it where that is gone.
  function again(button) {
    var box = button.closest("details[id]"), id = box && box.id;
    var place = box ? Array.from(box.querySelectorAll("button")).indexOf(button) : -1;
    return function () {
      var now = id && document.getElementById(id), all = now ? now.querySelectorAll("button") : [];
      return all[Math.min(place, all.length - 1)] || null;
    };
  }
  main.addEventListener("submit", function (event) {
    var form = event.target;
    if (form.matches("[data-lab]") && send(form, event.submitter)) event.preventDefault();
  });
  // A fault leads to its line of the text.
  main.addEventListener("click", function (event) {
    var link = event.target.closest("a[data-line]"), box = document.getElementById("text");
    if (!link || !box) return;
    event.preventDefault();
    var lines = box.value.split("\n"), place = Number(link.dataset.line) - 1;
    var start = lines.slice(0, place).join("\n").length + (place ? 1 : 0);
    box.closest("details").open = true;
    box.focus();
    box.setSelectionRange(start, start + (lines[place] || "").length);
    box.scrollTop = Math.max(0, place - 4) * (box.scrollHeight / lines.length);
  });
  window.addEventListener("popstate", function () {
    if (!main.querySelector("[data-lab]")) return;
    fetch(location.href, { headers: { Accept: "text/html" } })
      .then(function (answer) { return answer.text(); })
      .then(function (html) { show(html, location.href, false); })
      .catch(function () { location.reload(); });
  });

  var last = "", timer = 0;
  main.addEventListener("input", function (event) {
    var box = event.target;
    if (box.getAttribute("list") !== "lab-cards") return;
    var names = document.getElementById("lab-cards"), typed = box.value.trim();
    if (!names || typed.length < 2 || typed === last) return;
    last = typed;
    clearTimeout(timer);
    timer = setTimeout(function () {
      fetch(names.dataset.cards + "&q=" + encodeURIComponent(typed))
        .then(function (answer) { return answer.json(); })
        .then(function (found) {
          if (typed !== last) return;
          names.replaceChildren.apply(names, found.cards.map(function (card) {
            var option = document.createElement("option");
            option.value = card.name;
            option.label = card.types.join(" ") + (card.without_text ? " " + names.dataset.without : "");
            return option;
          }));
        })
        .catch(function () { /* it is only not completed */ });
    }, 120);
  });

  function begin() {
    if (!navigator.clipboard) return;
    main.querySelectorAll("[data-copies]").forEach(function (button) {
      button.hidden = false;
      button.addEventListener("click", function () {
        var from = document.getElementById(button.dataset.copies);
        navigator.clipboard.writeText(from.value).then(function () {
          var said = main.querySelector(".copied");
          if (said) said.textContent = "✓";
        });
      });
    });
  }
  begin();
})();
