import type { ModelIndex } from "../index/model-index.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "Median revenue per customer" of a sheet with several rows for each, read as that of the rows of each one: what each one's come to is meant, of which
 * a sheet tells no median. The word; empty elsewhere.
 */
export function medianOfRows(tokens: readonly Token[], { query }: Candidate, index: ModelIndex): string[] {
  const said = tokens.find(({ text }) => text === "median");
  const earned = tokens.some(({ text }) => revenueWords.has(text));
  if (said === undefined || !earned || query.kind !== "aggregate") return [];
  if (namesOne(tokens, index)) return [said.raw];
  if (!tokens.some(({ text }) => text === "per")) return [];
  const { inner, columns } = index;
  const things = new Set(inner.flatMap(({ key, naming }) => [key, naming]));
  const split = query.dimensions.some(
    ({ expression }) =>
      expression.kind === "field" &&
      expression.field.path.length === 0 &&
      columns.some(
        ({ id, column }) =>
          column.name === expression.field.column && (things.has(id) || column.role === "key"),
      ),
  );
  const plain = query.measures.some(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation === "median",
  );
  return split && plain ? [said.raw] : [];
}

/** "Of a customer", where a sheet only knows them by their number. */
const namesOne = (tokens: readonly Token[], { words, columns, tables }: ModelIndex): boolean =>
  tables.length === 1 &&
  tokens.some(
    ({ text }, at) =>
      text === "of" &&
      ["a", "an", "one", "each"].includes(tokens[at + 1]?.text ?? "") &&
      (words.columnsByWord.get(tokens[at + 2]?.lemma ?? "") ?? []).some(
        (id) => columns[id]?.column.role === "key",
      ),
  );
