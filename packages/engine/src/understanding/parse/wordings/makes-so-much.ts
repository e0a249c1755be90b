import type { ModelIndex } from "../../index/model-index.ts";
import { isPerson } from "../../index/people-dated.ts";
import { incomeWords } from "../../lexicon/income-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { peopleNouns } from "../idioms/people/people.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const makes = ["make", "makes", "making", "made"];
const relatives = /^(?:who|that|which)$/;
/** Who has an income, beside those whom a business counts by. */
const earners: ReadonlySet<string> = new Set(
  "borrower applicant holder household resident anyone anybody those".split(" "),
);
/** What may stand behind an amount; anything else is what they made so many of. */
const ends = /^(?:by|per|in|with|and|or|a|who|that|of|for|from|at|on|each|annually|yearly)$/;

/** "Borrowers making more than 200k", "anyone who makes over 90,000" where the data tells incomes: what they earn. */
export function makesSoMuch(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!makes.includes(textAt(tokens, at))) return null;
  const who = tokens[relatives.test(textAt(tokens, at - 1)) ? at - 2 : at - 1];
  const bound = boundAt(tokens, at + 1);
  const isOf =
    who !== undefined && (isPerson(who.lemma) || peopleNouns.has(who.text) || earners.has(who.lemma));
  if (bound === null || !isOf) return null;
  const behind = tokens[at + 1 + bound.tokens];
  const tellsIncome = index.columns.some(({ words }) => words.some((word) => incomeWords.has(word)));
  if (!tellsIncome || (behind?.kind === "word" && !ends.test(behind.text))) return null;
  return { words: "earning", tokens: 1 };
}

makesSoMuch.needs = makes;
