import { type AggregateQuery, type Expression, type SemanticQuery, speaksOf } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * A question word whose kind of answer the reading does not show: "when" of no times, "who" of times alone, or of the numbers of rows that happened, "how long" and "how often" of how many rows there are, "who are" of one number, "how long" or "how old" of texts alone. Empty where
 * an output is computed, which may be of any kind.
 */
export function missingKind(tokens: readonly Token[], { query }: Candidate, index: ModelIndex): string[] {
  const [first, second] = tokens;
  const whoOfEach = whoBehindGroup(tokens, query);
  if (whoOfEach !== null) return [whoOfEach];
  if (first?.text === "when" && asked.test(second?.text ?? "") && !showsTime(query, index))
    return [first.raw];
  const length = first?.text === "how" && second?.text === "long";
  if (length && countsRows(query)) return [`${first.raw} ${second.raw}`];
  if (first?.text === "who" && being.has(second?.text ?? "") && isOneNumber(query)) return [first.raw];
  const often = first?.text === "how" && second?.text === "often";
  if (often && countsRows(query) && isOneNumber(query) && query.filter === null)
    return [`${first.raw} ${second.raw}`];
  const shown = kindsShown(query, index);
  if (shown === null || shown.size === 0) return [];
  const where = first?.text === "where" && second !== undefined && /^(?:do|does|are|is)$/.test(second.text);
  if (where && showsNames(query, index)) return [first.raw];
  if (first?.text === "who" && ([...shown].every((kind) => kind === "time") || showsOwnKeys(query, index)))
    return [first.raw];
  const extent = first?.text === "how" && second !== undefined && extents.has(second.text);
  const told = query.kind === "aggregate" || [...shown].some((kind) => kind !== "text");
  return extent && !told ? [`${first.raw} ${second.raw}`] : [];
}

/** "In every category, who sells the most": the "who" of groups that are told alone; null where more is told apart. */
function whoBehindGroup(tokens: readonly Token[], query: SemanticQuery): string | null {
  const at = tokens.findIndex(({ text }, place) => text === "who" && tokens[place - 1]?.text === ",");
  const each = tokens
    .slice(0, Math.max(at, 0))
    .some(({ text }) => ["each", "every", "per", "by"].includes(text));
  const isLeft = each && query.kind === "aggregate" && query.dimensions.length < 2;
  return isLeft ? (tokens[at]?.raw ?? null) : null;
}

/** Whether all that is told is how many rows there are. */
const countsRows = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  query.measures.length > 0 &&
  query.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation === "count",
  );

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

/** Whether one number is told, and nobody named ("who are our new customers"), nor how often anyone does anything. */
const isOneNumber = (query: SemanticQuery): query is AggregateQuery =>
  query.kind === "aggregate" && query.dimensions.length === 0;

/** "When was it …", not "when it is 5, what …". */
const asked = /^(?:is|are|was|were|do|does|did|has|have|had)$/;

/** Whether anything that is shown is a time, or made of one. */
function showsTime(query: SemanticQuery, { columns }: ModelIndex): boolean {
  if (query.kind !== "list" && query.kind !== "aggregate") return true;
  const outputs = query.kind === "list" ? query.columns : [...query.dimensions, ...query.measures];
  const times = columns.filter(({ column }) => column.role === "time" || isTime(column));
  return times.some(({ column }) => speaksOf(outputs, column.name));
}

const extents: ReadonlySet<string> = new Set(
  "long old far tall heavy big large often soon quickly fast".split(" "),
);

/** Whether all that is told apart are the key's columns of rows that have no name and refer to others: what happened, not who did it. */
function showsOwnKeys(query: SemanticQuery, { model, tables }: ModelIndex): boolean {
  if (query.kind !== "list" && query.kind !== "aggregate") return false;
  const own = tables.find(({ table }) => table.name === query.subject);
  const refers = model.relationships.some(({ from }) => from.table === query.subject);
  if (own === undefined || own.naming.length > 0 || !refers) return false;
  const outputs = query.kind === "list" ? query.columns : query.dimensions;
  return outputs.every(
    ({ expression }) =>
      expression.kind === "field" &&
      expression.field.table === query.subject &&
      own.table.primaryKey.includes(expression.field.column),
  );
}

/** Whether only the names of rows are listed: "where do our tenants come from" of tenants of whom no place is told. */
function showsNames(query: SemanticQuery, { tables, columns }: ModelIndex): boolean {
  const naming = new Set(tables.flatMap((table) => table.naming.map((id) => columns[id]?.column.name)));
  return (
    query.kind === "list" &&
    query.columns.every(
      ({ expression }) => expression.kind === "field" && naming.has(expression.field.column),
    )
  );
}

type Kind = "time" | "text" | "number";

/** The kinds of what is told apart or listed; null where something is computed. */
function kindsShown(query: SemanticQuery, index: ModelIndex): ReadonlySet<Kind> | null {
  if (query.kind !== "list" && query.kind !== "aggregate") return null;
  const outputs = query.kind === "list" ? query.columns : query.dimensions;
  const kinds = outputs.map(({ expression }) => kindOf(expression, index));
  if (kinds.includes(null)) return null;
  return new Set(kinds.flatMap((kind) => kind ?? []));
}

function kindOf(expression: Expression, index: ModelIndex): Kind | null {
  if (expression.kind === "truncate") return "time";
  if (expression.kind !== "field") return null;
  const found = entryOf(expression.field, index);
  if (found === undefined) return null;
  if (isTime(found.column)) return "time";
  return found.column.physicalType === "string" && found.form === null ? "text" : "number";
}
