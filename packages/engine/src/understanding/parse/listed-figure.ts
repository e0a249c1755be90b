import type { Item, Noun } from "./item.ts";
import type { Reader } from "./reader.ts";

/** Whether an item names a figure: a metric or a column of numbers. */
export const isFigure = (noun: Item | undefined): noun is Noun =>
  noun?.kind === "metric" || (noun?.kind === "column" && noun.options[0]?.kind === "number");

/** "the highest cost, lowest cost and average cost": figures one after the other, of which none ranks rows. */
export function isListedFigure({ items, zone, frame }: Reader, noun: Noun, from: number): boolean {
  if (zone !== "target" || !isFigure(noun)) return false;
  const here = items.indexOf(noun);
  const [before, after, then] = [items[from - 1], items[here + 1], items[here + 2]];
  const figures = frame.targets.filter(({ aggregation }) => aggregation !== null);
  const first = figures.length === 0;
  const joined = (item: Item | undefined): boolean => item?.kind === "cue" && item.cue.kind === "and";
  const follows =
    joined(after) && then?.kind === "cue" && ranksOrSums.has(then.cue.kind) && isFigure(items[here + 3]);
  const behind = joined(before) && !first;
  return figures.length === frame.targets.length && (follows || behind);
}

const ranksOrSums: ReadonlySet<string> = new Set(["extreme", "top", "aggregate", "average-of"]);
