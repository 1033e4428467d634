// "/" goes to the search box; copy buttons appear where the browser can copy. The pages need none of it.
(function () {
  "use strict";
  document.addEventListener("keydown", function (event) {
    var at = event.target;
    var typing = at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      var boxes = document.querySelectorAll("[data-search]");
      var box = boxes[boxes.length - 1];
      if (box) {
        event.preventDefault();
        box.focus();
        box.select();
      }
    } else if (event.key === "Escape" && at.matches && at.matches("[data-search]")) {
      at.blur();
    }
  });
  if (!navigator.clipboard) return;
  document.querySelectorAll("[data-copy],[data-copy-from]").forEach(function (button) {
    var label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", function () {
      var source = button.dataset.copyFrom;
      var text = source ? document.getElementById(source).textContent.trim() : button.dataset.copy;
      navigator.clipboard.writeText(text).then(
        function () { said("Copied"); },
        function () { said("Not copied"); }
      );
      function said(word) {
        button.textContent = word;
        button.setAttribute("aria-live", "polite");
        setTimeout(function () { button.textContent = label; }, 1600);
      }
    });
  });
})();
