import {
  type AggregateQuery,
  aggregateQuery,
  conjuncts,
  type Filter,
  type ListQuery,
  type SemanticQuery,
} from "@parlance/contract";
import { type Build, tableName } from "../compose/build-context.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { columnFigure } from "../compose/figures/column-figure.ts";
import { toMeasure } from "../compose/figures/measures.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tableNamed } from "../parse/idioms/kinds/facts.ts";
import { tokenize } from "../text/tokenize.ts";
import { eachListed, plain } from "./list-figures.ts";
import type { Manner } from "./manner.ts";
import { membersShown, restrictTo, rowsShown } from "./restrict.ts";

const wish =
  /^\W*(?:(?:and|so|but|ok) )*(?:when|(?:on )?(?:what|which) (?:date|day)) (?:was|is|were|did|do|have|has) (?:the|their|its|his|her|they|he|she|it|that|those)\b(.*)$/i;
const ends = /\b(?:(last|latest|most recent|most recently|newest)|(first|earliest))\b/i;

/** Whether a follow-up asks when those that were shown had something for the last or first time. */
export const asksLast = (question: string): boolean => ends.test(wish.exec(question)?.[1] ?? "");

/**
 * "When was their last order?", "when did they last order", "when was the last one?": the latest (or first) time of such rows, of each
 * member that was shown, also of those that have none. Null where it is not said of what.
 */
export function lastOfThose(
  question: string,
  previous: SemanticQuery,
  build: Build,
  manner: Manner,
): AggregateQuery | null {
  const said = wish.exec(question)?.[1] ?? "";
  const end = ends.exec(said);
  const before = previous.kind === "analysis" ? previous.query : previous;
  if (end === null || before.kind === "set") return null;
  const subject = build.index.graph.tableIds.get(before.subject);
  const table = tableSaid(said, build.index) ?? tableOfOne(before, build.index);
  const time = table === null ? null : timeOf(table, build.index);
  if (subject === undefined || table === null || time === null) return null;
  const figure = columnFigure(build, time, end[1] === undefined ? "minimum" : "maximum");
  if (figure === null) return null;
  if (before.kind === "list" && isOfSomeone(before)) {
    const measure = toMeasure(build, figure, table, "m1");
    if (measure === null) return null;
    const all = aggregateQuery(before.source, tableName(build, table), { measures: [measure] });
    const theirs = restrictTo(all, before, build, manner);
    return theirs?.kind === "aggregate" ? theirs : null;
  }
  const measure = toMeasure(build, figure, subject, "m1");
  const base = measure === null ? null : membersOf(before, build, subject);
  return measure === null || base === null ? null : { ...base, measures: [measure] };
}

/** The table that is named behind "last". */
function tableSaid(said: string, index: ModelIndex): number | null {
  for (const token of tokenize(said, 20)) {
    const table = token.kind === "word" ? tableNamed(token, index) : null;
    if (table !== null) return table.id;
  }
  return null;
}

/** What "one" stands for: the rows that a condition was about, those that were counted, or those listed. */
function tableOfOne(before: AggregateQuery | ListQuery, { graph, model }: ModelIndex): number | null {
  const related = conjuncts(before.filter)
    .map((each) => (each.kind === "not" ? each.filter : each))
    .find((each) => each.kind === "related");
  const step = related?.kind === "related" ? related.path.at(-1) : undefined;
  const relationship = model.relationships.find(({ id }) => id === step?.relationship);
  const end = step?.reversed === true ? relationship?.from.table : relationship?.to.table;
  return graph.tableIds.get(end ?? before.subject) ?? null;
}

function timeOf(table: number, { tables, columns }: ModelIndex): number | null {
  const name = tables[table]?.table.timeColumn ?? null;
  return tables[table]?.columns.find((id) => columns[id]?.column.name === name) ?? null;
}

/** Whether a list is of what others have, as what the best customer bought. */
const isOfSomeone = ({ filter }: ListQuery): boolean =>
  conjuncts(filter).some(({ kind }) => kind === "member");

/** The members that were shown, each by itself. */
function membersOf(before: AggregateQuery | ListQuery, build: Build, subject: number): AggregateQuery | null {
  if (before.kind === "list") {
    const { dimensions, hidden } = eachListed(before, build, build.index.tables[subject]?.key ?? []);
    const filter = rowsShown(before, build, subject, false);
    return { ...plain(before), dimensions, hidden, filter, emptyGroups: "include" };
  }
  const dimensions = before.dimensions.filter(({ expression }) => expression.kind === "field");
  const shown = membersShown(before, build, subject);
  const filter: Filter | null = shown.length > 0 ? conjunction(shown) : before.filter;
  return {
    ...before,
    dimensions,
    filter,
    comparison: null,
    having: null,
    order: [],
    limit: null,
    transforms: [],
    hidden: before.hidden.filter((id) => dimensions.some((each) => each.id === id)),
  };
}
