// "Copy citation": the form and the way to link are chosen once and remembered on this device. The texts are the
// page's own, under "All formats", where they can be taken without this script. What is said stands in its element.
(function () {
  "use strict";
  var box = document.querySelector("[data-cite]"), words = document.currentScript.dataset;
  if (!navigator.clipboard) return;
  var toast = document.createElement("p");
  toast.setAttribute("role", "status");
  toast.className = "toast";
  document.body.append(toast);
  toolsOfLists();
  if (!box) return;
  var shown = box.querySelector("#citation"), form = box.querySelector("[data-cite-form]");
  var ways = box.querySelectorAll("[name=cite-way]"), said = box.querySelector("[data-cite-said]");

  function remembered(key) {
    try { return localStorage.getItem(key); } catch (refused) { return null; }
  }
  function remember(key, value) {
    try { localStorage.setItem(key, value); } catch (refused) { /* it is only not remembered */ }
  }
  /** A rule's tools open from its number: one menu for all rules of a page. "c" on a number copies at once. */
  function toolsOfLists() {
    var menu = document.createElement("div"), at = null;
    menu.className = "rule-tools";
    menu.setAttribute("role", "group");
    function close(back) {
      if (!at) return;
      at.setAttribute("aria-expanded", "false");
      if (back) at.focus();
      at = null;
      menu.remove();
    }
    function item(made, text, work) {
      made.textContent = text;
      made.addEventListener("click", function () { work(); close(true); });
      menu.append(made);
    }
    function open(link, list) {
      var number = link.textContent.trim(), whole = document.createElement("a");
      close();
      at = link;
      menu.textContent = "";
      menu.setAttribute("aria-label", words.rule.replace("NUMBER", number));
      whole.href = link.href;
      whole.textContent = words.open.replace("NUMBER", number);
      menu.append(whole);
      item(document.createElement("button"), words.copyCitation, function () { copyRule(list.dataset, number, toast); });
      item(document.createElement("button"), words.copyLink, function () { copy(link.href, words.link, toast); });
      var history = document.createElement("a");
      history.href = list.dataset.citeHistory.replace("NUMBER", number);
      history.textContent = words.history;
      menu.append(history);
      link.setAttribute("aria-expanded", "true");
      link.after(menu);
      whole.focus({ preventScroll: true });
    }
    document.querySelectorAll("[data-cite-rules]").forEach(function (list) {
      list.addEventListener("click", function (event) {
        var link = event.target.closest(".rules > li > .number");
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (at === link) close(true); else open(link, list);
      });
      list.addEventListener("keydown", function (event) {
        var link = event.target.closest(".number");
        if (!link || event.key !== "c" || event.ctrlKey || event.metaKey || event.altKey) return;
        copyRule(list.dataset, link.textContent.trim(), toast);
      });
    });
    document.addEventListener("keydown", function (event) { if (event.key === "Escape") close(true); });
    document.addEventListener("click", function (event) {
      if (at && !menu.contains(event.target) && !at.contains(event.target)) close();
    });
  }
  function copyRule(list, number, said) {
    said.textContent = "";
    var text = fetch(list.citeRules + "/" + number + "/cite?edition=" + list.citeEdition).then(function (answer) {
      if (!answer.ok) throw new Error(answer.status);
      return answer.json();
    }).then(function (told) {
      return told[remembered("cite-way") === "following" ? "following" : "pinned"][remembered("cite-form") || "plain"];
    });
    // The text is promised, not awaited: some browsers let only the click itself write.
    var copied = window.ClipboardItem
      ? navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then(function (one) { return new Blob([one], { type: "text/plain" }); }) })])
      : text.then(function (one) { return navigator.clipboard.writeText(one); });
    copied.then(
      function () { said.textContent = words.copied.replace("NUMBER", number); },
      function () { said.textContent = words.refused; }
    ).then(function () { setTimeout(function () { said.textContent = ""; }, 4000); });
  }
  function way() {
    return box.querySelector("[name=cite-way]:checked").value;
  }
  function show() {
    shown.textContent = box.querySelector('[data-written="' + way() + " " + form.value + '"]').textContent;
    shown.classList.toggle("as-code", form.value === "html" || form.value === "bibtex");
  }
  function choose(event) {
    remember("cite-form", form.value);
    remember("cite-way", way());
    show();
    if (event) said.textContent = "";
  }
  function copy(text, done, where) {
    where.textContent = "";
    navigator.clipboard.writeText(text).then(
      function () { where.textContent = done; },
      function () { where.textContent = words.select; }
    ).then(function () { if (where === toast) setTimeout(function () { toast.textContent = ""; }, 4000); });
  }
  /** On a phone the citation stands far below the rule: a button right under its text does the same. */
  function copyUnderTheText() {
    var button = document.querySelector("[data-cite-quick]");
    if (!button) return;
    button.parentNode.hidden = false;
    button.addEventListener("click", function () { copy(shown.textContent, words.citation, toast); });
  }

  if (form.querySelector('[value="' + CSS.escape(remembered("cite-form") || "") + '"]')) form.value = remembered("cite-form");
  ways.forEach(function (one) {
    if (one.value === remembered("cite-way")) one.checked = true;
    one.addEventListener("change", choose);
  });
  form.addEventListener("change", choose);
  box.querySelector("[data-cite-copy]").addEventListener("click", function () { copy(shown.textContent, words.citation, said); });
  box.querySelector("[data-cite-link]").addEventListener("click", function () {
    copy(box.querySelector('[data-way="' + way() + '"]').href, words.link, said);
  });
  box.querySelector(".cite-tools").hidden = false;
  box.querySelector(".cite-links").hidden = true;
  show();
  copyUnderTheText();
})();
