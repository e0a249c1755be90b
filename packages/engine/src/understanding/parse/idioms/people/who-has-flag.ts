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

/** "Who works overtime", "who has a partner": the rows of which a flag tells so, and not the flag of each. */
export function whoHasFlag(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "who" || !having.has(textAt(tokens, at + 1))) return null;
  const start = at + (["a", "an", "the"].includes(textAt(tokens, at + 2)) ? 3 : 2);
  for (let size = longest; size > 0; size -= 1) {
    const said = tokens.slice(start, start + size);
    if (said.length < size) continue;
    const named = columnsCalled(index, said.map(({ lemma }) => lemma).join(""));
    const flag = named.find(({ column }) => columnKindOf(column) === "flag");
    const rows = index.tables[flag?.table ?? -1]?.table.label;
    if (flag === undefined || rows === undefined || (at > 0 && tokens[at - 1]?.kind === "word")) continue;
    return { words: `${pluralOf(rows.toLowerCase())} with ${rawOf(said)}`, tokens: start + size - at };
  }
  return null;
}

whoHasFlag.needs = ["who"];
