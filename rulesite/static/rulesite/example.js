// The table of an example: a slider moves it step by step. And "Change this and run", which sends a scenario to the API.
(function () {
  "use strict";
  var section = document.querySelector("[data-table]"), source = document.getElementById("table-data");
  function made(tag, name, text) {
    var node = document.createElement(tag);
    if (name) node.className = name;
    if (text !== undefined) node.textContent = text;
    return node;
  }
  if (section && source) {
    var data = JSON.parse(source.dataset.boards), now = 0, last = data.steps.length;
    var slider = section.querySelector("[data-slider]"), told = section.querySelector("[data-told]"), before = told.textContent;
    var badge = section.querySelector(".badge") ? section.querySelector(".badge").textContent : "";
    var empty = section.querySelector("[data-waiting]").dataset.empty;
    var lines = {}, opened = null;
    document.querySelectorAll(".trace [data-place]").forEach(function (line) { lines[line.dataset.place] = line; });

    function board(step) { return data.boards[step ? data.steps[step - 1] : 0]; }
    function at(step) {
      var found = {};
      board(step).seats.forEach(function (seat) {
        seat.numbers.forEach(function (one) { found[seat.player + "#" + one[0]] = String(one[1]); });
        seat.zones.forEach(function (zone) {
          zone[2].forEach(function (card) { found[card[0]] = seat.player + "/" + zone[0] + "/" + card[2].join(); });
        });
      });
      return found;
    }
    function draw() {
      var shown = board(now), was = at(Math.max(0, now - 1)), is = at(now);
      var seats = section.querySelector("[data-seats]"), waiting = section.querySelector("[data-waiting]");
      seats.textContent = "";
      shown.seats.forEach(function (seat) {
        var side = made("div", "seat" + (seat.active ? " active" : "")), head = made("h3", "", seat.player), zones = made("div", "zones");
        if (seat.active) head.append(" ", made("span", "badge turn", badge));
        seat.numbers.forEach(function (one) {
          var number = made("span", "number-of" + (was[seat.player + "#" + one[0]] !== String(one[1]) ? " lit" : ""));
          number.append(made("b", "", one[1]), " " + one[0]);
          head.append(" ", number);
        });
        seat.zones.forEach(function (zone) {
          var place = made("div", "zone" + (zone[1] === null ? "" : " pile")), cards = made("ul");
          place.append(made("h4", "", data.zones[zone[0]]));
          if (zone[1] !== null) place.append(made("span", "pile-count", zone[1]));
          else {
            zone[2].forEach(function (card) {
              var face = made("li", "card-face" + (card[3] ? " turned" : "") + (was[card[0]] !== is[card[0]] ? " lit" : ""));
              face.append(made("b", "", card[0]));
              if (card[1]) face.append(made("span", "", card[1]));
              card[2].forEach(function (note) { face.append(made("i", "", note)); });
              cards.append(face);
            });
            place.append(cards);
          }
          zones.append(place);
        });
        side.append(head, zones);
        seats.append(side);
      });
      waiting.textContent = "";
      // The top of the stack stands on top.
      shown.waiting.slice().reverse().forEach(function (item) {
        var line = made("li");
        line.append(made("b", "", item[0]), made("span", "", item[1]));
        waiting.append(line);
      });
      if (!shown.waiting.length) waiting.append(made("li", "empty", empty));
    }
    function show(step) {
      now = Math.max(0, Math.min(last, step));
      slider.value = String(now);
      section.querySelector("[data-count]").textContent = now + " / " + last;
      draw();
      document.querySelectorAll(".trace .here").forEach(function (line) { line.classList.remove("here"); });
      var line = now ? lines[now - 1] : null;
      told.textContent = line ? line.querySelector(".what").textContent : now ? "" : before;
      if (opened && (!line || line.closest("details") !== opened)) { opened.open = false; opened = null; }
      if (line) {
        line.classList.add("here");
        var fold = line.closest("details");
        if (fold && !fold.open) { fold.open = true; opened = fold; }
      }
    }
    section.querySelector(".stepper").hidden = false;
    slider.max = String(last);
    slider.addEventListener("input", function () { show(Number(slider.value)); });
    section.querySelectorAll("[data-step]").forEach(function (button) {
      button.addEventListener("click", function () { show(now + Number(button.dataset.step)); });
    });
    Object.keys(lines).forEach(function (place) {
      lines[place].addEventListener("click", function (event) { if (!event.target.closest("a,summary")) show(Number(place) + 1); });
    });
    show(0);
  }

  var form = document.querySelector("[data-try]");
  if (!form) return;
  var words = form.dataset;
  form.querySelector("[type=submit]").hidden = false;
  form.addEventListener("submit", function (event) {
    event.preventDefault();
    var out = form.querySelector("[data-tried]");
    out.textContent = words.running;
    fetch(form.dataset.try, { method: "POST", headers: { "Content-Type": "application/yaml", Accept: "application/json" }, body: form.querySelector("textarea").value })
      .then(function (answer) { return answer.json(); })
      .then(function (answer) {
        out.textContent = "";
        if (!answer.runs) {
          out.append(made("p", "no", answer.detail || words.unread));
          var list = made("ul", "told");
          (answer.problems || []).forEach(function (one) { list.append(made("li", "", (one.found ? words.fault : words.missing).replace(/LINE|EXPECTED|FOUND|ADVICE/g, function (name) { return one[name.toLowerCase()]; }))); });
          out.append(list);
          return;
        }
        answer.runs.forEach(function (run) {
          var verdict = { confirmed: words.confirmed, contradicted: words.contradicted, not_executable: words.untested }[run.verdict];
          out.append(made("p", "badge " + run.verdict, verdict + " · " + run.edition));
          if (run.reason) out.append(made("p", "", run.reason));
          if (run.deciding && run.deciding.rules.length) {
            out.append(made("p", "sub", words.deciding));
            var deciding = made("ul", "told", "");
            run.deciding.rules.forEach(function (one) { deciding.append(made("li", "", one.rule + ": " + one.says)); });
            out.append(deciding);
          }
          var steps = made("ol", "told");
          run.trace.forEach(function (step) { steps.append(made("li", "", step.text + (step.rules.length ? " (" + step.rules.join(", ") + ")" : ""))); });
          out.append(steps);
        });
      })
      .catch(function () { out.textContent = words.unsent; });
  });
})();
