import { lowered } from "@parlance/contract";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const amounts = phrases(
  "workload",
  "work load",
  "open workload",
  "backlog size",
  "size of the backlog",
  "size of our backlog",
  "how big is the backlog",
  "how big is our backlog",
  "how large is the backlog",
  "how large is our backlog",
);

/** "Workload by assignee", "backlog size": how many rows are open, where only some of one table can be. */
export function workload(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, amounts);
  if (size === 0 || isWordOf(index, textAt(tokens, at), tokens[at]?.lemma ?? "")) return null;
  const open = index.conditions.get("still")?.find(({ lemmas }) => lemmas.join(" ") === "still open");
  const rows = index.tables[open?.table ?? -1]?.table;
  return rows === undefined ? null : { words: `number of ${lowered(rows.label)} still open`, tokens: size };
}

workload.needs = ["workload", "work", "backlog"];
