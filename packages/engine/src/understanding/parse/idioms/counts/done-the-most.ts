import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { dealt } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const passive = /^(?:is|are|was|were|gets?|got|been)$/;
const often = ["", " often", " frequently"];
const ends = phrases(
  ...["the most", "most", "the least", "least"]
    .flatMap((end) => often.map((word) => `${end}${word}`))
    .toReversed(),
);
const closing = /^(?:by|in|on|at|from|for|since|during|last|this|per|between|before|after|overall|and|with)$/;

/** "Which colour is hired the most by clubs", "the rooms that get booked least often", "are most often returned": with the most rows of that deed, which have a table. What is sold and bought is told by its pieces. */
export function doneTheMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!passive.test(textAt(tokens, at))) return null;
  const before = phraseAt(tokens, at + 1, ends);
  const verb = tokens[at + 1 + before];
  if (verb?.kind !== "word" || !/..ed$/.test(verb.text)) return null;
  const behind = at + 2 + before;
  const start = behind + (/^(?:out|up|in|off)$/.test(textAt(tokens, behind)) ? 1 : 0);
  const size = dealt.has(verb.text) ? 0 : before || phraseAt(tokens, start, ends);
  const end = before > 0 ? start : start + size;
  const next = tokens[end];
  if (size === 0 || (next?.kind === "word" && !closing.test(next.text))) return null;
  const [only, other] = index.tables.filter(
    ({ table, words }) => table.type === "fact" && sharesRoot(words.at(-1) ?? "", verb.text),
  );
  if (only === undefined || other !== undefined) return null;
  const most = tokens.slice(at, end).some(({ text }) => text === "least") ? "fewest" : "most";
  return { words: `has the ${most} ${rowsOf(lowered(only.table.label))}`, tokens: end - at };
}

doneTheMost.needs = ["most", "least"];
