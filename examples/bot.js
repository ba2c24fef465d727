// A bot for Pelagos by the line protocol: `pelagos play orichalcum --bot "process:node examples/bot.js"`.
// It says any legal word, but those that do the most first and `pass` last.
"use strict";

const readline = require("node:readline");

// How much the bot likes a word, by its verb alone.
function liked(word) {
  const verb = word.split(" ")[0];
  if (["medallion", "build", "recruit"].includes(verb)) return 2;
  return ["pass", "discard"].includes(verb) ? 0 : 1;
}

// A number from 0 to n - 1 that follows from a text.
function below(n, text) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619);
  return (hash >>> 7) % n;
}

// One question on each line, one answer on each line.
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { view, words, seed } = JSON.parse(line);
  const best = Math.max(...words.map(liked));
  const good = words.filter((word) => liked(word) === best);
  const word = good[below(good.length, `${seed} ${view.ply}`)];
  process.stdout.write(JSON.stringify({ word }) + "\n");
});
