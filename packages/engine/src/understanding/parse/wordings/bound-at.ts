import { numberScale } from "../../lexicon/numbers.ts";
import { isMoneyUnit } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const sides: ReadonlyMap<string, string> = new Map(
  [
    ["more than", ...["over", "above", "greater than", "higher than", "exceeded", "exceeds", "exceed"]],
    ["less than", ...["under", "below", "fewer than", "lower than"]],
    ["at least"],
    ["at most"],
  ].flatMap(([side = "", ...others]) => [side, ...others].map((said) => [said, side] as const)),
);
const compared = phrases(...sides.keys());

/** A comparison with a number in the plainest words ("more than 500", "500 euros or more"), and how many tokens it takes; null where none stands there. */
export function boundAt(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, compared);
  const side = sides.get(
    tokens
      .slice(at, at + size)
      .map(({ text }) => text)
      .join(" "),
  );
  const sign = /^[$€£]$/.test(textAt(tokens, at + size)) ? 1 : 0;
  const amount = amountAt(tokens, at + size + sign);
  if (amount === null) return null;
  const end = at + size + sign + amount.tokens;
  if (side !== undefined) return { words: `${side} ${amount.words}`, tokens: end - at };
  const money = isMoneyUnit(textAt(tokens, end)) ? 1 : 0;
  const behind = phraseAt(tokens, end + money, upwards);
  return size > 0 || behind === 0
    ? null
    : { words: `at least ${amount.words}`, tokens: end + money + behind - at };
}

const upwards = phrases("or more", "or above", "and more", "and above", "or over", "+");

/** "500", "15k", "2 million": a number, and how many tokens it takes. */
function amountAt(tokens: readonly Token[], at: number): Written | null {
  const token = tokens[at];
  const glued = token?.kind === "word" ? /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(token.text) : null;
  const scale = numberScale(glued?.[2] ?? textAt(tokens, at + 1));
  if (glued !== null) return scale === null ? null : { words: String(Number(glued[1]) * scale), tokens: 1 };
  if (token?.kind !== "number" || token.number === null) return null;
  return scale === null
    ? { words: token.raw, tokens: 1 }
    : { words: String(token.number * scale), tokens: 2 };
}
