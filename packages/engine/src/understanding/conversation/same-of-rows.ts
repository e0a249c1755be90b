import {
  type AggregateQuery,
  conjuncts,
  type Dimension,
  type Filter,
  isSamePart,
  lowered,
  rowsOf,
  type SemanticQuery,
  textsOf,
} from "@parlance/contract";
import { operandOf } from "../compose/conditions/operand-of.ts";
import { moneyOf } from "../compose/figures/measures.ts";
import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { madeOf, oneReading } from "../one-reading.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question, Understanding } from "../types.ts";
import { countsRows } from "./counts-rows.ts";
import { equalsTo } from "./edit-filter.ts";
import { goesOnUnsure } from "./follow-up.ts";
import { memberName } from "./member-name.ts";
import { refersInSteps } from "./refers-in-steps.ts";

const wish =
  /^\W*(?:(?:and|but|so|now|ok|okay|then) )*(?:(?:what|how) about|(?:(?:the )?same|do (?:that|this|it))(?: thing| again)?(?:,? but)? (?:for|with)) (?:all )?(?:the |our )?([\p{L} _-]{3,40}?)\W*$/iu;

/**
 * "What about returns?", "same for procedures" after figures of other rows: how many of those there are, or what they come to, by the same
 * groups and in the same period, read as a question of its own ("number of returns by category"). Null for other follow-ups, and
 * where each row that a figure is of refers to one of what is named, by which it may be split.
 */
export function sameOfRows(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const previous = question.previous.at(-1);
  const said = wish.exec(question.question)?.[1];
  if (previous?.kind !== "aggregate" || said === undefined) return null;
  const table = tableCalled(said, question.index);
  const subject = question.index.graph.tableIds.get(previous.subject);
  if (table === null || subject === undefined || table.id === subject) return null;
  const counted = countsRows(previous);
  if (!counted && refersInSteps(subject, table.id, question.index)) return null;
  const text = inWords(previous, table, counted, question.index);
  const found =
    text === null
      ? null
      : read({ ...question, question: text, previous: [], previousQuestions: [], unanswered: false });
  const best = oneReading(found);
  if (best === undefined || !isAlike(best.query, previous)) return null;
  const vague = question.unanswered === true || (!counted && moneyOf(question, table.id) === null);
  return madeOf(best, best.query, Math.min(best.confidence, vague ? goesOnUnsure : 1));
}

/** The table that words name in full. */
function tableCalled(said: string, { words, tables }: ModelIndex): TableEntry | null {
  const key = tokenize(said, 6)
    .map(({ lemma }) => lemma)
    .join("");
  const named = words.phrases.get(key)?.find(({ kind }) => kind === "table");
  return named === undefined ? null : (tables[named.id] ?? null);
}

/** The same of a table's rows as a question; null where the answer before has a part that this says nothing of. */
function inWords(
  previous: AggregateQuery,
  table: TableEntry,
  counted: boolean,
  index: ModelIndex,
): string | null {
  const { dimensions, hidden, measures, limit, having, comparison, transforms } = previous;
  if (limit !== null || having !== null || comparison !== null || transforms.length > 0) return null;
  if (measures.length !== 1) return null;
  const groups = dimensions.filter(({ id }) => !hidden.includes(id)).map((each) => groupInWords(each, index));
  const conditions = conjuncts(previous.filter)
    .filter((each) => !isKnown(each))
    .map((each) => conditionInWords(each, index));
  if ([...groups, ...conditions].includes(null)) return null;
  const money = counted ? null : moneyOf({ index }, table.id);
  const rows = rowsOf(lowered(table.table.label));
  const figure =
    money === null
      ? `number of ${rows}`
      : `total ${lowered(index.columns[money]?.column.label ?? "")} of ${rows}`;
  return [figure, ...(groups.length === 0 ? [] : [`by ${groups.join(" and ")}`]), ...conditions].join(" ");
}

/** Whether a condition says no more than that groups are known. */
const isKnown = (filter: Filter): boolean => filter.kind === "not" && filter.filter.kind === "null";

function groupInWords({ expression }: Dimension, index: ModelIndex): string | null {
  if (expression.kind === "truncate") return expression.standing === undefined ? expression.grain : null;
  return expression.kind === "field" ? memberName(expression.field, index) : null;
}

function conditionInWords(filter: Filter, index: ModelIndex): string | null {
  if (filter.kind === "period") {
    const { start, end } = filter.period.interval;
    return start === null || end === null ? null : `from ${start.slice(0, 10)} to before ${end.slice(0, 10)}`;
  }
  const [value, other] = equalsTo(filter) ?? [];
  const operand = operandOf(filter);
  if (typeof value !== "string" || other !== undefined || operand?.kind !== "field") return null;
  const label = memberName(operand.field, index);
  return label === null ? null : `where ${label} is “${value}”`;
}

/** Whether a query has the groups of another, by the same units of time, and asks for the values that it asks for. */
function isAlike(query: SemanticQuery, previous: AggregateQuery): boolean {
  if (query.kind !== "aggregate" || query.having !== null || query.limit !== null) return false;
  const groups = groupsOf(query);
  const values = new Set(textsOf(query.filter));
  return (
    isSamePart(groups, groupsOf(previous)) &&
    conjuncts(previous.filter).every((each) =>
      (equalsTo(each) ?? []).every((value) => values.has(String(value))),
    )
  );
}

/** The columns and units of time by which figures are shown, by whatever way they are reached. */
const groupsOf = ({ dimensions, hidden }: AggregateQuery): string[] =>
  dimensions
    .filter(({ id }) => !hidden.includes(id))
    .map(({ expression }) =>
      expression.kind === "truncate"
        ? expression.grain
        : expression.kind === "field"
          ? `${expression.field.table}.${expression.field.column}`
          : "",
    );
