import type { Token } from "../../text/tokenize.ts";
import type { Reader } from "../frame/reader.ts";
import type { Item, Noun } from "../item.ts";

/** Whether an item names a figure: a metric or a column of numbers. */
export const isFigure = (noun: Item | undefined): noun is Noun =>
  noun?.kind === "metric" || (noun?.kind === "column" && noun.options[0]?.kind === "number");

/** "the highest cost, lowest cost and average cost": figures one after the other, of which none ranks rows. */
export function isListedFigure({ items, tokens, zone, frame }: Reader, noun: Noun, from: number): boolean {
  if (zone !== "target" || !isFigure(noun)) return false;
  const here = items.indexOf(noun);
  const rest = items.slice(here + 1).filter(({ kind, start }) => kind !== "cue" || !joins(tokens, start));
  const figures = frame.targets.filter(({ aggregation }) => aggregation !== null);
  const [then, figure] = rest;
  const follows =
    joins(tokens, noun.end) && then?.kind === "cue" && ranksOrSums.has(then.cue.kind) && isFigure(figure);
  const behind = joins(tokens, (items[from]?.start ?? 0) - 1) && figures.length > 0;
  const alone = frame.listed || figures.length === frame.targets.length;
  return alone && (follows || behind);
}

const joins = (tokens: readonly Token[], at: number): boolean =>
  [",", "and", "&"].includes(tokens[at]?.text ?? "");

const ranksOrSums: ReadonlySet<string> = new Set(["extreme", "top", "aggregate", "average-of"]);
