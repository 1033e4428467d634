// The packs of games: read from this device, or piece by piece from the site, and searched. Used by pages and by the
// service worker; needs no document.
var Pack = (function () {
  "use strict";
  var PACKS = "rulesite-packs", pieces = new Map(), MOST = 100, K1 = 1.2;
  var WORD = /\d{1,3}(?:\.(?:\d{1,3}[a-z]?|[a-z]{1,2})(?![\p{L}\p{N}_]))+|[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)?/gu;
  var SMALL = " a an and are as at be but by can do does for from how i if in is it its my of on or so that the then there they this to what when where which who why will with would you your ";

  function storage() { return typeof caches === "undefined" ? null : caches; }
  function nameOf(told) { return "rulesite-pack-" + told.game + "-" + told.version; }

  /** What is kept on this device: the descriptions of whole packs, by game. */
  function keptPacks() {
    var here = storage();
    if (!here) return Promise.resolve({});
    return here.open(PACKS).then(function (cache) {
      return cache.keys().then(function (requests) {
        return Promise.all(requests.map(function (one) { return cache.match(one).then(function (answer) { return answer.json(); }); }));
      });
    }).then(function (all) {
      var found = {};
      all.forEach(function (told) { found[told.game] = told; });
      return found;
    });
  }

  /** Whether a path can be shown without a network. */
  function isKept(path) {
    return keptPacks().then(function (packs) {
      var games = Object.keys(packs), first = decodeURIComponent(path.split("/")[1] || "");
      return games.length > 0 && (first === "" || first === "search" || first === "offline" || games.indexOf(first) >= 0);
    });
  }

  function fetched(address, tries) {
    return fetch(address, { credentials: "omit" }).then(function (answer) {
      if (answer.ok) return answer;
      // Busy, or asked too often: the site says so and means later.
      if ((answer.status === 503 || answer.status === 429) && tries) {
        var wait = Math.min(Number(answer.headers.get("Retry-After")) || 1, 60) * 1000 * (0.5 + Math.random());
        return new Promise(function (go) { setTimeout(go, wait); }).then(function () { return fetched(address, tries - 1); });
      }
      throw new Error(answer.status + " " + address);
    });
  }

  /** What the site has today of a game. */
  function published(game) {
    return fetch("/offline/" + game + ".json", { cache: "no-cache", credentials: "omit" }).then(function (answer) {
      if (!answer.ok) throw new Error(answer.status + " " + game);
      return answer.json();
    });
  }

  /** Keep a whole pack; the one before stays until this one is whole. Tells how far it is. */
  function keep(game, tell) {
    return published(game).then(function (told) {
      var wanted = told.pieces.slice(), done = 0, all = wanted.length;
      return storage().open(nameOf(told)).then(function (cache) {
        function next() {
          var address = wanted.shift();
          if (!address) return Promise.resolve();
          return cache.match(address).then(function (have) {
            return have || fetched(address, 20).then(function (answer) { return cache.put(address, answer); });
          }).then(function () { done += 1; if (tell) tell(done, all); return next(); });
        }
        return Promise.all([next(), next(), next()]);
      }).then(function () {
        told.kept = new Date().toISOString().slice(0, 10);
        return storage().open(PACKS);
      }).then(function (cache) {
        return cache.put("/offline/" + game + ".json", new Response(JSON.stringify(told), { headers: { "Content-Type": "application/json" } }));
      }).then(function () { return tidy(game, nameOf(told)); }).then(function () { pieces.clear(); return told; });
    });
  }

  function tidy(game, but) {
    return storage().keys().then(function (names) {
      return Promise.all(names.filter(function (name) {
        return name.indexOf("rulesite-pack-" + game + "-") === 0 && name !== but;
      }).map(function (name) { return storage().delete(name); }));
    });
  }

  function forget(game) {
    return storage().open(PACKS).then(function (cache) { return cache.delete("/offline/" + game + ".json"); })
      .then(function () { return tidy(game, ""); });
  }

  /** The description of a game's pack: the one kept here, else the site's. */
  function opened(game) {
    return keptPacks().then(function (packs) { return packs[game] || published(game); });
  }

  /** One piece by its name, from this device or from the site. */
  function piece(told, name) {
    var address = told.pieces.find(function (one) { return one.endsWith("/" + name + ".json"); });
    if (!address) return Promise.reject(new Error(told.game + "/" + name));
    if (!pieces.has(address)) {
      var here = storage(), found = here ? here.open(nameOf(told)).then(function (cache) { return cache.match(address); }) : Promise.resolve();
      pieces.set(address, found.then(function (have) { return have || fetched(address, 3); }).then(function (answer) { return answer.json(); }));
      pieces.get(address).catch(function () { pieces.delete(address); });
    }
    return pieces.get(address);
  }
  function count(told, kind) { return told.pieces.filter(function (one) { return one.indexOf("/" + kind + "-") >= 0; }).length; }

  /** A page of a pack: its title, its HTML, and the number to go to in it; null where it is not in it. */
  function page(told, path) {
    path = decodeURI(path);
    return piece(told, "paths").then(function (paths) {
      var anchor = "", wanted = path;
      Object.keys(paths.rules).forEach(function (document) {
        var number = path.indexOf(document) === 0 ? path.slice(document.length) : "";
        if (paths.rules[document][number]) { wanted = paths.rules[document][number]; anchor = number; }
      });
      var at = paths.pages.findIndex(function (some) { return some.some(function (one) { return decodeURI(one) === decodeURI(wanted); }); });
      if (at < 0) return null;
      return piece(told, "pages-" + at).then(function (found) {
        var key = Object.keys(found.pages).find(function (one) { return decodeURI(one) === decodeURI(wanted); });
        return { title: found.pages[key][0], html: found.pages[key][1], anchor: anchor, path: key };
      });
    });
  }

  function wordsIn(text) { return (text.toLowerCase().replace(/’/g, "'").match(WORD) || []).map(function (one) { return one.replace(/'s$/, ""); }); }
  function firstAt(forms, beginning) {
    var low = 0, high = forms.length;
    while (low < high) { var middle = (low + high) >> 1; if (forms[middle] < beginning) low = middle + 1; else high = middle; }
    return low;
  }
  /** The words of the index that a typed one may be: its own, else those that begin so, else those that begin alike. */
  function meant(words, typed) {
    var at = firstAt(words.forms, typed), found = new Set();
    if (words.forms[at] === typed) return [words.words[at]];
    for (var beginning = typed; beginning.length >= Math.min(3, typed.length) && !found.size; beginning = beginning.slice(0, -1)) {
      for (at = firstAt(words.forms, beginning); at < words.forms.length && words.forms[at].indexOf(beginning) === 0 && found.size < 24; at += 1) found.add(words.words[at]);
    }
    return Array.from(found);
  }
  function postings(told, number, size) {
    return piece(told, "found-" + (number % count(told, "found"))).then(function (part) {
      var list = part.found[number] || [], found = [], place = 0;
      for (var i = 0; i < list.length; i += 2) { place += list[i]; found.push([place, list[i + 1]]); }
      var rare = Math.log(1 + (size - found.length + 0.5) / (found.length + 0.5));
      return found.map(function (one) { return [one[0], rare * one[1] * (K1 + 1) / (one[1] + 4 * K1)]; });
    });
  }
  /** A typed word as rows of synonyms name it: by its number, or as it is where no text has it. */
  function keyOf(words, typed) {
    var at = firstAt(words.forms, typed);
    return words.forms[at] === typed ? words.words[at] : typed;
  }
  /** What a meaning of one or several words finds: the places that have all of them, with their scores. */
  function meaning(told, numbers, size) {
    return Promise.all(numbers.map(function (number) { return postings(told, number, size); })).then(function (lists) {
      var sums = new Map();
      lists.forEach(function (list) { list.forEach(function (hit) { var sum = sums.get(hit[0]) || [0, 0]; sums.set(hit[0], [sum[0] + 1, sum[1] + hit[1]]); }); });
      return Array.from(sums.entries()).filter(function (one) { return one[1][0] === lists.length; }).map(function (one) { return [one[0], one[1][1] / Math.sqrt(lists.length)]; });
    });
  }
  /** Of several lists of places, the best score of each. */
  function bestOf(lists) {
    var best = new Map();
    lists.forEach(function (list) { list.forEach(function (hit) { if (!(best.get(hit[0]) > hit[1])) best.set(hit[0], hit[1]); }); });
    return best;
  }
  function texts(told, places) {
    var needed = Array.from(new Set(places.map(function (place) { return Math.floor(place / told.each); })));
    return Promise.all(needed.map(function (one) { return piece(told, "texts-" + one); })).then(function (found) {
      var known = {};
      needed.forEach(function (one, nth) { known[one] = found[nth].texts; });
      return places.map(function (place) {
        var row = known[Math.floor(place / told.each)][place % told.each];
        return { game: told.game, name: told.name, kind: row[0], number: row[1], title: row[2], place: row[3], path: row[4], text: row[5] };
      });
    });
  }

  /** What a query finds in one game, best first, each with its score: all of its words, else as many as there are. */
  function find(told, query, most) {
    var typed = wordsIn(query).slice(0, 12), of = told;
    var asked = typed.filter(function (one) { return SMALL.indexOf(" " + one + " ") < 0; });
    asked = Array.from(new Set(asked.length ? asked : typed));
    return piece(told, "words").then(function (words) {
      of.each = words.each;
      var keys = typed.map(function (one) { return keyOf(words, one); });
      var rows = (words.said || []).filter(function (row) { return row[0].every(function (one) { return keys.indexOf(one) >= 0; }); });
      return Promise.all(rows.map(function (row) {
        return Promise.all(row[1].map(function (numbers) { return meaning(of, numbers, words.entries); })).then(function (lists) {
          return lists.map(function (list) { return list.map(function (hit) { return [hit[0], hit[1] * row[2]]; }); });
        });
      })).then(function (means) {
        return Promise.all(asked.map(function (one) {
          // A word that the texts have must be there itself; for one they lack, what it means will do.
          var own = rows.map(function (row, nth) { return row[0].indexOf(one) >= 0 ? means[nth] : []; }).flat();
          if (own.length) return bestOf(own);
          return Promise.all(meant(words, one).map(function (number) { return postings(of, number, words.entries); })).then(bestOf);
        })).then(function (lists) { return [lists, bestOf(means.flat())]; });
      });
    }).then(function (found) {
      var scores = new Map();
      found[0].forEach(function (list) {
        list.forEach(function (score, place) {
          var sum = scores.get(place) || [0, 0];
          scores.set(place, [sum[0] + 1, sum[1] + score]);
        });
      });
      found[1].forEach(function (score, place) { if (scores.has(place)) scores.get(place)[1] += score; });
      var ranked = Array.from(scores.entries()).sort(function (a, b) { return b[1][0] - a[1][0] || b[1][1] - a[1][1] || a[0] - b[0]; });
      var had = ranked.length ? ranked[0][1][0] : 0, whole = ranked.filter(function (one) { return one[1][0] === had; });
      var shown = whole.slice(0, most || MOST);
      return texts(of, shown.map(function (one) { return one[0]; })).then(function (hits) {
        hits.forEach(function (hit, nth) { hit.score = shown[nth][1][1]; hit.words = had; });
        return { hits: hits, total: whole.length, asked: asked, had: had };
      });
    });
  }

  /** Suggestions in the form of the site's own, from what is kept here; the names of the kinds come with the packs. */
  function suggest(typed, game) {
    return keptPacks().then(function (packs) {
      var games = Object.keys(packs).filter(function (one) { return !game || one === game; }), names = {}, groups = {};
      games.forEach(function (one) { Object.assign(names, packs[one].kinds); });
      return Promise.all(games.map(function (one) { return find(packs[one], typed, 6); })).then(function (all) {
        all.forEach(function (found) {
          found.hits.forEach(function (hit) {
            groups[hit.kind] = groups[hit.kind] || { kind: hit.kind, name: names[hit.kind], items: [] };
            groups[hit.kind].items.push({ text: hit.title || hit.text.slice(0, 80), number: hit.number, place: hit.place, game: hit.game, path: hit.path });
          });
        });
        return Object.keys(names).filter(function (kind) { return groups[kind]; }).map(function (kind) { return groups[kind]; });
      });
    });
  }

  return { keptPacks: keptPacks, isKept: isKept, published: published, keep: keep, forget: forget, opened: opened, page: page, find: find, suggest: suggest, wordsIn: wordsIn };
})();
