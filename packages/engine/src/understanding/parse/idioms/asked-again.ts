import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { restartAt } from "../frame/restart.ts";
import { tableCalled } from "./kinds/facts.ts";
import type { Written } from "./written.ts";

const before: ReadonlySet<string> = new Set("the their its return show give list and ,".split(" "));

/**
 * "Which atlases have at least 12 maps? Return the name and the count.": the name of what was asked for, not of what it has, where these are
 * called so, and how many it has.
 */
export function askedAgain(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const again = word === "name" || word === "names" || word === "count" ? restartAt(tokens) : null;
  if (again === null || at <= again || !before.has(textAt(tokens, at - 1))) return null;
  const next = tokens[at + 1];
  if (next !== undefined && next.kind !== "mark" && next.text !== "and") return null;
  const asked = tokens.slice(0, again);
  if (word === "count") {
    const bound = asked.findIndex(({ kind }) => kind === "number");
    const had = bound < 0 ? null : rowsNamed(asked.slice(bound + 1), index);
    return had === null ? null : { words: `number of ${had}`, tokens: 1 };
  }
  const [things] = asked.flatMap((token) => tableCalled(token, index) ?? []);
  return things === undefined || things.naming.length === 0
    ? null
    : { words: `${things.table.label} ${word}`, tokens: 1 };
}

const longestName = 3;

/** The words that a span begins with and a table is called by; null where there are none. */
function rowsNamed(span: readonly Token[], { words }: ModelIndex): string | null {
  for (let size = longestName; size > 0; size -= 1) {
    const said = span.slice(0, size);
    const named = words.phrases.get(said.map(({ lemma }) => lemma).join("")) ?? [];
    if (named.some(({ kind }) => kind === "table")) return rawOf(said);
  }
  return null;
}

askedAgain.needs = ["name", "count"];
