// Only what the page does not need: one press copies the corrected text.
"use strict";
const words = document.currentScript.dataset;
for (const button of document.querySelectorAll("button[data-copies]")) {
  const source = document.getElementById(button.dataset.copies);
  const told = button.parentElement.querySelector("[role=status]");
  if (!navigator.clipboard || !source) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(source.value).then(
      () => { told.textContent = words.copied; },
      () => { source.select(); told.textContent = words.press; },
    );
  });
}
