import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const rest = phrases(
  "everyone else",
  "everybody else",
  "everything else",
  "all others",
  "all the others",
  "all other",
  "all the rest",
  "the rest",
  "the others",
);

/** "For members and for everyone else", "of cancelled orders and of all other orders": these against the others. */
export function andTheRest(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "and") return null;
  const again = ["for", "of", "by", "from", "with", "in"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const size = phraseAt(tokens, at + 1 + again, rest);
  if (size === 0 || at === 0) return null;
  const named = /^all other$/.test(
    tokens
      .slice(at + 1 + again, at + 1 + again + size)
      .map(({ text }) => text)
      .join(" "),
  );
  return { words: "vs others", tokens: 1 + again + size + (named ? 1 : 0) };
}

andTheRest.needs = ["and"];
