import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const prepositions: ReadonlySet<string> = new Set(["in", "for", "at", "on", "with", "among"]);
const sides =
  /^(?:above|below|over|under|exceeds?|beats?|higher|lower|more|less|greater|longer|shorter|larger|smaller|at|better|worse)$/;
const averages = /^(?:average|avg|mean|median)$/;
const longest = 3;

/** "In which quays is the average rent above 300": the quays with an average rent above it. */
export function whichAreAbove(tokens: readonly Token[], at: number): Written | null {
  if (!prepositions.has(textAt(tokens, at)) || !["which", "what"].includes(textAt(tokens, at + 1)))
    return null;
  const verb = tokens.findIndex(
    ({ text }, place) =>
      place > at + 2 && place <= at + 2 + longest && /^(?:is|are|was|were|does|do|did)$/.test(text),
  );
  const the = textAt(tokens, verb + 1) === "the" ? 1 : 0;
  if (verb < 0 || !averages.test(textAt(tokens, verb + 1 + the))) return null;
  if (!tokens.slice(verb + 2 + the).some(({ text }) => sides.test(text))) return null;
  const rows = tokens.slice(at + 2, verb).map(({ raw }) => raw);
  return { words: `which ${rows.join(" ")} have`, tokens: verb + 1 + the - at };
}

whichAreAbove.needs = ["which", "what"];
