import type { Item, Noun } from "../item.ts";
import type { Frame, Target } from "./frame.ts";
import { isNoun, type Reader } from "./reader.ts";

/** How far behind "rank" its figure may be named. */
const reach = 6;

/** "rank customers by revenue", "revenue rank", "rank within the country by number of orders": a rank beside what is shown. */
export function readRank(reader: Reader): void {
  const { frame, items, at } = reader;
  if (frame.transforms.some(({ kind }) => kind === "rank")) return;
  const by = figureBehind(reader) ?? figureBefore(items[at - 1], items[at]);
  if (isWhose(reader)) frame.context.push(...frame.targets.splice(-1).map(({ noun }) => noun));
  const lowest = reader.tokens.some(({ text }) => ["ascending", "lowest", "smallest"].includes(text));
  frame.transforms.push({ kind: "rank", by, within: withinBehind(reader), descending: !lowest });
}

/**
 * "Rank the hotels by total nights. Return the name, the total nights and the rank": of several times that a figure is named, the one shown; "the
 * rank of Rome by nights" has no groups of so many nights.
 */
export function settleRank(frame: Frame): void {
  const ranking = frame.transforms.flatMap((wish) =>
    wish.kind === "rank" && wish.by !== null ? [wish.by] : [],
  );
  frame.groups = frame.groups.filter(
    (group) =>
      group.kind !== "noun" || !isNumber(group.noun) || !ranking.some(({ noun }) => noun === group.noun),
  );
  if (frame.targets.length === 0) frame.targets.push(...ranking);
  frame.transforms = frame.transforms.map((wish) => {
    if (wish.kind !== "rank" || wish.by === null || frame.targets.includes(wish.by)) return wish;
    const { noun, aggregation } = wish.by;
    const shown = frame.targets.find(
      (target) => target.aggregation === aggregation && namesSame(target.noun, noun),
    );
    return shown === undefined ? wish : { ...wish, by: shown };
  });
}

const isNumber = (noun: Noun): boolean => noun.kind === "column" && noun.options[0]?.kind === "number";

const namesSame = (one: Noun, other: Noun): boolean =>
  one.kind === "column" && other.kind === "column" && one.options[0]?.column === other.options[0]?.column;

/** "…, and customer rank": beside other things that are shown, the table says whose rank it is. */
function isWhose({ frame, items, at }: Reader): boolean {
  const [before, here] = [items[at - 1], items[at]];
  const last = frame.targets.at(-1);
  return (
    before?.kind === "table" &&
    before.end === here?.start &&
    last?.noun === before &&
    frame.targets.length > 1
  );
}

/** The figure behind the next "by": "by number of orders", "by total amount". */
function figureBehind({ items, at }: Reader): Target | null {
  const by = items.findIndex((item, place) => place > at && place <= at + reach && opensFigure(item));
  if (by < 0) return null;
  let target: Omit<Target, "noun"> = { aggregation: null, distinct: false, joined: false };
  for (const item of items.slice(by + 1, by + 5)) {
    if (isNoun(item)) {
      const counted = item.kind === "table" && target.aggregation === null;
      return { ...target, ...(counted ? { aggregation: "count" } : {}), noun: item };
    }
    if (item.kind !== "cue") return null;
    if (item.cue.kind === "count") target = { ...target, aggregation: "count" };
    else if (item.cue.kind === "aggregate") target = { ...target, aggregation: item.cue.aggregation };
    else if (item.cue.kind === "average-of") target = { ...target, aggregation: "average" };
    else if (item.cue.kind === "distinct") target = { ...target, distinct: true };
  }
  return null;
}

const opensFigure = (item: Item): boolean =>
  item.kind === "cue" && (item.cue.kind === "order" || (item.cue.kind === "by" && !item.cue.each));

/** "revenue rank": the figure right before the word. */
function figureBefore(before: Item | undefined, here: Item | undefined): Target | null {
  if (!isNoun(before) || before.end !== here?.start || before.kind === "table") return null;
  return { noun: before, aggregation: null, distinct: false, joined: false };
}

/** "within their specialty", "within the region". */
function withinBehind({ items, tokens, at }: Reader): Noun | null {
  const from = items[at]?.end ?? 0;
  const within = tokens.findIndex(
    ({ text }, place) => place >= from && place <= from + 8 && text === "within",
  );
  if (within < 0) return null;
  return items.filter(isNoun).find(({ start }) => start > within && start <= within + 3) ?? null;
}
