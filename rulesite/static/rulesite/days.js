// In a copy made of files: an address with a day leads to the version that was in force on it.
(() => {
  const asked = location.pathname.match(/^\/([^/]+)\/([^/]+)\/@(\d{4}-\d\d-\d\d)(\/.*)?$/);
  if (!asked) return;
  const [, game, document_, day, rest] = asked;
  const versions = JSON.parse(document.currentScript.dataset.versions)[`${game}/${document_}`] || [];
  const inForce = versions.find(([since]) => since <= day);
  // A version may be called by a day itself: what is missing of it is missing.
  if (!inForce || versions.some(([, label]) => label === day)) return;
  location.replace(`/${game}/${document_}/@${inForce[1]}${rest || "/"}${location.hash}`);
})();
