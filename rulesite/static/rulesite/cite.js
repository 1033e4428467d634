// "Copy citation": the form and the way to link are chosen once and remembered on this device. The texts are the
// page's own, under "Every form, to select", where they can be taken without this script.
(function () {
  "use strict";
  var box = document.querySelector("[data-cite]");
  if (!navigator.clipboard) return;
  var toast = document.createElement("p");
  toast.setAttribute("role", "status");
  toast.className = "cite-toast";
  document.body.append(toast);
  copyFromLists();
  if (!box) return;
  var shown = box.querySelector("#citation"), form = box.querySelector("[data-cite-form]");
  var ways = box.querySelectorAll("[name=cite-way]"), said = box.querySelector("[data-cite-said]");

  function remembered(key) {
    try { return localStorage.getItem(key); } catch (refused) { return null; }
  }
  function remember(key, value) {
    try { localStorage.setItem(key, value); } catch (refused) { /* it is only not remembered */ }
  }
  /** Each rule of a list is copied where it stands: by a button, or by "c" on its number. */
  function copyFromLists() {
    document.querySelectorAll("[data-cite-rules]").forEach(function (list) {
      list.querySelectorAll(":scope > li > .number").forEach(function (link) {
        var number = link.textContent.trim(), button = document.createElement("button");
        button.type = "button";
        button.className = "cite-one";
        button.textContent = "Copy";
        button.setAttribute("aria-label", "Copy the citation of " + number);
        // Pointers and screen readers have the button; keys have "c" on the number, without twice the stops.
        button.tabIndex = -1;
        button.addEventListener("click", copyIt);
        link.setAttribute("aria-keyshortcuts", "c");
        link.addEventListener("keydown", function (event) {
          if (event.key === "c" && !event.ctrlKey && !event.metaKey && !event.altKey) copyIt();
        });
        link.after(button);
        function copyIt() { copyRule(list.dataset, number, toast); }
      });
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
      function () { said.textContent = "Citation of " + number + " copied"; },
      function () { said.textContent = "Not copied: the rule's own page has the citation to select."; }
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
  function copy(text, what, where) {
    where.textContent = "";
    navigator.clipboard.writeText(text).then(
      function () { where.textContent = what + " copied"; },
      function () { where.textContent = "Not copied: select the text beside “Cite this rule” instead."; }
    ).then(function () { if (where === toast) setTimeout(function () { toast.textContent = ""; }, 4000); });
  }
  /** On a phone the citation stands far below the rule: one button at its head does the same. */
  function copyAtTheHead() {
    var head = document.querySelector(".rule-head"), button = document.createElement("button");
    if (!head) return;
    button.type = "button";
    button.className = "cite-quick";
    button.textContent = "Copy citation";
    button.addEventListener("click", function () { copy(shown.textContent, "Citation", toast); });
    head.append(button);
  }

  if (form.querySelector('[value="' + CSS.escape(remembered("cite-form") || "") + '"]')) form.value = remembered("cite-form");
  ways.forEach(function (one) {
    if (one.value === remembered("cite-way")) one.checked = true;
    one.addEventListener("change", choose);
  });
  form.addEventListener("change", choose);
  box.querySelector("[data-cite-copy]").addEventListener("click", function () { copy(shown.textContent, "Citation", said); });
  box.querySelector("[data-cite-link]").addEventListener("click", function () {
    copy(box.querySelector('[data-way="' + way() + '"]').href, "Link", said);
  });
  box.querySelector(".cite-tools").hidden = false;
  show();
  copyAtTheHead();
})();
