import { pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { spanOf } from "../../../index/spans-of-rows.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { changes, tablesOf } from "./deed-table.ts";
import { leads } from "./deeds.ts";

const before: ReadonlySet<string> = new Set("who that which have has had ever did".split(" "));
const between: ReadonlySet<string> = new Set("their a the its his her between from one".split(" "));

/**
 * "Employees who changed title", "players that switched clubs" where rows tell from when until when each of them had one: those with more
 * than one such row, since everybody has a first. When they did is told by the rows that ended then.
 */
export function changedState(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const owner = tableNamed(tokens[at - 1], index);
  let verb = at;
  while (before.has(textAt(tokens, verb))) verb += 1;
  if (owner === null || !changes.has(textAt(tokens, verb))) return null;
  let noun = verb + 1;
  while (between.has(textAt(tokens, noun))) noun += 1;
  const word = tokens[noun]?.lemma ?? "";
  const states = tablesOf(owner, index).find(
    (rows) =>
      (spanOf(index, rows.id)?.until ?? null) !== null &&
      rows.table.rowCount >= owner.table.rowCount &&
      tellsOf(rows, owner, word, index),
  );
  return states === undefined || leads(tokens, noun + 1)
    ? null
    : { words: `with more than 1 ${pluralOf(states.table.label)}`, tokens: noun + 1 - at };
}

/** Whether rows are called so, have a column that is, or say which row of a table that is they had; how much they were paid, say, is no such thing. */
function tellsOf(rows: TableEntry, owner: TableEntry, word: string, index: ModelIndex): boolean {
  const ways = (index.graph.ways[rows.id] ?? []).filter(({ toOne }) => toOne);
  const owning = new Set(ways.flatMap(({ to, by }) => (to === owner.id ? by : [])));
  const referred = ways.flatMap(({ to, by }) =>
    by.some((name) => owning.has(name)) ? [] : (index.tables[to]?.words ?? []),
  );
  const own = rows.columns.flatMap((id) => index.columns[id] ?? []);
  if (own.some(({ column, core }) => column.role === "measure" && core.includes(word))) return false;
  return [...rows.words, ...referred, ...own.flatMap(({ core }) => core)].includes(word);
}

changedState.needs = changes;
