import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { fold, tokenize, valueKey } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";

/**
 * Quotations that a reading looks for in a column that the question does not name and that no known value of that column
 * bears: businesses owned by "Jane Doe" are not reviews that say "Jane Doe". A column that names its rows and whose values
 * are not known may hold them.
 */
export function missingValues({ query, matches }: Candidate, index: ModelIndex): string[] {
  const split = matches.flatMap((match, at) => splitName(match, matches[at + 1]));
  if (split.length > 0) return split;
  const named = new Set(matches.flatMap(({ names }) => names ?? []));
  return textTests(query).flatMap(({ table, column, value }) => {
    if (named.has(`${table}.${column}`)) return [];
    const entry = entryOf({ table, column }, index);
    if (entry === undefined) return [];
    if (index.values.columns.has(entry.id)) return holds(index, entry.id, value) ? [] : [value];
    return index.tables[entry.table]?.naming.includes(entry.id) === true ? [] : [value];
  });
}

/** "Ann Hart" taken for all that are called Ann and all that are called Hart: nothing has both names. */
const splitName = (one: Match, other: Match | undefined): string[] =>
  other?.kind === "value" &&
  one.kind === "value" &&
  one.names === other.names &&
  other.start === one.end + 1 &&
  [one, other].every(({ evidence, text }) => evidence === "partial" && /^\p{Lu}/u.test(text))
    ? [`${one.text} ${other.text}`]
    : [];

/** Whether a known value of a column is or contains a text of whole words. */
function holds({ values }: ModelIndex, column: number, text: string): boolean {
  const [longest] = tokenize(text)
    .map((token) => token.text)
    .toSorted((left, right) => right.length - left.length);
  const near = [...(values.byKey.get(valueKey(text)) ?? []), ...(values.byWord.get(longest ?? "") ?? [])];
  return near.some((id) => {
    const value = values.values[id];
    return value?.column === column && fold(value.text).includes(fold(text));
  });
}

type TextTest = { table: string; column: string; value: string };

/** The text conditions of a query on plain columns, wherever they stand; how a text begins or ends is no whole one that is looked for. */
function textTests(part: unknown): TextTest[] {
  if (Array.isArray(part)) return part.flatMap(textTests);
  if (typeof part !== "object" || part === null) return [];
  const inner = Object.values(part).flatMap(textTests);
  if (!("kind" in part) || part.kind !== "text" || !("operand" in part) || !("value" in part)) return inner;
  const { operand, value } = part;
  if ("match" in part && (part.match === "starts-with" || part.match === "ends-with")) return inner;
  const field = typeof operand === "object" && operand !== null && "field" in operand ? operand.field : null;
  const plain = typeof field === "object" && field !== null && "table" in field && "column" in field;
  return plain
    ? [...inner, { table: String(field.table), column: String(field.column), value: String(value) }]
    : inner;
}
