import { isNumeric, isTime } from "../../index/entries.ts";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const farthest = 3;

/** "The oldest boat per harbour", "cheapest room by floor": one of each, and none of all of them. A figure behind "by" is what they are ranked by. */
export function extremeOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["per", "by"].includes(textAt(tokens, at))) return null;
  const [noun, kind, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (noun === undefined || noun.text !== noun.lemma || tableNamed(noun, index) === null) return null;
  if (kind?.kind !== "word" || (after !== undefined && after.kind !== "mark")) return null;
  const before = tokens.slice(Math.max(0, at - 1 - farthest), at - 1);
  const ranks = before.some(
    ({ text }) => /..est$/.test(text) && cuesOf(text).some((cue) => cue.kind === "extreme"),
  );
  return ranks && isKind(kind, index) ? { words: "in each", tokens: 1 } : null;
}

/** A table, or a column of texts alone. */
function isKind(token: Token, index: ModelIndex): boolean {
  const held = columnsOfWord(token.lemma, index);
  return held.some(({ words }) => words.length === 1)
    ? held.every(({ column, words }) => words.length > 1 || !(isNumeric(column) || isTime(column)))
    : tableNamed(token, index) !== null || held.some(({ column }) => column.physicalType === "string");
}

extremeOfEach.needs = ["per", "by"];
