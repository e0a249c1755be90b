import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends = [
  { said: phrases("or more", "or greater", "and more", "plus"), side: "at least" },
  { said: phrases("or less", "or fewer", "or under"), side: "at most" },
];
const having: ReadonlySet<string> = new Set("with have has had having".split(" "));

/** "With 3 or more complaints": with at least 3 of them. */
export function soManyOrMore(tokens: readonly Token[], at: number): Written | null {
  const number = tokens[at];
  if (number === undefined || numberSaid(number) === null || !having.has(textAt(tokens, at - 1))) return null;
  for (const { said, side } of ends) {
    const size = phraseAt(tokens, at + 1, said);
    const noun = tokens[at + 1 + size];
    if (size > 0 && noun?.kind === "word" && noun.text !== noun.lemma)
      return { words: `${side} ${number.raw}`, tokens: 1 + size };
  }
  return null;
}

soManyOrMore.needs = ["or", "and", "plus"];
