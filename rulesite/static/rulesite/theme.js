// The theme and text size chosen on this device, before anything is drawn. Nothing is sent anywhere.
(function () {
  "use strict";
  // What scripts will show has its room from the beginning.
  document.documentElement.classList.add("js");
  if (navigator.clipboard) document.documentElement.classList.add("copies");
  try {
    ["theme", "size"].forEach(function (name) {
      var kept = localStorage.getItem("rulesite." + name);
      if (kept) document.documentElement.dataset[name] = kept;
    });
  } catch (refused) { /* the system's own choice holds */ }
})();
