import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { lacking, mayLack } from "../../../index/recorded-terms.ts";
import { referenceOf } from "../../../index/unmatched-terms.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const without = phrases(
  ...["without", "with no", "have no", "has no", "had no", "that have no", "not have"].flatMap((no) =>
    ["a", "an", "any"].map((article) => `${no} ${article}`).concat(no),
  ),
);
const recorded = /^(?:recorded|assigned|given|entered|named|known|set|attached|linked|noted|listed)$/;

/**
 * "Purchases without a driver recorded", "orders with no courier, by month": rows whose reference to one of a table is not there, where some lack it. Those of whom there are several ("teams
 * without players") refer to the rows themselves.
 */
export function withoutReference(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, without);
  const noun = size === 0 ? undefined : tokens[at + size];
  if (noun === undefined || noun.text !== noun.lemma) return null;
  const whom = tableNamed(noun, index);
  const rows = tokens
    .slice(0, at)
    .flatMap((token) => tableNamed(token, index) ?? [])
    .at(-1);
  const entry = whom === null || rows === undefined || rows === whom ? null : referenceTo(rows, whom, index);
  if (entry === null) return null;
  const told = recorded.test(textAt(tokens, at + size + 1)) ? 1 : 0;
  const behind = tokens[at + size + 1 + told];
  if (behind !== undefined && behind.kind !== "mark" && !ends.has(behind.text)) return null;
  return { words: lacking(entry, index.tables), tokens: size + 1 + told };
}

const ends: ReadonlySet<string> = new Set("by per in since during and or but last this".split(" "));

/** The one column of rows that refers to a table and that some of them lack, where no rows of that refer back. */
function referenceTo(rows: TableEntry, whom: TableEntry, index: ModelIndex): ColumnEntry | null {
  const back = index.graph.ways[rows.id]?.some(({ to, toOne }) => to === whom.id && !toOne) === true;
  const entry = back ? null : onlyReference(rows, whom, index);
  return entry !== null && mayLack(entry) ? entry : null;
}

/** The one column of rows by which they refer to a table. */
export function onlyReference(
  rows: TableEntry,
  whom: TableEntry,
  { model, tables, columns }: ModelIndex,
): ColumnEntry | null {
  const [only, other] = model.relationships.filter(
    ({ from, to }) => from.table === rows.table.name && to.table === whom.table.name,
  );
  return only === undefined || other !== undefined ? null : referenceOf(only.from, tables, columns);
}

withoutReference.needs = ["without", "with", "have", "has", "had", "not", "no"];
