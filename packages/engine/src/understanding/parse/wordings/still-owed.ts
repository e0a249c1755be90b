import type { ModelIndex } from "../../index/model-index.ts";
import { owed } from "../../index/owed-terms.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases(
  ...["", "money "].flatMap((money) =>
    ["is", "is still", "do customers owe", "do customers still owe", "are we owed", "are we still owed"].map(
      (verb) => `how much ${money}${verb}`,
    ),
  ),
);
const plain = phrases("unpaid amount", "unpaid amounts", "amount unpaid", "unpaid balance", "unpaid money");
const owes = phrases("owes us the most", "owe us the most", "owes the most", "owe the most", "owes us most");
const said = phrases("outstanding", "unpaid", "owed", "owed to us", "not paid yet", "still outstanding");

/** "How much money is outstanding", "the unpaid amount", "who owes us the most": what is still owed, where the data tells what was due and what was paid. */
export function stillOwed(tokens: readonly Token[], at: number, { business }: ModelIndex): Written | null {
  if (!business.some(({ term }) => term === owed)) return null;
  const named = phraseAt(tokens, at, plain);
  if (named > 0) return { words: owed, tokens: named };
  const ranked = phraseAt(tokens, at, owes);
  if (ranked > 0) return { words: `has the highest ${owed}`, tokens: ranked };
  const size = phraseAt(tokens, at, asked);
  const isOwed = /^owed?$/.test(tokens[at + size - 1]?.text ?? "");
  const state = isOwed ? 0 : phraseAt(tokens, at + size, said);
  return size > 0 && (isOwed || state > 0) ? { words: owed, tokens: size + state } : null;
}
