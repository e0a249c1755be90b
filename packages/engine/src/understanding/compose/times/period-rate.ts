import type { Frame, Target } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf } from "../build-context.ts";
import type { Figure } from "../figures/figure.ts";
import { isAverageTotal } from "../figures/is-average-total.ts";
import { isRevenue } from "../figures/is-revenue.ts";
import { figureOf, rowsFigure } from "../figures/measures.ts";
import { perPeriod } from "./per-period.ts";

/** "average daily revenue by month": the sum over the number of different days; of figures that do not add up, the average. */
export function periodRate(build: Build): { target: Target | null; figure: Figure }[] | null {
  const { frame } = build;
  const target = frame.targets.find(({ aggregation }) => aggregation === "average");
  const rate = frame.groups.find(
    (group) =>
      group.kind === "grain" &&
      (group.rate === true ||
        (target !== undefined &&
          (isOfRows(frame, target) || isAverageTotal(build) || isUsualSum(build, target)))),
  );
  if (rate?.kind !== "grain" || target === undefined || frame.extremes.length > 0) return null;
  const column = columnOf(build, target.noun);
  const adds = column === null || columnAt(build, column)?.additivity === "additive";
  const above =
    target.noun.kind === "table"
      ? rowsFigure(build, target.noun.table)
      : figureOf(build, { ...target, aggregation: "sum" });
  const figure = above === null ? null : perPeriod(build, above, rate.grain, rate.of ?? null);
  if (figure === null) return null;
  build.spent.add(rate);
  if (!adds) return null;
  for (const each of frame.targets) if (each.noun === target.noun) build.spent.add(each);
  return [{ target, figure }];
}

/**
 * "Sales per day on average", "on average, how much is billed a month": what a unit of time brings of what adds up; "average spend per day" of rows
 * that are what a day came to, too.
 */
const isUsualSum = (build: Build, { noun }: Target): boolean => {
  const column = columnOf(build, noun);
  const entry = build.index.columns[column ?? -1];
  const isSum = entry?.column.additivity === "additive";
  if (isSum && build.index.summed.has(entry.table) && perUnit.test(build.text)) return true;
  return (
    (isSum || isRevenue(build, noun)) && (unitOnAverage.test(build.text) || averageUnit.test(build.text))
  );
};

const perUnit = /\b(?:average|avg|mean)\b.*\b(?:per|a|each|every) (?:day|week|month|quarter|year)\b/i;
const unit = "(?:per|a|each|every) (?:day|week|month|quarter|year)\\b";
const unitOnAverage = new RegExp(`\\b${unit} on average\\b`, "i");
const averageUnit = new RegExp(`\\bon average\\b.*\\b${unit}`, "i");

/** "Average number of tickets per month", "how many tickets per day on average": rows are counted and the counts averaged. */
const isOfRows = ({ targets, groups }: Frame, { noun }: Target): boolean =>
  noun.kind === "table" &&
  groups.filter(({ kind }) => kind === "grain").length === 1 &&
  targets.every((other) => other.noun === noun);
