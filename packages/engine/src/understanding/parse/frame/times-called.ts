import { columnsWith } from "../../index/columns-with.ts";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";

export const particles: ReadonlySet<string> = new Set(["up", "out", "off", "in"]);

/** "Moved out", "checked in": the times that are called by the verb at a token and the particle behind it ("move out" beside "move in"). */
export function timesCalled(tokens: readonly Token[], at: number, index: ModelIndex): ColumnEntry[] {
  const [verb, particle] = [tokens[at], textAt(tokens, at + 1)];
  if (verb === undefined || !particles.has(particle)) return [];
  return columnsWith([particle], index).filter(
    ({ column, words }) =>
      isTime(column) && words.some((word) => word === verb.lemma || sharesRoot(word, verb.text)),
  );
}
