// The search box: "/" goes to it, suggestions while typing, recent searches kept on this device, a number pad.
// Without this script the box is a plain form and finds the same.
(function () {
  "use strict";
  var RECENT = "rulesite.recent", NO_SLASH = "rulesite.no-slash", MOST_RECENT = 8, WAIT = 70, words = document.currentScript.dataset;
  var boxes = Array.prototype.slice.call(document.querySelectorAll("[data-search]"));
  var cache = new Map();

  function kept(name, fallback) {
    try { return JSON.parse(localStorage.getItem(name)) || fallback; } catch (error) { return fallback; }
  }
  function keep(name, value) {
    try { localStorage.setItem(name, JSON.stringify(value)); } catch (error) { /* a private window keeps nothing */ }
  }
  function remember(text) {
    text = text.trim();
    if (!text) return;
    var others = kept(RECENT, []).filter(function (one) { return one !== text; });
    keep(RECENT, [text].concat(others).slice(0, MOST_RECENT));
  }
  function made(tag, attributes, text) {
    var node = document.createElement(tag);
    Object.keys(attributes).forEach(function (name) { node.setAttribute(name, attributes[name]); });
    if (text !== undefined) node.textContent = text;
    return node;
  }
  function named(game) {
    return game.replace(/(^|-)(?!and-)(\w)/g, function (all, dash, letter) {
      return (dash ? " " : "") + letter.toUpperCase();
    }).replace(/-/g, " ");
  }

  boxes.forEach(function (box) {
    var form = box.form, id = box.id + "-list", open = false, active = -1, options = [], asked = null, timer = 0;
    var list = made("div", { id: id, role: "listbox", "aria-label": words.list, class: "suggestions" });
    var said = made("div", { role: "status", class: "unseen" });
    // A hidden field on most pages, chips on the front page.
    function game() { return form.elements.game ? form.elements.game.value : ""; }
    list.hidden = true;
    box.parentNode.appendChild(list);
    form.appendChild(said);
    box.setAttribute("role", "combobox");
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-expanded", "false");
    box.setAttribute("aria-controls", id);

    function close() {
      clearTimeout(timer);
      open = false;
      list.hidden = true;
      box.setAttribute("aria-expanded", "false");
      point(-1);
    }
    function point(place) {
      if (options[active]) options[active].node.setAttribute("aria-selected", "false");
      active = place;
      if (options[active]) {
        options[active].node.setAttribute("aria-selected", "true");
        options[active].node.scrollIntoView({ block: "nearest" });
        box.setAttribute("aria-activedescendant", options[active].node.id);
      } else {
        box.removeAttribute("aria-activedescendant");
      }
    }
    function show(groups, empty) {
      list.textContent = "";
      options = [];
      active = -1;
      box.removeAttribute("aria-activedescendant");
      groups.forEach(function (group, nth) {
        var head = made("div", { id: id + "-g" + nth, class: "group" }, group.name);
        var part = made("div", { role: "group", "aria-labelledby": head.id });
        part.appendChild(head);
        group.items.forEach(function (item) {
          var node = made("div", { role: "option", id: id + "-" + options.length, "aria-selected": "false" });
          if (item.number) node.appendChild(made("span", { class: "number" }, item.number));
          node.appendChild(made("span", { class: "what" }, item.text));
          var where = game() ? item.place.split(" › ").pop() : named(item.game || "");
          if (where) node.appendChild(made("span", { class: "sub" }, where));
          part.appendChild(node);
          options.push({ node: node, item: item });
        });
        list.appendChild(part);
      });
      open = options.length > 0;
      list.hidden = !open;
      box.setAttribute("aria-expanded", String(open));
      said.textContent = !open ? empty : options.length === 1 ? words.one : words.several.replace("COUNT", options.length);
    }
    function choose(option, apart) {
      if (option.item.clear) {
        keep(RECENT, []);
        close();
        said.textContent = words.cleared;
        return;
      }
      if (option.item.path) {
        remember(option.item.number || option.item.text);
        close();
        if (apart) window.open(option.item.path, "_blank", "noopener");
        else location.assign(option.item.path);
        return;
      }
      box.value = option.item.text;
      close();
      form.requestSubmit();
    }
    function recent() {
      var items = kept(RECENT, []).map(function (text) { return { text: text, place: "" }; });
      if (!items.length) return close();
      items.push({ text: words.clear, place: "", clear: true });
      show([{ name: words.recent, items: items }], "");
    }
    function suggest() {
      var typed = box.value.trim();
      if (!typed) return recent();
      var address = box.dataset.search + "?" + new URLSearchParams(game() ? { q: typed, game: game() } : { q: typed });
      if (typed.length > 100) return close();
      if (cache.has(address)) return show(cache.get(address), words.none);
      if (asked) asked.abort();
      asked = new AbortController();
      fetch(address, { signal: asked.signal, headers: { Accept: "application/json" } })
        .then(function (answer) { return answer.ok ? answer.json() : { groups: [] }; })
        .then(function (found) {
          cache.set(address, found.groups);
          if (document.activeElement === box && box.value.trim() === typed) show(found.groups, words.none);
        })
        .catch(function () { /* typed on, or offline: the form still works */ });
    }

    box.addEventListener("input", function () {
      if (box.inputMode === "decimal" && box.value.indexOf(",") >= 0) box.value = box.value.replace(/,/g, ".");
      clearTimeout(timer);
      timer = setTimeout(suggest, WAIT);
    });
    box.addEventListener("focus", function () { if (!box.value) recent(); });
    box.addEventListener("blur", close);
    box.addEventListener("keydown", function (event) {
      if (event.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (!open) return suggest();
        var step = event.key === "ArrowDown" ? 1 : -1;
        // One place more than there are options: the box itself.
        point((active + 1 + step + options.length + 1) % (options.length + 1) - 1);
      } else if (event.key === "Enter" && open && options[active]) {
        event.preventDefault();
        choose(options[active], event.ctrlKey || event.metaKey);
      } else if (event.key === "Escape") {
        event.preventDefault();
        if (open) close();
        else if (box.value && !box.defaultValue) box.value = "";
        else box.blur();
      }
    });
    // Before the box loses the focus.
    list.addEventListener("mousedown", function (event) { event.preventDefault(); });
    list.addEventListener("click", function (event) {
      var node = event.target.closest("[role=option]");
      var option = options.find(function (one) { return one.node === node; });
      if (option) choose(option, event.ctrlKey || event.metaKey);
    });
    form.addEventListener("submit", function () { remember(box.value); });
    // An address to share says nothing of a game that was not chosen.
    form.addEventListener("formdata", function (event) { if (!event.formData.get("game")) event.formData.delete("game"); });

    if (window.matchMedia("(pointer: coarse)").matches) {
      var pad = made("button", { type: "button", class: "pad", "aria-pressed": "false", "aria-label": words.keys }, "123");
      box.parentNode.after(pad);
      pad.addEventListener("mousedown", function (event) { event.preventDefault(); });
      pad.addEventListener("click", function () {
        var numbers = box.inputMode !== "decimal";
        box.inputMode = numbers ? "decimal" : "";
        pad.textContent = numbers ? "abc" : "123";
        pad.setAttribute("aria-pressed", String(numbers));
        // Keyboards change only when the box gets the focus anew.
        box.blur();
        box.focus();
      });
    }
  });

  document.addEventListener("keydown", function (event) {
    var at = event.target;
    var typing = at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
    var box = boxes[boxes.length - 1];
    if (event.key !== "/" || typing || !box || event.ctrlKey || event.metaKey || event.altKey) return;
    if (kept(NO_SLASH, false)) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
  document.querySelectorAll("[data-slash]").forEach(function (choice) {
    choice.checked = !kept(NO_SLASH, false);
    choice.closest("[hidden]").hidden = false;
    choice.addEventListener("change", function () { keep(NO_SLASH, !choice.checked); });
  });
})();
