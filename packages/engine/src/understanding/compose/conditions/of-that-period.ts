import type { Filter } from "@parlance/contract";
import { isAverageOfPeriod } from "../../lexicon/average-of-period.ts";
import type { Build } from "../build-context.ts";
import { periodWish } from "../times/period-wish.ts";

/**
 * "How many visits in 2024 were above that year's average": the rows of the one period that is said, where the average is said to be of it;
 * of rows that tell each thing anew at every date ("ports with a draught above the average in 2007") it is of that date's.
 */
export function ofThatPeriod(build: Build, table: number): Filter[] {
  const [wish, other] = build.frame.periods;
  if (wish === undefined || other !== undefined) return [];
  const isPanel = build.index.panels.some((panel) => panel.table.id === table);
  if (!isPanel && !isAverageOfPeriod(build.text)) return [];
  return [periodWish(build, table, wish) ?? []].flat();
}
