import { marksOf } from "../score/idle-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const denials = ["not", "!=", "except", "none"];

const asking: ReadonlySet<string> = new Set("what which who where when how".split(" "));

/** "What else did they build?", where a reading leaves nothing out. */
export function elseUnmet(tokens: readonly Token[], { query }: Candidate): string[] {
  const at = tokens.findIndex(({ text }) => text === "else");
  const asks = at > 0 && tokens.slice(Math.max(0, at - 2), at).some(({ text }) => asking.has(text));
  const marks = marksOf(query);
  return asks && !denials.some((mark) => marks.has(mark)) ? ["else"] : [];
}
