// "/" goes to the search box. The pages need none of it.
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
})();
