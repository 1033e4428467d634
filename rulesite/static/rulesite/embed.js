/* Rulesite: turns citations of rules in a page into links with a preview. Sets no cookie, keeps nothing, loads
   nothing else. What looks like a number is sent with the words beside it, without a referrer; the site's own
   grammar decides what a citation is. Options stand on the script element and are told at /embed. */
(() => {
  "use strict";
  const script = document.currentScript;
  const options = script ? script.dataset : {};
  const endpoint = new URL("/api/v1/preview", script && script.src ? script.src : location.href).href;
  const BESIDE = 24, LONGEST_PIECE = 160, PIECES = 40, LONGEST_QUERY = 3000;
  const LEFT_ALONE = "a,button,input,textarea,select,option,label,script,style,noscript,template,svg,math,iframe," +
    "[contenteditable]:not([contenteditable=false]),[data-rulesite=off],.rulesite-preview" +
    ("code" in options ? "" : ",code,pre,kbd,samp,tt") + (options.skip ? "," + options.skip : "");
  // Coarse on purpose: 603.7d | 383.3.e | 6.6.5c | [8.3] | rule 603 | § 6.6 | CR603.4, with the numbers listed behind.
  const TAIL = "(?:\\.(?:\\d{1,3}[a-z]{0,2}|[a-z]{1,2}))";
  const BARE = "(?:\\d{3}" + TAIL + "+|\\d{1,2}(?:\\.\\d{1,3}){2}[a-z]{0,2}|(?<=\\[)\\d{1,2}\\.\\d{1,2})(?!\\w)";
  const LED = "(?:\\b(?:(?:sub)?rules?|sections?|chapters?|(?:comp)?rules|cr|trp?)|§)[\\s.:,*#]{0,4}\\d{1,3}" + TAIL + "*(?!\\w)";
  const LIKELY = new RegExp(
    "(?:" + LED + "|" + BARE + ")(?:\\s*(?:[-–—,;/&]|and|or|to|through)\\s*(?:rules?\\s*)?(?:\\d{1,3}" + TAIL +
    "+(?!\\w)|[a-z]{1,2}\\b))*", "gi");
  const known = new Map();
  let popup, open, timer, byTouch = false, byTouched = null, count = 0;

  /** The pieces of a text that may hold citations, apart from one another: where each begins, and its words. */
  function piecesOf(text) {
    const spans = [];
    for (const match of text.matchAll(LIKELY)) {
      const from = match.index, to = from + match[0].length;
      let start = Math.max(0, from - BESIDE), end = Math.min(text.length, to + BESIDE);
      // Whole words only, so that none is taken for another.
      while (start && start < from && /\S/.test(text[start - 1])) start++;
      while (end < text.length && end > to && /\S/.test(text[end])) end--;
      const before = spans[spans.length - 1];
      if (before && start <= before[1] && end - before[0] <= LONGEST_PIECE) before[1] = end;
      else {
        if (before) before[1] = Math.min(before[1], from);
        spans.push([before ? Math.max(start, before[1]) : start, Math.min(end, start + LONGEST_PIECE)]);
      }
    }
    return spans.map(([start, end]) => [start, text.slice(start, end)]);
  }

  function placesIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
      acceptNode: (node) => /\d/.test(node.data) && node.parentElement && !node.parentElement.closest(LEFT_ALONE)
        ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
    });
    const places = [];
    while (walker.nextNode()) {
      for (const [start, piece] of piecesOf(walker.currentNode.data)) places.push({ node: walker.currentNode, start, piece });
    }
    return places;
  }

  function asked(pieces) {
    const query = new URLSearchParams();
    if (options.game) query.set("game", options.game);
    if (options.edition) query.set("edition", options.edition);
    pieces.forEach((piece) => query.append("c", piece));
    return endpoint + "?" + query;
  }

  /** Asks for pieces not asked for before, as many at a time as an address holds. */
  async function ask(pieces) {
    const fresh = [...new Set(pieces)].filter((piece) => !known.has(piece));
    while (fresh.length) {
      const batch = [fresh.shift()];
      while (fresh.length && batch.length < PIECES && asked([...batch, fresh[0]]).length < LONGEST_QUERY) batch.push(fresh.shift());
      const answer = await fetch(asked(batch), { credentials: "omit", referrerPolicy: "no-referrer" });
      if (!answer.ok) throw new Error("Rulesite answered " + answer.status);
      (await answer.json()).pieces.forEach((found, i) => known.set(batch[i], found));
    }
  }

  async function scan(root) {
    const places = placesIn(root || document.querySelector(options.within || "body") || document.body);
    if (!places.length) return 0;
    await ask(places.map((place) => place.piece));
    let made = 0;
    // From the end, so that what stands before stays where it is.
    for (const { node, start, piece } of places.reverse()) {
      if (!node.isConnected || node.data.slice(start, start + piece.length) !== piece) continue;
      for (const found of [...known.get(piece)].reverse()) {
        const units = (count) => [...piece].slice(0, count).join("").length;
        link(node, start + units(found.start), start + units(found.end), found.rules);
        made++;
      }
    }
    return made;
  }

  function link(node, start, end, rules) {
    const words = node.splitText(start);
    words.splitText(end - start);
    const anchor = document.createElement("a");
    anchor.className = "rulesite-citation";
    anchor.href = rules.length > 1 ? new URL("/c/" + encodeURIComponent(words.data.trim()), endpoint).href : rules[0].url;
    words.replaceWith(anchor);
    anchor.append(words);
    anchor.rules = rules;
    listen(anchor, () => show(anchor));
  }

  /** A link shows its preview under the pointer, on focus and at the first tap; the second tap follows it. */
  function listen(anchor, look) {
    const later = (wait) => () => { clearTimeout(timer); timer = setTimeout(look, wait); };
    anchor.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") later(options.site === undefined ? 150 : 350)(); });
    anchor.addEventListener("pointerleave", hideSoon);
    // Whoever tabs through many links of a page wants none of them in the way of the next.
    anchor.addEventListener("focus", () => {
      if (byTouch) return;
      if (options.site === undefined) look();
      else if (anchor.matches(":focus-visible")) later(350)();
    });
    anchor.addEventListener("blur", () => { if (popup && popup.matches(":hover")) hideSoon(); else if (open === anchor || !open) hide(); });
    anchor.addEventListener("pointerdown", (event) => { byTouch = event.pointerType === "touch"; });
    anchor.addEventListener("click", (event) => {
      if (byTouch && open !== anchor) { event.preventDefault(); look(); }
      byTouch = false;
    });
  }

  /** On the site itself the links are there already: those in texts show the rule, term or card they lead to. */
  function attend() {
    const IN_TEXTS = ".rule-body a,.rules .text a,.own-example a,.answer a,.by a,.answer-card .text a,.beside .links a";
    document.addEventListener("pointerover", (event) => meet(event.target));
    document.addEventListener("focusin", (event) => meet(event.target));
    function meet(node) {
      const anchor = node.closest && node.closest(IN_TEXTS);
      if (!anchor || anchor.looked || !/^\/[\w-]+\/[\w-]+\/[^/]/.test(anchor.getAttribute("href") || "")) return;
      anchor.looked = true;
      const look = async () => {
        if (anchor.rules === undefined) {
          const answer = await fetch(endpoint + "/page?path=" + encodeURIComponent(anchor.pathname), { credentials: "omit" });
          anchor.rules = answer.ok ? [await answer.json()] : null;
        }
        if (anchor.rules && (anchor.matches(":hover,:focus") || byTouched === anchor)) show(anchor);
      };
      listen(anchor, () => { byTouched = byTouch ? anchor : null; look().catch(() => { anchor.rules = null; }); });
      anchor.dispatchEvent(node.matches(":focus-visible") ? new Event("focus") : new PointerEvent("pointerenter", { pointerType: "mouse" }));
    }
  }

  function element(name, text, parent) {
    const made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  }

  function show(anchor) {
    clearTimeout(timer);
    if (open === anchor) return;
    hide();
    if (!popup) build();
    popup.textContent = "";
    for (const rule of anchor.rules) {
      const head = element("p", "", popup);
      const title = element("a", rule.number, head);
      title.href = rule.url;
      title.tabIndex = -1;
      element("span", " " + rule.name + (rule.edition ? " " + rule.edition : ""), head);
      element("p", rule.text, popup);
      if (rule.note) element("p", rule.note, popup).className = "rulesite-note";
    }
    document.body.append(popup);
    open = anchor;
    anchor.setAttribute("aria-describedby", popup.id);
    place();
  }

  /** Beside the link, wherever that is now; out of sight, the preview goes too. */
  function place() {
    const lines = open.getClientRects(), size = popup.getBoundingClientRect();
    if (!lines.length || lines[0].bottom < 0 || lines[0].top > innerHeight) return hide();
    const at = { left: lines[lines.length - 1].left, top: lines[0].top, bottom: lines[lines.length - 1].bottom };
    const below = at.bottom + size.height + 8 <= innerHeight || at.top < size.height + 8;
    popup.style.left = Math.max(8, Math.min(at.left, innerWidth - size.width - 8)) + "px";
    popup.style.top = Math.max(8, below ? Math.min(at.bottom + 4, innerHeight - size.height - 8) : at.top - size.height - 4) + "px";
  }

  function hide() {
    clearTimeout(timer);
    if (!open) return;
    open.removeAttribute("aria-describedby");
    open = null;
    popup.remove();
  }

  function hideSoon() {
    clearTimeout(timer);
    // Long enough to move the pointer from the link into the preview.
    timer = setTimeout(() => { if (!open || (!open.matches(":hover,:focus-visible") && !popup.matches(":hover"))) hide(); }, 250);
  }

  function build() {
    popup = document.createElement("div");
    popup.className = "rulesite-preview";
    popup.id = "rulesite-preview-" + ++count;
    popup.setAttribute("role", "tooltip");
    popup.addEventListener("pointerleave", hideSoon);
    const style =
      ".rulesite-preview{all:initial;position:fixed;z-index:2147483000;box-sizing:border-box;width:max-content;" +
      "max-width:min(24rem,calc(100vw - 16px));max-height:60vh;overflow:auto;padding:.75rem .9rem;border:1px solid;border-radius:8px;" +
      "border-color:var(--rulesite-line,#8a9698);background:var(--rulesite-paper,#fff);color:var(--rulesite-ink,#1c2426);" +
      "font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word;box-shadow:0 4px 18px #0003}" +
      ".rulesite-preview p{all:unset;display:block;margin:.3rem 0 0;white-space:pre-line}" +
      ".rulesite-preview a{color:var(--rulesite-accent,#125a61);font-weight:700;font-size:1.1em;padding:.2em 0}" +
      ".rulesite-preview span{opacity:.85;font-size:.9em}" +
      ".rulesite-preview .rulesite-note{border-left:3px solid var(--rulesite-accent,#b07d00);padding-left:.6rem}" +
      "@media(prefers-color-scheme:dark){.rulesite-preview{border-color:var(--rulesite-line,#56646a);" +
      "background:var(--rulesite-paper,#1a2122);color:var(--rulesite-ink,#e8e6df)}.rulesite-preview a{color:var(--rulesite-accent,#86cfd4)}}";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && open) { event.stopPropagation(); hide(); }
  }, true);
  document.addEventListener("pointerdown", (event) => {
    if (open && !open.contains(event.target) && !popup.contains(event.target)) hide();
  });
  for (const moved of ["scroll", "resize"]) addEventListener(moved, () => { if (open) place(); }, { passive: true, capture: true });

  function begin() {
    const failed = (error) => console.warn("Citations were left as they are. " + error.message);
    scan().catch(failed);
    if (!("watch" in options)) return;
    let waiting;
    new MutationObserver((changes) => {
      if (changes.every((change) => change.target === popup || [...change.addedNodes].every((node) => node === popup))) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => scan().catch(failed), 400);
    }).observe(document.querySelector(options.within || "body") || document.body, { childList: true, subtree: true });
  }

  window.rulesite = { scan };
  if ("site" in options) return attend();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
})();
