import type { Database } from "../database.ts";
import { makeChance } from "./chance.ts";
import type { Growing } from "./growing.ts";
import { makeTable } from "./make-table.ts";
import { makeStyle } from "./naming-style.ts";
import { entities, events, lookups } from "./words.ts";

/**
 * A made-up database of 10 to 60 tables with declared keys, the same for the same seed: short lists whose ids 1 to N overlap, things
 * that refer to them and to each other (some to themselves, some twice to one table, some by codes), what happens to them,
 * lines within it under keys of two columns, references to those, parts of things under the things' own keys, pairs of things.
 */
export function makeSchema(seed: number): Database {
  const chance = makeChance(seed);
  const count = chance.between(10, 60);
  const growing: Growing = {
    chance,
    style: makeStyle(chance),
    tables: [],
    references: [],
    short: [],
    things: [],
    happenings: [],
    lines: [],
  };
  const some = (words: string[][], share: number): string[][] =>
    chance.some(words, Math.max(2, Math.round(count * share)));
  for (const words of some(lookups, 0.22)) makeTable(growing, "lookup", words);
  for (const words of some(entities, 0.36)) makeTable(growing, "thing", words);
  for (const words of some(events, 0.2)) makeTable(growing, "event", words);
  for (let left = count - growing.tables.length; left > 0; left--) {
    const kind = chance.pick(["line", "line", "pair", "pair", "pair", "part", "history", "note"] as const);
    makeTable(growing, kind, []);
  }
  return { name: `made${seed}`, tables: growing.tables, references: growing.references };
}
