import type { TimeGrain, TimePart } from "@parlance/contract";
import { blank } from "./order-clause.ts";

/** A time put into units: under which words it was named (none: the time shown), and the unit. */
export type Bin = {
  words: string;
  unit: { kind: "truncate"; grain: TimeGrain } | { kind: "part"; part: TimePart };
};

const unit =
  "(?:the |an? )?(week ?days?|days? of (?:the )?week|hours?|days?|dates?|weeks?|months?|quarters?|years?|time)(?: (?:interval|unit|bucket|bin)s?)?";
const bin = "(?:and |then |, ?)*(?:please )?\\bbin(?:ning|ned|s)? *";

const patterns: readonly { pattern: RegExp; words: number | null; unit: number }[] = [
  {
    pattern: new RegExp(
      `${bin}(?:all |the |their )*([\\w ]+?) (?:by|into|in|with|on|to) ${unit}(?! ?\\w*-)\\b`,
      "i",
    ),
    words: 1,
    unit: 2,
  },
  {
    pattern: new RegExp(`${bin}(?:it |them )?(?:by|into|in|with|on|to) ${unit}\\b`, "i"),
    words: null,
    unit: 1,
  },
];

/**
 * "Bin the order date by weekday": the time to put into units, and the text with blanks in its place; null without one. `said` is
 * what a clause says by itself where the rest does not show its time ("by year", "by year of the order date"), and where it stands.
 */
export function readBinClause(
  text: string,
): { bin: Bin; text: string; said: { at: number; words: string } } | null {
  for (const { pattern, words, unit: at } of patterns) {
    const match = pattern.exec(text);
    const named = match?.[at]?.toLowerCase();
    if (match === null || named === undefined) continue;
    const time = words === null ? "" : (match[words] ?? "").trim();
    const said = ` by ${named === "time" ? "month" : named}${time === "" ? "" : ` of ${time}`}`;
    return {
      bin: { words: time, unit: unitOf(named) },
      text: blank(text, match.index, match[0]),
      said: { at: match.index, words: said.slice(0, match[0].length) },
    };
  }
  return null;
}

function unitOf(word: string): Bin["unit"] {
  if (/week ?day|of (?:the )?week/.test(word)) return { kind: "part", part: "day-of-week" };
  const grains: Readonly<Record<string, TimeGrain>> = { date: "day", time: "month" };
  const name = word.replace(/s$/, "");
  const known: readonly TimeGrain[] = ["hour", "day", "week", "month", "quarter", "year"];
  return { kind: "truncate", grain: grains[name] ?? known.find((each) => each === name) ?? "day" };
}
