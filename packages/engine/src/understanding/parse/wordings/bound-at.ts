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

/** A comparison with a number in the plainest words ("more than 500"), and how many tokens it takes; null where none stands there. */
export function boundAt(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, compared);
  const side = sides.get(
    tokens
      .slice(at, at + size)
      .map(({ text }) => text)
      .join(" "),
  );
  const sign = /^[$€£]$/.test(textAt(tokens, at + size)) ? 1 : 0;
  const number = tokens[at + size + sign];
  return side === undefined || number?.kind !== "number"
    ? null
    : { words: `${side} ${number.raw}`, tokens: size + sign + 1 };
}
