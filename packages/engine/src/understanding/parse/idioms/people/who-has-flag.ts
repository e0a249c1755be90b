import { pluralOf } from "@parlance/contract";
import { columnKindOf } from "../../../index/column-kind-of.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const having: ReadonlySet<string> = new Set("has have had does do did works work worked uses use".split(" "));
const longest = 3;

/** "Who works overtime", "who has a partner", "those working overtime": the rows of which a flag tells so, and not the flag of each. */
export function whoHasFlag(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const who = textAt(tokens, at) === "who";
  const verb = who ? at + 1 : at;
  if (!(who ? having : doing).has(textAt(tokens, verb))) return null;
  const start = verb + (["a", "an", "the"].includes(textAt(tokens, verb + 1)) ? 2 : 1);
  for (let size = longest; size > 0; size -= 1) {
    const said = tokens.slice(start, start + size);
    if (said.length < size) continue;
    const called = columnsCalled(index, said.map(({ lemma }) => lemma).join(""));
    const flag = called.find(({ column }) => columnKindOf(column) === "flag");
    const rows = index.tables[flag?.table ?? -1]?.table.label;
    if (flag === undefined || rows === undefined) continue;
    const behind = at > 0 && tokens[at - 1]?.kind === "word";
    if (behind && who && !works.has(textAt(tokens, verb))) continue;
    const rowsSaid = behind ? "" : `${pluralOf(rows.toLowerCase())} `;
    return { words: `${rowsSaid}with ${rawOf(said)}`, tokens: start + size - at };
  }
  return null;
}

const works: ReadonlySet<string> = new Set("works work worked does do did".split(" "));
const doing: ReadonlySet<string> = new Set(["working", "doing"]);

whoHasFlag.needs = ["who", ...doing];
