import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";

/** Words that a value may have. */
const longest = 4;

/** Tokens that are a value of columns of texts, whole or in the plural. */
export type ValueSaid = { start: number; end: number; columns: ReadonlySet<number> };

/** The longest value that stands right at a token; null where none does. */
export function valueAt(tokens: readonly Token[], at: number, index: ModelIndex): ValueSaid | null {
  for (let size = Math.min(longest, tokens.length - at); size > 0; size -= 1) {
    const columns = columnsOf(tokens.slice(at, at + size), index);
    if (columns.size > 0) return { start: at, end: at + size, columns };
  }
  return null;
}

function columnsOf(said: readonly Token[], { values, columns }: ModelIndex): ReadonlySet<number> {
  const last = said.at(-1);
  const marked = said.some(({ kind, text }, at) => kind === "mark" && (text !== "&" || at === 0));
  if (last === undefined || marked || last.kind === "mark") return new Set();
  const before = said.slice(0, -1).map(({ raw }) => raw);
  const keys = [last.raw, last.lemma].map((word) =>
    valueKey([...before, word].join(" ").replace(/["“”'‘’]/g, "")),
  );
  const ids = keys.flatMap((key) => values.byKey.get(key) ?? []);
  return new Set(ids.flatMap((id) => ofTexts(columns[values.values[id]?.column ?? -1])));
}

const ofTexts = (entry: ColumnEntry | undefined): number[] =>
  entry?.column.physicalType === "string" && entry.column.role !== "key" ? [entry.id] : [];

/** Whether two values are told apart by one column. */
export const areOfOne = (one: ValueSaid, other: ValueSaid): boolean =>
  [...one.columns].some((id) => other.columns.has(id));
