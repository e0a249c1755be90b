import { phraseAt, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { lengthUnit } from "../bound-unit.ts";
import type { Written } from "./written.ts";

/** Lengths that are said without a number, or whose unit alone would be taken for an hour of the day. */
const shortLengths: readonly (readonly [said: readonly string[], plain: string])[] = [
  [["half", "an", "hour"], "30 minutes"],
  [["an", "hour"], "60 minutes"],
  [["one", "hour"], "60 minutes"],
  [["1", "hour"], "60 minutes"],
];
const bounds: ReadonlySet<string> = new Set(
  "than within over under exceeding below above most least exceed exceeded".split(" "),
);
const joints: ReadonlySet<string> = new Set(["of", "after", "before", "from", "following", "prior"]);

/** "Reached within 8 minutes", "delivered within 3 days": a length that is at most so long, unless what it is counted from is said. */
export function withinLimit(tokens: readonly Token[], at: number): Written | null {
  const deed = /(?:ed|en|nt|id|ght)$/.test(textAt(tokens, at - 1));
  const [length, size] = shortLengths.find(([said]) => phraseAt(tokens, at, [said]) > 0) ?? [[], ""];
  const bands = tokens.filter((_, place) => lengthUnit(tokens, place) !== null).length > 1;
  if (length.length > 0 && !bands && bounds.has(textAt(tokens, at - 1)))
    return { words: size, tokens: length.length };
  return deed &&
    textAt(tokens, at) === "within" &&
    lengthUnit(tokens, at + 1) !== null &&
    !joints.has(textAt(tokens, at + 3))
    ? { words: "at most", tokens: 1 }
    : null;
}
