import {
  type AggregateQuery,
  fieldsOf,
  type ListColumn,
  type ListQuery,
  type Measure,
  periodsOf,
  type SemanticQuery,
} from "@parlance/contract";
import { saysBurden } from "../compose/conditions/with-polarity.ts";
import { moneyOf } from "../compose/figures/measures.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { columnKind, exactOption } from "../parse/column-kind.ts";
import type { Condition, Frame, Group } from "../parse/frame/frame.ts";
import { plainCondition } from "../parse/frame/plain-condition.ts";
import type { Noun } from "../parse/item.ts";
import { highestByHeight } from "../parse/settling/highest-by-height.ts";
import type { Token } from "../text/tokenize.ts";
import { asksMembers } from "./asks-members.ts";
import { fittingFigure } from "./edit-rank.ts";
import { endOfEach } from "./end-of-each.ts";
import type { Manner } from "./manner.ts";
import { refersInSteps } from "./refers-in-steps.ts";
import { sizedExtreme } from "./sized-extreme.ts";
import { scopedAlone, splitAsBefore, thoseAlone } from "./split-as-before.ts";

/**
 * A follow-up's frame as the answer before makes it mean: "only the escalated ones" says which rows, "sort by date" goes by the
 * column that was listed, "only those over 3000" compares the one amount that was listed.
 */
export function asFollowUp(
  frame: Frame,
  tokens: readonly Token[],
  previous: SemanticQuery,
  { index, manner }: { index: ModelIndex; manner: Manner },
): Frame {
  const scoped = scopedAlone(
    splitAsBefore(thoseAlone(countedAlone(frame), tokens, previous), tokens, previous),
    tokens,
    previous,
  );
  const asked = asksMembers(judgedShown(scoped, tokens, previous, index), previous, index, manner);
  const rows = previous.kind === "list" ? (index.graph.tableIds.get(previous.subject) ?? null) : null;
  const high = highestByHeight(asked, tokens, index, rows);
  const ended = endOfEach(sizedExtreme(high, tokens), previous, manner);
  const told = rankedAnew(inYearBefore(flagsTold(ended, tokens), previous), previous, index);
  if (previous.kind === "aggregate")
    return {
      ...endOfFigure(told, previous),
      conditions: told.conditions.map((condition) => withAmount(condition, measured(previous, index), index)),
      orders: told.orders.map((wish) => (isShownFigure(wish, tokens) ? { ...wish, noun: null } : wish)),
    };
  if (previous.kind !== "list") return told;
  const listed = previous.columns.flatMap((column) => listedColumn(column, index) ?? []);
  return {
    ...told,
    orders: told.orders.map((wish) => {
      const named = wish.noun === null ? null : sortedBy(wish.noun, tokens, listed, index);
      return named === null ? wish : { ...wish, noun: named };
    }),
    conditions: told.conditions.map((condition) => withAmount(condition, listed, index)),
  };
}

/** "How many of them were late back?": a count shows no column beside it, whatever else its words name. */
const countedAlone = (frame: Frame): Frame => {
  const { counting, conditions, groups, targets, context } = frame;
  const plain = targets.every(({ aggregation, noun }) => aggregation === null && noun.kind === "column");
  return counting && plain && conditions.length > 0 && groups.length === 0
    ? { ...frame, targets: [], context: [...context, ...targets.map(({ noun }) => noun)] }
    : frame;
};

/** "Who has the worst?", "which one is the best": by the figure that is shown for each, of a burden the most being the worst. */
function judgedShown(
  frame: Frame,
  tokens: readonly Token[],
  previous: SemanticQuery,
  index: ModelIndex,
): Frame {
  const last = tokens.findLast(({ kind }) => kind !== "mark")?.text ?? "";
  const shown = previous.kind === "aggregate" && previous.dimensions.length > 0;
  if (!shown || !frame.judged) return frame;
  const [told, other] = frame.extremes;
  if (told !== undefined) {
    const isBare =
      other === undefined && told.by === null && told.hints.length === 0 && frame.targets.length === 0;
    return isBare && !told.count && showsBurden(previous, index)
      ? { ...frame, extremes: [{ ...told, descending: !told.descending }] }
      : frame;
  }
  if (!["best", "worst"].includes(last)) return frame;
  const extreme = {
    descending: (last === "best") !== showsBurden(previous, index),
    size: null,
    by: null,
    aggregation: null,
    hints: [],
    of: null,
  };
  return { ...frame, extremes: [{ ...extreme, count: false, plain: true }], leftover: 0 };
}

/** Whether the figures of an answer are of what is bad where there is much of it. */
const showsBurden = (previous: SemanticQuery, { byName }: ModelIndex): boolean =>
  previous.kind === "aggregate" &&
  previous.measures.some(({ id, expression }) => {
    const fields = previous.hidden.includes(id) ? [] : fieldsOf(expression);
    return fields.some(({ table, column }) => saysBurden(byName.get(`${table}.${column}`)?.words ?? []));
  });

/** "And the highest?" after an average of all rows, "the shortest?" after their longest: their highest or lowest figure. */
function endOfFigure(frame: Frame, previous: AggregateQuery): Frame {
  const { dimensions, measures } = previous;
  const [extreme, other] = frame.extremes;
  const [measure] = measures;
  const fitting = extreme === undefined ? null : fittingFigure(previous, extreme.hints);
  const alone =
    extreme !== undefined &&
    other === undefined &&
    extreme.by === null &&
    extreme.of === null &&
    extreme.size === null &&
    !extreme.count &&
    (extreme.hints.length === 0 || (fitting !== null && isEnd(measure))) &&
    frame.targets.length + frame.groups.length === 0;
  const descending = fitting?.descending ?? extreme?.descending;
  const figured = measure?.expression.kind === "aggregate" && measure.expression.operand !== null;
  return alone && figured && dimensions.length === 0
    ? { ...frame, extremes: [], aggregations: [descending === true ? "maximum" : "minimum"] }
    : frame;
}

const isEnd = (measure: Measure | undefined): boolean =>
  measure?.expression.kind === "aggregate" &&
  (measure.expression.aggregation === "maximum" || measure.expression.aggregation === "minimum");

const figures: ReadonlySet<string> = new Set(["amount", "value", "total", "figure", "number", "sum"]);

/** "Sort by amount": by the figure that is shown, whatever else may be called an amount. */
const isShownFigure = ({ noun }: Frame["orders"][number], tokens: readonly Token[]): boolean =>
  noun !== null &&
  noun.end - noun.start === 1 &&
  figures.has(tokens[noun.start]?.lemma ?? "") &&
  !["number", "of"].includes(tokens[noun.end]?.text ?? "");

/** "By profit instead", "and by orders?" after a top 10: no groups, but what ranks them from now on. */
function rankedAnew(frame: Frame, previous: SemanticQuery, index: ModelIndex): Frame {
  const ranked = (previous.kind === "aggregate" || previous.kind === "list") && previous.limit !== null;
  const figures = ranked
    ? frame.groups.flatMap((group) => figureGrouped(group) ?? rowsGrouped(group, previous, index) ?? [])
    : [];
  const [noun] = figures;
  if (noun === undefined || figures.length < frame.groups.length || frame.targets.length > 0) return frame;
  const wish = { noun, count: false, aggregation: noun.kind === "table" ? ("count" as const) : null };
  const descending = previous.kind === "list" ? (previous.order[0]?.descending ?? true) : true;
  return previous.kind === "list"
    ? { ...frame, groups: [], orders: [{ ...wish, descending }] }
    : {
        ...frame,
        groups: [],
        targets: figures.map((each) => ({ ...wish, noun: each, distinct: false, joined: false })),
      };
}

const figureGrouped = (group: Group): Noun | null =>
  group.kind === "noun" &&
  (group.noun.kind === "metric" || (group.noun.kind === "column" && group.noun.options[0]?.kind === "number"))
    ? group.noun
    : null;

/** Rows of which what was ranked can have many: they split no figure, but rank by how many there are. */
function rowsGrouped(group: Group, previous: AggregateQuery | ListQuery, index: ModelIndex): Noun | null {
  const subject = index.graph.tableIds.get(previous.subject);
  if (group.kind !== "noun" || group.noun.kind !== "table" || subject === undefined) return null;
  const { table } = group.noun;
  return previous.kind === "aggregate" && (table === subject || !refersInSteps(subject, table, index))
    ? group.noun
    : null;
}

/** "And in March?" after a figure of 2023: March 2023. */
function inYearBefore(frame: Frame, previous: SemanticQuery): Frame {
  const filter = previous.kind === "list" || previous.kind === "aggregate" ? previous.filter : null;
  const years = new Set(periodsOf(filter).map(({ period }) => period.interval.start?.slice(0, 4) ?? ""));
  const [year, other] = years;
  if (year === undefined || year === "" || other !== undefined) return frame;
  const moved = (date: string | null, from: number): string | null =>
    date === null ? null : `${Number(date.slice(0, 4)) - from + Number(year)}${date.slice(4)}`;
  return {
    ...frame,
    periods: frame.periods.map((wish) => {
      const { start, end } = wish.period.interval;
      const from = Number(start?.slice(0, 4));
      return wish.yearless !== true || !Number.isFinite(from)
        ? wish
        : {
            ...wish,
            period: { ...wish.period, interval: { start: moved(start, from), end: moved(end, from) } },
          };
    }),
  };
}

const telling: ReadonlySet<string> = new Set(["only", "just", "ones", "one", "which", "who", "are"]);
const denying: ReadonlySet<string> = new Set(["not", "except", "without", "excluding", "exclude", "no"]);

/** Columns of yes and no alone, of rows that were shown already: which of them. */
function flagsTold(frame: Frame, tokens: readonly Token[]): Frame {
  const flags = frame.targets.every(
    ({ noun, aggregation }) =>
      noun.kind === "column" &&
      noun.options[0]?.kind === "flag" &&
      (aggregation === null || (frame.counting && aggregation === "count")),
  );
  if (frame.targets.length === 0 || !flags || frame.groups.length > 0) return frame;
  const negated = tokens.some(({ text }) => denying.has(text));
  if (!negated && !tokens.some(({ text }) => telling.has(text))) return frame;
  const conditions = frame.targets.map(
    ({ noun }): Condition => ({
      ...plainCondition(noun, { kind: "compare", operator: "=", value: true }),
      negated,
    }),
  );
  const leftover = negated ? 0 : frame.leftover;
  return { ...frame, targets: [], conditions: [...frame.conditions, ...conditions], leftover };
}

function listedColumn({ expression }: ListColumn, { columns, graph }: ModelIndex): number | null {
  if (expression.kind !== "field") return null;
  const table = graph.tableIds.get(expression.field.table);
  return (
    columns.find((entry) => entry.table === table && entry.column.name === expression.field.column)?.id ??
    null
  );
}

const nounOf = (column: number, place: { start: number; end: number }, index: ModelIndex): Noun => ({
  kind: "column",
  start: place.start,
  end: place.end,
  options: [exactOption(column, index)],
});

/** The listed column that an order names, by a word of its name or as the time that it is; null where none is. */
function sortedBy(
  noun: Noun,
  tokens: readonly Token[],
  listed: readonly number[],
  index: ModelIndex,
): Noun | null {
  if (noun.kind !== "column") return null;
  const known = noun.options.filter(({ column }) => listed.includes(column));
  const [only] = known;
  if (only !== undefined)
    return known.length === noun.options.length ? null : nounOf(only.column, noun, index);
  const said = tokens.slice(noun.start, noun.end).map(({ lemma }) => lemma);
  const named = listed.find((id) => said.every((word) => index.columns[id]?.words.includes(word)));
  const timed = said.some((word) => ["date", "time", "day"].includes(word))
    ? listed.find((id) => columnKind(id, index) === "time")
    : undefined;
  const column = named ?? timed;
  return column === undefined ? null : nounOf(column, noun, index);
}

/** The column that one figure of all rows is of: of their own money where they are counted. */
function measured({ subject, dimensions, measures }: AggregateQuery, index: ModelIndex): number[] {
  const table = index.graph.tableIds.get(subject);
  const [only, other] = measures;
  if (dimensions.length > 0 || other !== undefined || table === undefined) return [];
  const operand = only?.expression.kind === "aggregate" ? only.expression.operand : undefined;
  if (operand === undefined) return [];
  const column =
    operand === null
      ? moneyOf({ index }, table)
      : listedColumn({ id: "", label: "", expression: operand }, index);
  return column === null ? [] : [column];
}

/** An amount that nothing names is the one number that was listed. */
function withAmount(condition: Condition, listed: readonly number[], index: ModelIndex): Condition {
  const { left, hints, test, aggregation } = condition;
  const compares = (test.kind === "compare" && typeof test.value === "number") || test.kind === "between";
  if (left !== null || hints.length > 0 || aggregation !== null || !compares) return condition;
  const [only, other] = listed.filter((id) => columnKind(id, index) === "number");
  return only === undefined || other !== undefined
    ? condition
    : { ...condition, left: nounOf(only, { start: -1, end: -1 }, index) };
}
