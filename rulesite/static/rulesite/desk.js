// The desk works without this: it adds keys, a live preview, completion and saving as one goes.
"use strict";
(() => {
  // What is said stands in the page, in its language.
  const words = document.currentScript.dataset;
  keys();
  const others = document.getElementById("others");
  if (others) present(others);
  const form = document.getElementById("text-form");
  if (form) writing(form);
  for (const field of document.querySelectorAll("[data-numbers]")) completing(field);

  // One key each, as in a mail program: j and k go from row to row, the others press the button of the row.
  function keys() {
    const rows = [...document.querySelectorAll("[data-row]")];
    if (!rows.length) return;
    for (const told of document.querySelectorAll("[data-keys]")) told.hidden = false;
    const at = () => rows.findIndex((row) => row.contains(document.activeElement));
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
      const here = at();
      if (event.key === "j" || event.key === "k") {
        const next = rows[Math.max(0, Math.min(rows.length - 1, event.key === "j" ? here + 1 : here - 1))];
        next.focus();
        next.scrollIntoView({ block: "nearest" });
        event.preventDefault();
      } else {
        const row = rows[here < 0 ? 0 : here];
        const pressed = row.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
        if (!pressed) return;
        event.preventDefault();
        pressed.click();
        const field = event.key === "e" && row.querySelector("details[open] input");
        if (field) field.focus();
      }
    });
    if (["#pairs", "#items"].includes(location.hash)) rows[0].focus();
  }

  // Says who else is here; asks every ten seconds as long as the page is in sight.
  function present(told) {
    const token = document.querySelector("[name=csrfmiddlewaretoken]");
    async function look() {
      if (document.hidden || !token) return;
      const body = new URLSearchParams({ at: location.pathname, csrfmiddlewaretoken: token.value });
      try {
        const answer = await fetch(told.dataset.present, { method: "POST", body });
        if (!answer.ok) return;
        const names = (await answer.json()).others;
        const said = names.length === 1 ? told.dataset.one.replace("NAME", names[0]) : told.dataset.more.replace("NAMES", names.join(", "));
        if (told.hidden !== !names.length || (names.length && told.textContent !== said)) told.textContent = names.length ? said : "";
        told.hidden = !names.length;
      } catch { /* no connection: asked again */ }
    }
    setInterval(look, 10000);
    document.addEventListener("visibilitychange", look);
  }

  function writing(form) {
    const told = document.getElementById("saved");
    const shown = document.getElementById("preview");
    const begun = form.elements.version;
    const keeps = form.dataset.keeps !== "no";
    let previewTimer = 0, saveTimer = 0, asked = 0, saving = false, again = false, stopped = false, unsaved = false;

    form.addEventListener("input", (event) => {
      if (event.target.closest(".cite-list")) return;
      clearTimeout(previewTimer); clearTimeout(saveTimer);
      previewTimer = setTimeout(preview, 500);
      unsaved = true;
      if (!keeps) return;
      saveTimer = setTimeout(save, 2500);
      told.textContent = stopped ? told.textContent : words.notSaved;
    });
    form.addEventListener("submit", () => { clearTimeout(saveTimer); unsaved = false; });
    // What was typed last goes with the page: kept while it can be, asked about where it cannot.
    document.addEventListener("visibilitychange", () => { if (document.hidden && unsaved && keeps) save(); });
    window.addEventListener("beforeunload", (event) => { if (unsaved) event.preventDefault(); });
    // What is published is what is seen: the last words are saved first, and a conflict shows both texts.
    const publishing = document.getElementById("publish-form");
    if (publishing) publishing.addEventListener("submit", async (event) => {
      if (!unsaved) return;
      event.preventDefault();
      clearTimeout(saveTimer);
      await save();
      if (unsaved) { unsaved = false; form.requestSubmit(); } else publishing.submit();
    });
    const gutter = keeps && form.querySelector("[data-yaml]") ? numbered(form.querySelector("[data-yaml]")) : null;

    // A fault leads to its place in the file.
    function placed() {
      const file = form.querySelector("[data-yaml]");
      if (!file) return;
      gutter?.mark([...shown.querySelectorAll("li[data-line]")].map((fault) => Number(fault.dataset.line)));
      for (const fault of shown.querySelectorAll("li[data-line]")) {
        const place = fault.querySelector(".number"), button = document.createElement("button");
        button.type = "button";
        button.className = "quiet place";
        button.textContent = place.textContent;
        button.addEventListener("click", () => {
          const lines = file.value.split("\n"), line = Math.min(Number(fault.dataset.line), lines.length) - 1;
          const start = lines.slice(0, line).join("\n").length + (line ? 1 : 0);
          file.focus();
          file.setSelectionRange(start + Math.max(0, Number(fault.dataset.column) - 1), start + lines[line].length);
          file.scrollTop = (file.scrollHeight / lines.length) * Math.max(0, line - 4);
        });
        place.replaceWith(button);
      }
    }
    placed();

    async function preview() {
      const mine = ++asked;
      try {
        const answer = await fetch(form.dataset.preview, { method: "POST", body: new FormData(form) });
        if (mine !== asked || !answer.ok) return;
        shown.innerHTML = await answer.text();
        placed();
      } catch { /* the network is away: the next keystroke asks again */ }
    }

    async function save() {
      if (stopped) return;
      if (saving) { again = true; return; }
      saving = true;
      unsaved = false;
      try {
        const answer = await fetch(form.action, { keepalive: true, method: "POST", body: new FormData(form), headers: { Accept: "application/json" } });
        if (answer.status === 409) {
          const said = await answer.json();
          stopped = unsaved = true;
          told.textContent = words.savedFirst.replace("NAME", said.by);
        } else if (answer.ok) {
          const said = await answer.json();
          begun.value = said.version;
          const publish = document.querySelector("#publish-form [name=version]");
          if (publish) publish.value = said.version;
          told.textContent = words.saved;
        } else {
          unsaved = true;
          told.textContent = answer.redirected || answer.status === 403 ? words.signedOut : words.refused;
        }
      } catch {
        unsaved = true;
        told.textContent = words.offline;
        saveTimer = setTimeout(save, 10000);
      }
      saving = false;
      if (again) { again = false; await save(); }
    }

    for (const field of form.querySelectorAll("[data-cites], [data-yaml]")) completing(field);
  }

  // The numbers of a file's lines beside it, those with a fault marked: its lines do not wrap.
  function numbered(file) {
    const beside = document.createElement("div");
    beside.className = "line-numbers";
    beside.setAttribute("aria-hidden", "true");
    file.before(beside);
    file.classList.add("has-lines");
    let faulty = new Set();
    function draw() {
      const count = file.value.split("\n").length;
      beside.replaceChildren(...Array.from({ length: count }, (_none, at) => {
        const line = document.createElement("span");
        line.textContent = String(at + 1);
        line.className = faulty.has(at + 1) ? "faulty" : "";
        return line;
      }));
      follow();
    }
    function follow() {
      beside.style.top = `${file.offsetTop + 1}px`;
      beside.style.height = `${file.clientHeight}px`;
      beside.scrollTop = file.scrollTop;
    }
    file.addEventListener("scroll", follow);
    file.addEventListener("input", draw);
    new ResizeObserver(follow).observe(file);
    draw();
    return { mark: (lines) => { faulty = new Set(lines); draw(); } };
  }

  // Offers rules after "rule 60" or "see triggers", and keys of the schema at the beginning of a line.
  function completing(field) {
    const list = document.createElement("ul");
    list.className = "cite-list";
    list.id = `list-${document.querySelectorAll(".cite-list").length}`;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", words.suggestions);
    list.hidden = true;
    (field.closest("label") || field).after(list);
    field.setAttribute("aria-controls", list.id);
    field.setAttribute("aria-autocomplete", "list");
    const owner = field.form;
    let timer = 0, choices = [], chosen = -1, start = 0, known = null, asked = 0;

    field.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 200); });
    field.addEventListener("blur", () => setTimeout(close, 200));
    field.addEventListener("keydown", (event) => {
      if (list.hidden) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) { pick((chosen + step + choices.length) % choices.length); event.preventDefault(); }
      else if (event.key === "Enter" || event.key === "Tab") { if (chosen >= 0) { take(chosen); event.preventDefault(); } }
      else if (event.key === "Escape") { close(); event.preventDefault(); }
    });

    async function look() {
      const before = field.value.slice(0, field.selectionStart);
      const mine = ++asked;
      if (field.dataset.numbers) {
        // After whole numbers, a number that is begun or words of a rule.
        const begun = /(?:^|\s)([\d][\w.]*|[^\d\s][^\d]*)$/.exec(before);
        if (!begun) { close(); return; }
        start = before.length - begun[1].length;
        const answer = await ask(`${field.dataset.numbers}&q=${encodeURIComponent(begun[1])}`);
        if (mine !== asked || !answer) return;
        offer(answer.rules.map((one) => ({ value: one.number, text: `${one.number} ${plain(one.text)}` })));
        return;
      }
      const cited = /(?:\brules?|\bCR|\bTR|\bsee|§)\s+([^\n.,;:()]{1,60}|\d[\w.]*)$/i.exec(before);
      const key = field.hasAttribute("data-yaml") && /(?:^|\n|[{,])[ \-]*([a-z][a-z_ ]{0,30})$/.exec(before);
      const word = field.hasAttribute("data-yaml") && /(?:^|\n|[{,])[ \-]*([a-z][a-z_ ]{0,30}):\s*(?:\[[^\]\n]*?)?([a-z][\w ]*)$/.exec(before);
      if (cited) {
        start = before.length - cited[1].length;
        const answer = await ask(`${owner.dataset.rulesFrom}?q=${encodeURIComponent(cited[1])}`);
        if (mine !== asked || !answer) return;
        offer(answer.rules.map((one) => ({ value: one.number, text: `${one.number} ${plain(one.text)}`, cites: one })));
      } else if (word && owner.dataset.keysFrom) {
        start = before.length - word[2].length;
        known = known || await ask(owner.dataset.keysFrom);
        if (mine !== asked || !known) return;
        const values = known.keys.find((one) => one.key === word[1])?.values || [];
        offer(values.filter((one) => one.startsWith(word[2]) && one !== word[2]).slice(0, 8).map((one) => ({ value: one, text: one })));
      } else if (key && owner.dataset.keysFrom) {
        start = before.length - key[1].length;
        known = known || await ask(owner.dataset.keysFrom);
        if (mine !== asked || !known) return;
        const found = known.keys.filter((one) => one.key.startsWith(key[1]) && one.key !== key[1]).slice(0, 8);
        offer(found.map((one) => ({ value: one.key + ": ", text: one.about ? `${one.key}: ${one.about}` : one.key })));
      } else close();
    }
    async function ask(address) {
      try { const answer = await fetch(address); return answer.ok ? await answer.json() : null; } catch { return null; }
    }
    function plain(html) { return html.replace(/<[^>]+>/g, ""); }
    function offer(found) {
      choices = found; chosen = -1;
      list.replaceChildren(...found.map((one, place) => {
        const item = document.createElement("li");
        item.id = `${list.id}-${place}`;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        item.textContent = one.text;
        item.addEventListener("mousedown", (event) => { event.preventDefault(); take(place); });
        return item;
      }));
      list.hidden = !found.length;
      if (found.length) pick(0);
    }
    function pick(place) {
      chosen = place;
      [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === place)));
      field.setAttribute("aria-activedescendant", `${list.id}-${place}`);
      list.children[place]?.scrollIntoView({ block: "nearest" });
    }
    function take(place) {
      const one = choices[place];
      field.setRangeText(one.value, start, field.selectionStart, "end");
      const rules = one.cites && owner.querySelector("[data-rules]");
      if (rules) {
        const line = one.cites.document === "cr" ? one.value : `${one.cites.document} ${one.value}`;
        const lines = rules.value.split("\n").filter((text) => text.trim());
        if (!lines.includes(line)) rules.value = [...lines, line].join("\n");
      }
      close();
      field.dispatchEvent(new Event("input", { bubbles: true }));
      clearTimeout(timer);
      field.focus();
    }
    function close() { list.hidden = true; choices = []; field.removeAttribute("aria-activedescendant"); }
  }
})();
