import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set(["or", "and"]);
const words: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
]);

/** What something does of which there are several rows. */
const shows = phrases(
  ..."show,shows,showed,showing,turn,turns".split(",").map((verb) => `${verb} up`),
  ..."appear,appears,appeared,appearing,occur,occurs,occurred,occurring".split(","),
);

/** "Names that show up 7 times": exactly so often. */
function exactTimes(tokens: readonly Token[], at: number): Written | null {
  const verb = phraseAt(tokens, at, shows);
  const number = verb === 0 ? null : numberSaid(tokens[at + verb]);
  const isAll = number !== null && textAt(tokens, at + verb + 1) === "times";
  return isAll ? { words: `occur exactly ${number} times`, tokens: verb + 2 } : null;
}

/** "Two or more times", "twice or more", "3+ times": at least so many times, the number before what is counted. */
export function numberOfTimes(tokens: readonly Token[], at: number): Written | null {
  const exact = exactTimes(tokens, at);
  if (exact !== null) return exact;
  const worded = words.get(textAt(tokens, at));
  const side = joints.has(textAt(tokens, at + 1)) ? textAt(tokens, at + 2) : "";
  const bound = side === "more" ? "at least" : ["less", "fewer"].includes(side) ? "at most" : null;
  if (worded !== undefined && bound !== null) return { words: `${bound} ${worded} times`, tokens: 3 };
  const number = numberSaid(tokens[at]);
  if (number === null) return null;
  if (textAt(tokens, at + 1) === "+" && textAt(tokens, at + 2) === "times")
    return { words: `at least ${number} times`, tokens: 3 };
  return bound !== null && textAt(tokens, at + 3) === "times"
    ? { words: `${bound} ${number} times`, tokens: 4 }
    : null;
}

numberOfTimes.needs = [...words.keys(), "times"];
