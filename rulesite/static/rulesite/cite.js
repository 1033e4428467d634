// "Copy citation": the form and the way to link are chosen once and remembered on this device. The texts are the
// page's own, under "Every form, to select", where they can be taken without this script.
(function () {
  "use strict";
  var box = document.querySelector("[data-cite]");
  if (!box || !navigator.clipboard) return;
  var shown = box.querySelector("#citation"), form = box.querySelector("[data-cite-form]");
  var ways = box.querySelectorAll("[name=cite-way]"), said = box.querySelector("[data-cite-said]");

  function remembered(key) {
    try { return localStorage.getItem(key); } catch (refused) { return null; }
  }
  function remember(key, value) {
    try { localStorage.setItem(key, value); } catch (refused) { /* it is only not remembered */ }
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
  function copy(text, what) {
    said.textContent = "";
    navigator.clipboard.writeText(text).then(
      function () { said.textContent = what + " copied"; },
      function () { said.textContent = "Not copied: select the text above instead."; }
    );
  }

  if (form.querySelector('[value="' + CSS.escape(remembered("cite-form") || "") + '"]')) form.value = remembered("cite-form");
  ways.forEach(function (one) {
    if (one.value === remembered("cite-way")) one.checked = true;
    one.addEventListener("change", choose);
  });
  form.addEventListener("change", choose);
  box.querySelector("[data-cite-copy]").addEventListener("click", function () { copy(shown.textContent, "Citation"); });
  box.querySelector("[data-cite-link]").addEventListener("click", function () {
    copy(box.querySelector('[data-way="' + way() + '"]').href, "Link");
  });
  box.querySelector(".cite-tools").hidden = false;
  show();
})();
