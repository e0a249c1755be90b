import type { ModelIndex } from "../../index/model-index.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const openings = phrases(
  "of what each",
  "of what every",
  "of what a",
  "of what our",
  "what each",
  "what every",
);
const middles: ReadonlySet<string> = new Set(["median", "average", "mean", "avg"]);
const spends =
  /^(?:spends?|spent|pays?|paid|buys?|bought|orders?|ordered|sells?|sold|earns?|earned|makes?|made|generates?|generated|takes?|took|brings?|brought|comes?|came|claims?|claimed|costs?)$/;
const particles: ReadonlySet<string> = new Set(["in", "to", "us"]);
const longest = 3;

/** "Median of what each customer spends", "the average of what every receipt comes to": of the revenue that each of them brings in all. */
export function ofWhatEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, openings);
  if (size === 0 || !middles.has(textAt(tokens, at - 1)) || !takesMoney(index)) return null;
  const start = at + size;
  const verb = tokens.findIndex(
    ({ text }, place) => place > start && place <= start + longest && spends.test(text),
  );
  if (verb < 0) return null;
  const particle = particles.has(textAt(tokens, verb + 1)) ? 1 : 0;
  return { words: `total revenue per ${rawOf(tokens.slice(start, verb))}`, tokens: verb + 1 + particle - at };
}
