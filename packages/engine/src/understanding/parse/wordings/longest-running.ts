import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "The longest running project", "shortest-lasting outages": by how long they last, and not which of them still run. */
export function longestRunning(tokens: readonly Token[], at: number): Written | null {
  const word = tokens[at];
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  const runs = /^(?:running|lasting)$/.test(textAt(tokens, at + 1 + hyphen));
  return runs && word !== undefined && /^(?:longest|shortest)$/.test(word.text)
    ? { words: word.raw, tokens: 2 + hyphen }
    : null;
}

longestRunning.needs = ["longest", "shortest"];
