import { revenueWords } from "../../lexicon/revenue-words.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf } from "../build-context.ts";

/** What comes in again and again, as columns call it. */
const recurring: ReadonlySet<string> = new Set(["mrr", "arr"]);

/** Money from sales, in a column or computed. */
export function isRevenue(build: Build, noun: Noun): boolean {
  if (noun.kind === "metric") return noun.metric.kind === "lexicon" && noun.metric.name === "revenue";
  const column = columnOf(build, noun);
  const words = build.index.columns[column ?? -1]?.words ?? [];
  return (
    column !== null &&
    (column === build.index.takings || words.some((word) => revenueWords.has(word) || recurring.has(word)))
  );
}
