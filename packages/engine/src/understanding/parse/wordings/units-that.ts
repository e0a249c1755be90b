import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const verbs: ReadonlySet<string> = new Set("get have see make do receive sell take log record".split(" "));

/** "How many days had orders", "on how many days did we get orders": orders by day, whose days are counted then. */
export function unitsThat(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const on = /^(?:on|in)$/.test(textAt(tokens, at)) ? 1 : 0;
  const asked = `${textAt(tokens, at + on)} ${textAt(tokens, at + on + 1)}`;
  const unit = tokens[at + on + 2];
  if (at > 0 || !/^(?:how many|number of)$/.test(asked) || unitOf(unit?.lemma) === null) return null;
  const verb = at + on + 3;
  const did =
    /^(?:did|do|have|were|was)$/.test(textAt(tokens, verb)) &&
    /^(?:we|you|there)$/.test(textAt(tokens, verb + 1));
  const deed = did && verbs.has(tokens[verb + 2]?.lemma ?? "") ? 1 : 0;
  const named = did ? verb + 2 + deed : verb + 1;
  if (!did && !/^(?:had|have|has|with|saw)$/.test(textAt(tokens, verb))) return null;
  const any = /^(?:any|at least)$/.test(textAt(tokens, named)) ? 1 : 0;
  const rows = tokens[named + any];
  if (rows === undefined || tableNamed(rows, index) === null) return null;
  return { words: `number of ${rows.raw} by ${unit?.lemma}`, tokens: named + any + 1 - at };
}

unitsThat.needs = ["how", "number"];
