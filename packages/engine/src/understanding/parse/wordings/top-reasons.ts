import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import type { Written } from "../idioms/written.ts";

const tops: ReadonlySet<string> = new Set([
  "top",
  "main",
  "biggest",
  "leading",
  "primary",
  "major",
  "principal",
]);
/** What is told of things that happen, and has no size but how often it is told. */
export const toldOften: ReadonlySet<string> = new Set(
  "reason cause issue complaint problem fault defect error symptom diagnosis objection excuse finding violation".split(
    " ",
  ),
);
const farthest = 4;

/** "Top reasons for churn", "the main 3 causes of delay": the most common ones, where the data does not tell which those are ("is_primary"). */
export function topReasons(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!tops.has(textAt(tokens, at)) || isFlagged(tokens, at, index)) return null;
  const counted = numberSaid(tokens[at + 1]) === null ? 0 : 1;
  const noun = tokens.findIndex(
    ({ lemma, kind }, place) =>
      place > at + counted && place <= at + farthest && kind === "word" && toldOften.has(lemma),
  );
  const between = tokens.slice(at + 1 + counted, noun);
  if (between.some((_, place) => isFlagged(tokens, at + 1 + counted + place, index))) return null;
  const isSaid = noun > at && between.every(({ kind, text }) => kind === "word" && !joints.has(text));
  if (!isSaid || textAt(tokens, noun + 1) === "by") return null;
  const number = rawOf(tokens.slice(at + 1, at + 1 + counted));
  return { words: `${number} most common`.trim(), tokens: 1 + counted };
}

/** Whether a flag of the data is called by a word. */
const isFlagged = (tokens: readonly Token[], at: number, index: ModelIndex): boolean =>
  index.words.columnsByWord.get(tokens[at]?.lemma ?? "")?.some((id) => columnKind(id, index) === "flag") ===
  true;

const joints: ReadonlySet<string> = new Set("by with for of in and or the per that which who".split(" "));

topReasons.needs = tops;
