import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set("in of within for from".split(" "));
const whose = phrases("their own", "its own", "his own", "the same", "their", "its", "his", "her", "that");

/** "Than the average client in their segment", "below the average loan of its type": the average of the same segment, of rows that are compared. */
export function averageOfTheirs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = textAt(tokens, at) === "the" ? at + 1 : at;
  if (!/^(?:average|mean|typical)$/.test(textAt(tokens, start))) return null;
  const rows = tokens[start + 1];
  const own = phraseAt(tokens, start + 3, whose);
  const group = tokens[start + 3 + own];
  const isRows = tableNamed(rows, index) !== null && rows?.text === rows?.lemma;
  if (!isRows || !joints.has(textAt(tokens, start + 2)) || own === 0 || group === undefined) return null;
  const { columnsByWord, tablesByWord } = index.words;
  if (!columnsByWord.has(group.lemma) && !tablesByWord.has(group.lemma)) return null;
  return { words: `the average of the same ${rawOf([group])}`, tokens: start + 4 + own - at };
}

averageOfTheirs.needs = ["average", "mean", "typical"];
