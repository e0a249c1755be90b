import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const high = phrases(
  "most common",
  "most frequent",
  "most often",
  "most popular",
  "commonest",
  "busiest",
  "most",
);
const low = phrases(
  "least common",
  "least frequent",
  "least popular",
  "rarest",
  "quietest",
  "least",
  "fewest",
);

/** "Cancellations per reason, most common first": an order of all of them, and not the one at the top. */
export function commonestFirst(tokens: readonly Token[], at: number): Written | null {
  const [down, up] = [phraseAt(tokens, at, high), phraseAt(tokens, at, low)];
  const size = Math.max(down, up);
  const ones = ["ones", "one"].includes(textAt(tokens, at + size)) ? 1 : 0;
  if (at === 0 || size === 0 || textAt(tokens, at + size + ones) !== "first") return null;
  const next = tokens[at + size + ones + 1];
  if (next !== undefined && next.kind !== "mark") return null;
  return { words: down > 0 ? "highest first" : "lowest first", tokens: size + ones + 1 };
}
