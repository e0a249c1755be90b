import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["first", "earliest"],
  ["last", "latest"],
]);
const each: ReadonlySet<string> = new Set(["per", "by", "each", "every"]);
const longest = 3;

/** "First signup date per country", "last ticket of each account": the earliest, the latest of each. */
export function firstOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  for (let size = longest; size > 0; size -= 1) {
    const noun = tokens.slice(at + 1, at + 1 + size);
    if (noun.length < size || !isNoun(noun, index)) continue;
    const behind = at + 1 + size;
    const joint = ["of", "for", "from", "in"].includes(textAt(tokens, behind)) ? behind + 1 : behind;
    return each.has(textAt(tokens, joint)) ? { words: end, tokens: 1 } : null;
  }
  return null;
}

/** The whole name of a time, or the one row of a table that has times; "last month" is a time itself. */
function isNoun(noun: readonly Token[], index: ModelIndex): boolean {
  if (noun.length === 1 && unitOf(noun[0]?.lemma) !== null) return false;
  const named = index.words.phrases.get(noun.map(({ lemma }) => lemma).join("")) ?? [];
  if (named.some(({ kind, id }) => kind === "column" && isTime(index.columns[id]?.column))) return true;
  const [token, other] = noun;
  const table = other === undefined && token?.text === token?.lemma ? tableNamed(token, index) : null;
  return table !== null && table.table.timeColumn !== null && table.table.type === "fact";
}

firstOfEach.needs = [...ends.keys()];
