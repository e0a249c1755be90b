import type { Order, SemanticQuery } from "@parlance/contract";
import { numberSaid } from "../lexicon/numbers.ts";
import { ordinalOf } from "../lexicon/ordinals.ts";
import { isSuperlative } from "../lexicon/superlative.ts";
import { tokenize } from "../text/tokenize.ts";

const idle: ReadonlySet<string> = new Set(
  "and now then show give list me us the what who which about how is comes are please one place ? .".split(
    " ",
  ),
);

/**
 * "And the next 5?": the rows behind those that were shown; "and the second most?" the row at that place. Null for other follow-ups, and where
 * nothing was cut off.
 */
export function nextRows(question: string, previous: SemanticQuery): SemanticQuery | null {
  if ((previous.kind !== "list" && previous.kind !== "aggregate") || previous.limit === null) return null;
  const words = tokenize(question, 12).filter(({ text }) => !idle.has(text));
  const [next, size, other] = words;
  const { limit } = previous;
  if (next === undefined || other !== undefined) return null;
  const place = ordinalOf(next.text) ?? 0;
  if (place > 1 && limit.count === 1 && limit.per.length === 0 && saysSameEnd(size?.text, previous))
    return { ...previous, limit: { ...limit, offset: place - 1, ties: "cut" } };
  if (!["next", "following"].includes(next.text)) return null;
  const count = size === undefined ? limit.count : numberSaid(size);
  if (count === null || limit.per.length > 0) return null;
  return { ...previous, limit: { ...limit, count, offset: limit.offset + limit.count, ties: "cut" } };
}

/** Whether "most", "fewest" or nothing behind the place speaks of the end that was shown. */
function saysSameEnd(word: string | undefined, { order }: { order: readonly Order[] }): boolean {
  if (word === undefined) return true;
  const low = /^(?:least|fewest|lowest|smallest|worst|cheapest|shortest)$/.test(word);
  return (word === "most" || word === "least" || isSuperlative(word)) && order[0]?.descending === !low;
}
