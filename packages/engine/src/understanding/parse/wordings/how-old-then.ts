import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const being = /^(?:is|are|was|were)$/;
/** How many words name those whose age is asked. */
const longestName = 4;

/** "How old was each employee when they joined", "how old was Ida Moser when she was hired": their age at that time. */
export function howOldThen(tokens: readonly Token[], at: number): Written | null {
  if (at !== 0 || textAt(tokens, 1) !== "old" || !being.test(textAt(tokens, 2))) return null;
  const then = tokens.findIndex(({ text }) => text === "when");
  const end = tokens.findIndex(({ kind }, place) => place > then && kind === "mark");
  if (then < 4 || then - 3 > longestName || (end >= 0 && end < tokens.length - 1)) return null;
  const clause = rawOf(tokens.slice(then, end < 0 ? tokens.length : end));
  return { words: `age ${clause} of ${rawOf(tokens.slice(3, then))}`, tokens: end < 0 ? tokens.length : end };
}

howOldThen.needs = ["old"];
