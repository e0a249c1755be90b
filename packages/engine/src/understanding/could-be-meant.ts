import {
  type AggregateQuery,
  type Dimension,
  type Field,
  findTable,
  hasOperator,
  isSamePart,
  type ListQuery,
  type Measure,
  partKey,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { fieldColumn } from "../semantics/expression-type.ts";
import type { Candidate, Match } from "./types.ts";

/**
 * Whether somebody could have meant a reading with these words that is not the best one. Nobody does who would have said a word in vain that the
 * best one reads, or in pieces what is one time, or a thing's name for a part of another's, or a bound for a value; nor are rows meant where figures of groups are read,
 * nor groups and figures of keys and of each moment or amount.
 */
export function couldBeMeant(other: Candidate, best: Candidate, model: SemanticModel): boolean {
  if (other.skipped.some((place) => !best.skipped.some((each) => isSamePart(each, place)))) return false;
  if (best.matches.some((match) => isTornOrBent(match, other.matches))) return false;
  if (hasOperator(best.query, ...beyond) && !hasOperator(other.query, ...beyond)) return false;
  if (!isRowsFor(other.query, best.query, model)) return false;
  const known = new Set(oddities(best.query, model));
  return oddities(other.query, model).every((odd) => known.has(odd));
}

/** How figures are held against a bound. */
const beyond = ["<", "<=", ">", ">="];

const named: ReadonlySet<string> = new Set(["table", "column", "value", "metric"]);
const weak: ReadonlySet<string> = new Set(["partial", "stem", "hint", "typo"]);

/** Whether a time is read in pieces, or an exact name as a part of another. */
function isTornOrBent({ kind, evidence, start, end }: Match, others: readonly Match[]): boolean {
  const there = others.filter((each) => each.start < end && start < each.end);
  if (kind === "period") return there.length > 0 && there.every((each) => each.kind !== "period");
  return (
    named.has(kind) &&
    evidence === "exact" &&
    there.some((each) => named.has(each.kind) && weak.has(each.evidence))
  );
}

/** Whether a list may be meant: the rows that are counted, or the one that has the figure; of a list one of the same rows. */
function isRowsFor(other: SemanticQuery, best: SemanticQuery, model: SemanticModel): boolean {
  if (other.kind !== "list") return true;
  if (best.kind === "list") return other.subject === best.subject || !isOfOthers(other);
  if (best.kind !== "aggregate") return true;
  const ofThose = best.subject === other.subject && isSamePart(best.filter, other.filter);
  return best.dimensions.length === 0 && ofThose && namesRows(other, model);
}

/** Whether a list shows nothing of its own rows. */
const isOfOthers = ({ columns, subject }: ListQuery): boolean =>
  columns.every(({ expression }) => expression.kind === "field" && expression.field.table !== subject);

/** Whether a list shows which rows they are, and no more. */
function namesRows({ columns, hidden, subject }: ListQuery, model: SemanticModel): boolean {
  const table = findTable(model, subject);
  const names = [table?.namingColumn, ...(table?.primaryKey ?? [])];
  return columns
    .filter(({ id }) => !hidden.includes(id))
    .every(({ expression }) => expression.kind === "field" && names.includes(expression.field.column));
}

/** What of a query is seldom asked for: what it groups by that tells single rows apart, and what it adds up that is no amount. */
function oddities(query: SemanticQuery, model: SemanticModel): string[] {
  if (query.kind !== "aggregate") return query.kind === "list" ? keysListed(query, model) : [];
  const own = query.dimensions.filter(({ expression }) => isOwnKey(expression, query, model));
  const groups = [...own, ...shownOf(query).filter(({ expression }) => isSingle(expression, model))];
  const figures = query.measures.filter(({ expression }) => isNoAmount(expression, model));
  return [...groups.map(({ expression }) => expression), ...figures.map(({ expression }) => expression)].map(
    partKey,
  );
}

const shownOf = ({ dimensions, hidden }: AggregateQuery): Dimension[] =>
  dimensions.filter(({ id }) => !hidden.includes(id));

/** Whether figures of rows are of each of these by itself. */
function isOwnKey(
  expression: Dimension["expression"],
  { subject, measures }: AggregateQuery,
  model: SemanticModel,
): boolean {
  if (expression.kind !== "field" || expression.field.path.length > 0) return false;
  const [key, other] = findTable(model, subject)?.primaryKey ?? [];
  const ofRows = measures.every(
    ({ expression: each }) => each.kind === "aggregate" && each.path.length === 0,
  );
  return ofRows && other === undefined && expression.field.column === key;
}

/** A list of keys alone. */
function keysListed({ columns, hidden, subject }: ListQuery, model: SemanticModel): string[] {
  const shown = columns.filter(({ id }) => !hidden.includes(id)).map(({ expression }) => expression);
  const named = findTable(model, subject)?.namingColumn ?? null;
  const isKeys = shown.every((each) => each.kind === "field" && isKey(each.field, model));
  return isKeys && named !== null ? [partKey(shown)] : [];
}

/** A key, a time as it stands or an amount: groups of one row each. */
function isSingle(expression: Dimension["expression"], model: SemanticModel): boolean {
  if (expression.kind !== "field") return false;
  const role = fieldColumn(model, expression.field)?.role;
  return role === "measure" || role === "time" || isKey(expression.field, model);
}

function isNoAmount(expression: Measure["expression"], model: SemanticModel): boolean {
  if (expression.kind !== "aggregate" || expression.operand?.kind !== "field") return false;
  const { aggregation, operand } = expression;
  const column = fieldColumn(model, operand.field);
  const counts = aggregation === "count" || aggregation === "count-distinct";
  return !counts && (isKey(operand.field, model) || column?.physicalType === "string");
}

/** Whether a column tells its rows apart, or those that they refer to. */
function isKey(field: Field, model: SemanticModel): boolean {
  const { table, column } = field;
  return (
    fieldColumn(model, field)?.role === "key" ||
    model.relationships.some(({ from }) => from.table === table && from.columns.includes(column))
  );
}
