import type { ModelIndex } from "../../../index/model-index.ts";
import { presentStaff } from "../../../index/present-staff.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { hasPresent, peopleNouns, staffOf } from "./people.ts";

const verbs: ReadonlySet<string> = new Set(["work", "works", "working"]);
const lasting = /^(?:active|inactive|currently|former|left|still|ever|was|were|did|had|used)$/;

/** "How many people work in Finance", "who works in Oslo": those who have not left, unless the question says when they did. */
export function worksHere(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [verb, before] = [textAt(tokens, at), tokens[at - 1]];
  if (!verbs.has(verb) || textAt(tokens, at + 1) !== "in" || before === undefined || !hasPresent(index))
    return null;
  const who =
    before.text === "who" || peopleNouns.has(before.text) || tableCalled(before, index) === staffOf(index);
  const placed = tokens[at + 2]?.kind === "word" || tokens[at + 2]?.kind === "quoted";
  const said = tokens.some(
    ({ text, number }) => lasting.test(text) || text === presentStaff || number !== null,
  );
  return who && placed && !said ? { words: `${presentStaff} ${verb}`, tokens: 1 } : null;
}

worksHere.needs = verbs;
