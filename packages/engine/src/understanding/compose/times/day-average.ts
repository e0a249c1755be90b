import type { TimeGrain, TimePart } from "@parlance/contract";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import type { Target } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import type { Figure, Shown } from "../figures/figure.ts";
import { isRevenue } from "../figures/is-revenue.ts";
import { figureOf, moneyOf, rowsFigure } from "../figures/measures.ts";
import { perPeriod } from "./per-period.ts";

/** "Average revenue by weekday": the figures of `dayAverage` that are shown; null where none is. */
export function dayAverages(build: Build): Shown[] | null {
  const { frame } = build;
  const target = frame.targets.find(({ aggregation }) => aggregation === "average");
  if (target === undefined) return null;
  const same = frame.targets.filter(({ noun }) => noun === target.noun);
  const figure = dayAverage(
    build,
    target,
    same.some(({ aggregation }) => aggregation === "count"),
  );
  if (figure === null || same.length < frame.targets.length) return null;
  for (const each of same) build.spent.add(each);
  return [{ target, figure }];
}

/**
 * "Which weekday has the highest average revenue", "the average number of calls by hour": what the days of each weekday come to, on average,
 * and not what a single sale does. Null where no part of time is told, or something else is averaged.
 */
export function dayAverage(
  build: Build,
  { noun, aggregation }: Pick<Target, "noun" | "aggregation">,
  counted: boolean,
): Figure | null {
  const part = build.frame.groups.find(({ kind }) => kind === "part");
  if (aggregation !== "average" || part?.kind !== "part") return null;
  const rows = noun.kind === "table" && (counted || moneyOf(build, noun.table) === null);
  const revenue = isRevenue(build, noun) && [...build.lemmas].some((word) => revenueWords.has(word));
  if (!rows && (noun.kind === "table" || !revenue)) return null;
  const above =
    noun.kind === "table"
      ? rowsFigure(build, noun.table)
      : figureOf(build, { noun, aggregation: "sum", distinct: false, joined: false });
  return above === null ? null : perPeriod(build, above, grains[part.part] ?? "day", part.of ?? null);
}

/** Of which periods a part of time is told where it is of no days: each January is a month. */
const grains: Partial<Record<TimePart, TimeGrain>> = {
  "week-of-year": "week",
  "month-of-year": "month",
  "quarter-of-year": "quarter",
};
