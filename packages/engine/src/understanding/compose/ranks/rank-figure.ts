import type { Aggregation } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { isShared } from "../../index/shared-key.ts";
import type { Extreme, Group, Target } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf, fault, isMeasure } from "../build-context.ts";
import { columnFigure } from "../figures/column-figure.ts";
import type { Figure } from "../figures/figure.ts";
import { averaging, countedTable, figureOf, rowsFigure } from "../figures/measures.ts";
import { moneyRanked } from "../figures/money-rows.ts";
import { saysBusy } from "../figures/popular-rows.ts";
import { hintColumn, hintTables } from "../groups/hint-column.ts";
import { dayAverage } from "../times/day-average.ts";

/** The figure by which groups are the most or least, and for which extreme. */
export function rankFigure(build: Build, entity: number): { extreme: Extreme; figure: Figure } | null {
  const extreme = build.frame.extremes[0];
  if (extreme === undefined || build.style.extreme === "figure") return null;
  const noun = extreme.by;
  const hinted =
    noun === null && extreme.hints.length > 0
      ? hintColumn(build, hintTables(build, entity, extreme.of), extreme.hints)
      : null;
  const kinds = build.style.extreme === "groups" && build.frame.groups.length === 0;
  const year = hinted !== null && build.index.columns[hinted.column]?.words.includes("year") === true;
  const end = year ? (hinted.descending ? "maximum" : "minimum") : null;
  const hintFigure =
    hinted === null
      ? null
      : columnFigure(
          build,
          hinted.column,
          extreme.aggregation ?? (kinds ? ofEach(build, hinted.column) : end),
        );
  if (hinted !== null && hintFigure !== null)
    return { extreme: { ...extreme, descending: hinted.descending }, figure: hintFigure };
  if (noun === null) {
    if (!extreme.count && build.frame.targets.some((target) => isFigure(build, target))) return null;
    const paid = moneyRanked(build, entity, null);
    if (paid !== null) return { extreme, figure: paid };
    const listed = build.frame.targets[0];
    const busy = extreme.of === null && saysBusy(build.lemmas);
    const ranked = (busy || listed?.noun === extreme.of) && build.frame.groups.some(isEach);
    if (listed?.noun.kind === "table" && build.frame.groups.length > 0 && !ranked) {
      build.spent.add(listed);
      return { extreme, figure: rowsFigure(build, listed.noun.table) };
    }
    if (!extreme.count && extreme.size === null) fault(build, "leftover", 0.5);
    return { extreme, figure: rowsFigure(build, countedTable(build, entity)) };
  }
  const brought = noun.kind === "table" ? moneyRanked(build, entity, noun.table) : null;
  const each = kinds && extreme.hints.length > 0 ? "average" : extreme.aggregation;
  const figure = brought ?? nounFigure(build, noun, { ...extreme, aggregation: each });
  return figure === null ? null : { extreme, figure };
}

/** "The most expensive channels": what their rows cost on average, unless these are sums of what adds up. */
const ofEach = ({ index }: Build, column: number): "average" | "sum" => {
  const entry = index.columns[column];
  const isSum = entry?.column.additivity === "additive" && index.summed.has(entry.table);
  return isSum ? "sum" : "average";
};

/** "The best product in each region": products are ranked, in each region anew. */
const isEach = (group: Group): boolean => group.kind === "noun" && group.each;

/** "total revenue", and "revenue by store" of which the groups are the top. */
function isFigure(build: Build, { aggregation, noun }: Target): boolean {
  if (aggregation !== null || noun.kind === "metric") return true;
  const column = columnOf(build, noun);
  return column !== null && build.frame.groups.length > 0 && isMeasure(build, column);
}

/**
 * A rating or a rate of many rows is averaged, whatever ranks by it, as is what does not add up over time; of other figures that do not add up the
 * one highest or lowest is meant ("which supplier has the highest unit price"), or the average where several are listed. Other columns add up.
 */
function usual({ index, frame }: Build, column: number | null, extreme: Extreme): Aggregation | null {
  const entry = index.columns[column ?? -1];
  if (entry === undefined) return null;
  if (extreme.own === true && isTime(entry.column)) return extreme.descending ? "maximum" : "minimum";
  if (isAveraged(entry)) return "average";
  if (entry.column.additivity !== "non-additive") return "sum";
  const timed = frame.groups.some(({ kind }) => kind === "grain" || kind === "part");
  const scale =
    entry.words.some((word) => scores.has(word)) && (entry.column.profile?.distinct ?? 0) <= mostPoints;
  if (timed || scale || extreme.size !== null || !extreme.plain) return "average";
  return extreme.descending ? "maximum" : "minimum";
}

/** Whether a rate or a mark is meant over all rows, each of which has one of its own: "conversion rate", a "CTR" of clicks and impressions. */
export const isAveraged = ({ column, words }: ColumnEntry): boolean =>
  (column.quotient ?? null) !== null || words.some((word) => averaged.has(word));

const averaged: ReadonlySet<string> = new Set(
  "rating satisfaction csat nps stars rate ratio percent percentage margin".split(" "),
);
const scores: ReadonlySet<string> = new Set(["score", "grade", "mark"]);
/** A scale of so few points is reached by many. */
const mostPoints = 12;

/** "Cities by number of donors" of a sheet of gifts, "species by number of islands": different ones, and not the rows that share them; of a flag those of which it holds. */
function isToldApart({ index }: Pick<Build, "index">, column: number): boolean {
  if (index.inner.some(({ naming, key }) => naming === column || key === column)) return true;
  const entry = index.columns[column];
  if (isFlag({ index }, column)) return false;
  const isKind = entry?.column.role === "category" || entry?.column.role === "geo";
  return (isKind || (entry?.column.role === "key" && !entry.foreign)) && isShared(column, index);
}

const isFlag = ({ index }: Pick<Build, "index">, column: number | null): boolean => {
  const entry = index.columns[column ?? -1];
  return entry !== undefined && columnKindOf(entry.column) === "flag";
};

function nounFigure(build: Build, noun: Noun, extreme: Extreme): Figure | null {
  const { aggregation } = extreme;
  const ofDays = dayAverage(build, { noun, aggregation }, extreme.count);
  if (ofDays !== null) return ofDays;
  if (noun.kind === "table")
    return aggregation !== null && averaging.has(aggregation)
      ? figureOf(build, { noun, aggregation, distinct: false, joined: false })
      : rowsFigure(build, noun.table);
  const column = columnOf(build, noun);
  const flag = aggregation === null && isFlag(build, column);
  if (column !== null && (flag || (extreme.count && !isMeasure(build, column))))
    return figureOf(build, {
      noun,
      aggregation: "count",
      distinct: isToldApart(build, column),
      joined: false,
    });
  return figureOf(build, {
    noun,
    aggregation: extreme.aggregation ?? usual(build, column, extreme),
    distinct: false,
    joined: false,
  });
}
