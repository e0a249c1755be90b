import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
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

/**
 * "For each port, which vessel sails the most": the most rows of what it does, which have a table; where one is wanted of each of something,
 * it is none that there are the most of themselves.
 */
export function doesTheMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  const size = phraseAt(tokens, at + 1, ends);
  const asks = ["which", "what"].some((word) =>
    [at - 2, at - 3].some((place) => textAt(tokens, place) === word),
  );
  if (size === 0 || !asks || verb?.kind !== "word" || verb.text === tokens[at - 1]?.text) return null;
  if (passive.test(verb.text) || !tokens.some(({ text }) => text === "each" || text === "every")) return null;
  const next = tokens[at + 1 + size];
  if (next?.kind === "word" && !closing.test(next.text)) return null;
  const alike = [verb.lemma, ...synonymsOf(verb.lemma)];
  const [rows, other] = index.tables.filter(
    ({ table, words }) =>
      table.type === "fact" &&
      (sharesRoot(words.at(-1) ?? "", verb.text) || alike.includes(words.at(-1) ?? "")),
  );
  if (rows === undefined || other !== undefined) return null;
  const most = /least/.test(textAt(tokens, at + 1) + textAt(tokens, at + 2)) ? "fewest" : "most";
  return { words: `has the ${most} ${rowsOf(lowered(rows.table.label))}`, tokens: 1 + size };
}

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

doesTheMost.needs = ["most", "least"];
doneTheMost.needs = ["most", "least"];
