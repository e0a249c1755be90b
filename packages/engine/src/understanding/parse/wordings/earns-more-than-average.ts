import type { ModelIndex } from "../../index/model-index.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { tellsIncome } from "../../index/tells-income.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const whose = phrases("that", "which", "who", "that have", "which have", "that has", "which has", "who have");
const earns = phrases(
  ..."sell,sold,earn,earned,make,made,bring in,brought in,take,took,taken,take in,took in,generate,generated,gross,grossed,turn over,turned over"
    .split(",")
    .flatMap((verb) => [verb, `${verb}s`]),
);
/** The verb behind the nouns themselves: "states selling more than the average state"; who is earning more has wages where these are told. */
const earning = phrases(
  ..."selling,bringing in,taking,taking in,generating,grossing,turning over".split(","),
);
/** Most words that ask which ones, before the verb. */
const longest = 4;
const beyond = phrases(
  ...["more than", "less than", "above", "below"].flatMap((side) => [
    `${side} the average`,
    `${side} an average`,
    `${side} average`,
  ]),
);
const beside = phrases(
  "with above average",
  "with below average",
  "with an above average",
  "with a below average",
);

/**
 * "Shops that took more than the average shop", "brands with above average revenue": those whose revenue is above the average of them. Of amounts
 * of another kind, and of data that takes no money in, it is read as it is said.
 */
export function earnsMoreThanAverage(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): Written | null {
  if (at === 0 || !takesMoney(index)) return null;
  const size = phraseAt(tokens, at, beside);
  const money = tokens[at + size];
  if (size > 0)
    return money !== undefined && revenueWords.has(money.text)
      ? { words: `with ${money.raw} ${textAt(tokens, at + size - 2)} average`, tokens: size + 1 }
      : null;
  const opening = phraseAt(tokens, at, whose);
  const asked = at <= longest && /^(?:which|what)$/.test(textAt(tokens, 0));
  const told = opening > 0 || (at > 1 && asked) ? phraseAt(tokens, at + opening, earns) : 0;
  const paid = textAt(tokens, at) === "earning" && !tellsIncome(index) ? 1 : 0;
  const verb = told || (opening === 0 ? phraseAt(tokens, at, earning) || paid : 0);
  const than = verb === 0 ? 0 : phraseAt(tokens, at + opening + verb, beyond);
  const wages = textAt(tokens, at) === "who" && /^(?:earn|make|made)/.test(textAt(tokens, at + opening));
  if (than === 0 || wages || textAt(tokens, at + opening + verb + than) === "of") return null;
  const end = at + opening + verb + than;
  const one = tokens[end]?.lemma === tokens[at - 1]?.lemma ? 1 : 0;
  if (told === 0 && one === 0 && tokens[end]?.kind === "word") return null;
  const side = /^(?:more|above)$/.test(textAt(tokens, at + opening + verb)) ? "above" : "below";
  return { words: `with revenue ${side} average`, tokens: end + one - at };
}

earnsMoreThanAverage.needs = ["average"];
