import { amountWords } from "../../lexicon/money-nouns.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
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

const dear = phrases("most expensive", "dearest", "priciest", "costliest");
const cheap = phrases("least expensive", "cheapest", "lowest priced");

const highest = phrases("highest", "biggest", "largest", "greatest", "most", "best");
const lowest = phrases("lowest", "smallest", "least", "fewest", "worst");
const leads = phrases("on top", "at the top", "at top", "up top", "go first", "come first", "comes first");

/** "With the highest on top", ", biggest ones at the top": an order, too. */
function onTop(tokens: readonly Token[], at: number): Written | null {
  const opened = ["with", "and", ","].includes(textAt(tokens, at)) ? 1 : 0;
  const with_ = opened === 1 && textAt(tokens, at + 1) === "with" ? 2 : opened;
  const first = at + with_ + (textAt(tokens, at + with_) === "the" ? 1 : 0);
  const [down, up] = [phraseAt(tokens, first, highest), phraseAt(tokens, first, lowest)];
  const size = Math.max(down, up);
  const ones = ["ones", "one", "values", "value"].includes(textAt(tokens, first + size)) ? 1 : 0;
  const end = first + size + ones;
  const lead = size === 0 || at === 0 ? 0 : phraseAt(tokens, end, leads);
  if (lead === 0 || tokens.slice(end + lead).some(({ kind }) => kind !== "mark")) return null;
  return { words: down > 0 ? "highest first" : "lowest first", tokens: end + lead - at };
}

/** "Cancellations per reason, most common first", "plans and fees, dearest first": an order of all of them, and not the one at the top. */
export function commonestFirst(tokens: readonly Token[], at: number): Written | null {
  const topped = onTop(tokens, at);
  if (topped !== null) return topped;
  const priced = Math.max(phraseAt(tokens, at, dear), phraseAt(tokens, at, cheap)) > 0;
  const [highs, lows] = priced ? [dear, cheap] : [high, low];
  const [down, up] = [phraseAt(tokens, at, highs), phraseAt(tokens, at, lows)];
  const size = Math.max(down, up);
  const ones = ["ones", "one"].includes(textAt(tokens, at + size)) ? 1 : 0;
  if (at === 0 || size === 0 || textAt(tokens, at + size + ones) !== "first") return null;
  const next = tokens[at + size + ones + 1];
  if (next !== undefined && next.kind !== "mark") return null;
  const by =
    priced && !tokens.slice(0, at).some(({ lemma }) => amountWords.has(lemma)) ? "sorted by price, " : "";
  return { words: `${by}${down > 0 ? "highest first" : "lowest first"}`, tokens: size + ones + 1 };
}

commonestFirst.needs = ["first", ...openings(leads)];
