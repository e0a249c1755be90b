import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { partWords } from "../../lexicon/share-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import { endTime, timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { deed } from "../links/find-deed-links.ts";

/** The farthest that rows stand behind the deed ("solved billing tickets"). */
const farthest = 2;
/** The most words that a time begins with before the word that tells it ("in the last three months"). */
const longestLead = 4;

/**
 * "Solved tickets in August", "cancelled contracts per quarter": what was done with rows, said before them, is dated as it is behind them
 * ("tickets solved in August"), where the rows tell when it was done by another time than their usual one. A share has all rows as its
 * whole, also those that it was not done with, and keeps their time.
 */
export function deedBeforeRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || !deed.test(token.text)) return null;
  if (tokens.some(({ text }) => partWords.has(text) || text === "rate")) return null;
  const step = [1, 2, 3].find((each) => tableNamed(tokens[at + each], index) !== null);
  const rows = step === undefined || step > farthest ? null : tableNamed(tokens[at + step], index);
  if (step === undefined || rows === null || tableNamed(token, index) !== null) return null;
  const between = tokens.slice(at + 1, at + step);
  if (between.some(({ kind, text }) => kind !== "word" || small.has(text))) return null;
  if (!tellsTime(tokens, at + step + 1) || !tellsWhen(token, rows, index)) return null;
  return {
    words: `${rawOf([...between, ...tokens.slice(at + step, at + step + 1)])} ${token.raw}`,
    tokens: step + 1,
  };
}

const small: ReadonlySet<string> = new Set(
  "a an the of in on at by for to from with and or who that which".split(" "),
);

/** Whether rows tell by another time than their usual one when something was done with them, or when they came to such an end. */
function tellsWhen(token: Token, { id, table }: TableEntry, index: ModelIndex): boolean {
  const done = timeOfDeed(token, index, id);
  if (done !== null) return done.column.name !== table.timeColumn;
  return endTime(token.text, id, index) !== null;
}

const whens: ReadonlySet<string> = new Set(
  "in on during since before after until till within last past this by per each every today yesterday".split(
    " ",
  ),
);

/** Whether a time is told from a token on: "in August", "over the last 3 months", "per week". */
function tellsTime(tokens: readonly Token[], at: number): boolean {
  if (monthAt(tokens, at) !== null || yearAt(tokens, at) !== null) return true;
  if (!whens.has(textAt(tokens, at))) return false;
  if (/^(?:today|yesterday)$/.test(textAt(tokens, at))) return true;
  for (let place = at + 1; place <= at + longestLead; place += 1) {
    if (unitOf(tokens[place]?.lemma) !== null || /^q[1-4]$/.test(textAt(tokens, place))) return true;
    if (monthAt(tokens, place) !== null || yearAt(tokens, place) !== null) return true;
    if (!lead.test(textAt(tokens, place))) return false;
  }
  return false;
}

/** Words before the one that tells a time. */
const lead =
  /^(?:the|last|past|this|next|previous|current|early|late|first|second|third|fourth|half|of|\d{1,2}|two|three|four|five|six|twelve|calendar|fiscal)$/;
