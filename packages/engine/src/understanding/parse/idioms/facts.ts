import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";

/** The table that a word names. */
export function tableCalled(token: Token | undefined, { words, tables }: ModelIndex): TableEntry | null {
  const named = token === undefined ? [] : (words.phrases.get(token.lemma) ?? []);
  const table = named.find(({ kind }) => kind === "table");
  return table === undefined ? null : (tables[table.id] ?? null);
}

/** The table that a word names by itself, as the last word of its name where no other ends with it ("runs" of "production run"), or in the name of the only sheet. */
export function tableNamed(token: Token | undefined, index: ModelIndex): TableEntry | null {
  const called = tableCalled(token, index);
  if (called !== null || token?.kind !== "word") return called;
  const sheet = index.tables.length === 1 ? index.tables[0] : undefined;
  if (sheet?.words.includes(token.lemma) === true) return sheet;
  const [only, other] = index.tables.filter(({ words }) => words.at(-1) === token.lemma);
  return other === undefined ? (only ?? null) : null;
}

/** The table whose rows a plural calls by their kind ("vans" of vehicles); null where several tables hold that kind, or none. */
export function tableOfKind(
  { kind, text, lemma }: Token,
  { values, columns, tables }: ModelIndex,
): TableEntry | null {
  if (kind !== "word" || text === lemma) return null;
  const held = (values.byKey.get(lemma) ?? []).map((id) => columns[values.values[id]?.column ?? -1]?.table);
  const [only, other] = new Set(held);
  return only === undefined || other !== undefined ? null : (tables[only] ?? null);
}

/** The fact that is recorded of a table's rows: the one with the most rows that refers to it directly. */
export const happening = ({ id }: TableEntry, index: ModelIndex): TableEntry | null =>
  largest(index, id, false);

/** The fact that a table's rows refer to. */
export const referredFact = ({ id }: TableEntry, index: ModelIndex): TableEntry | null =>
  largest(index, id, true);

function largest({ graph, tables }: ModelIndex, id: number, toOne: boolean): TableEntry | null {
  const facts = (graph.ways[id] ?? [])
    .filter((way) => way.toOne === toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter(({ table }) => table.type === "fact");
  return facts.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0] ?? null;
}
