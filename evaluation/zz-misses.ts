import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { readDatabase } from "./inference/database.ts";
import { explainMiss } from "./inference/explain-miss.ts";
import { inferDatabase } from "./inference/infer-database.ts";
import { scoreKeys } from "./inference/score-keys.ts";
const folder = resolve(import.meta.dirname, "../../shared/suites/spider-train/dbs");
let [found, missed, extra, implied, right, wrong] = [0, 0, 0, 0, 0, 0];
const only = process.argv[2];
for (const name of readdirSync(folder)) {
  if (only !== undefined && name !== only) continue;
  const database = readDatabase(join(folder, name), name);
  const { model } = await inferDatabase(database);
  const s = scoreKeys(database, model);
  found += s.found; missed += s.missed.length; extra += s.extra.length; implied += s.extra.filter((e) => e.implied).length;
  right += s.keysRight; wrong += s.keysWrong.length;
  for (const e of s.missed) console.log(`${name}: missed ${e.table}(${e.columns}) -> ${e.refTable}(${e.refColumns}): ${explainMiss(database, model, e)}`);
  for (const e of s.extra) console.log(`${name}: extra ${e.table}(${e.columns}) -> ${e.refTable}(${e.refColumns})${e.implied ? " implied" : ""}`);
  for (const e of s.keysWrong) console.log(`${name}: key ${e.table} is ${e.inferred} declared ${e.declared}`);
}
console.log({ found, missed, extra, implied, right, wrong, f1: (2 * found) / (2 * found + missed + extra) });
