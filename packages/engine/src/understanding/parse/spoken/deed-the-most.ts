import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did"]);
const everyone: ReadonlySet<string> = new Set(
  "people customers clients guests members users they we visitors everyone folks buyers".split(" "),
);
const ends: ReadonlyMap<string, string> = new Map([
  ["most", "most"],
  ["least", "fewest"],
]);

/** "On which day do people order the most": with the most orders, where the verb is what the rows of a table are called. */
export function deedTheMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!helpers.has(textAt(tokens, at)) || !everyone.has(textAt(tokens, at + 1))) return null;
  const table = tableCalled(tokens[at + 2], index);
  const the = textAt(tokens, at + 3) === "the" ? 1 : 0;
  const end = ends.get(textAt(tokens, at + 3 + the));
  const next = tokens[at + 4 + the];
  if (table === null || end === undefined || (next?.kind === "word" && !joints.has(next.text))) return null;
  return { words: `are there the ${end} ${table.words.join(" ")}s`, tokens: 4 + the };
}

const joints: ReadonlySet<string> = new Set("in on during from since by for at of and".split(" "));
