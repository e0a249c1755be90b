import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { yearAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const ofYear = phrases("the year of", "year of");
const openers: ReadonlySet<string> = new Set(
  "in before after since until till by from during through to and for of".split(" "),
);

/** "Before '2023-05-01'", "before the year of 2019": a day in quotes, as databases want it, and a year with its unit are the time itself. */
export function plainDate(tokens: readonly Token[], at: number): Written | null {
  const token = tokens[at];
  if (token?.kind === "quoted")
    return /^(?:19|20)\d\d[-/]\d{1,2}[-/]\d{1,2}$/.test(token.raw) ? { words: token.raw, tokens: 1 } : null;
  const size = phraseAt(tokens, at, ofYear);
  if (size === 0 || yearAt(tokens, at + size) === null || !openers.has(textAt(tokens, at - 1))) return null;
  return { words: textAt(tokens, at + size), tokens: size + 1 };
}
