import { lowered } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { askedHints } from "../../lexicon/adjectives.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const happened = "it happened|it occurred|it was|it was reached|it took place|that was|that happened|of it";
const asked = phrases(
  ..."and the day|and the date|and on which day|and on what day|and on which date|and what day|and which day"
    .split("|")
    .flatMap((day) => happened.split("|").map((deed) => `${day} ${deed}`)),
);

/** "The highest load of each region and the day it happened": and when it was. */
export function whenItWas(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, asked);
  const next = tokens[at + size];
  return size === 0 || (next !== undefined && next.kind !== "mark")
    ? null
    : { words: "and when it was", tokens: size };
}

const whenIt = phrases(
  ..."was it|were they|was he|was she|did it|did they|did he|did she|does it|do they"
    .split("|")
    .map((it) => `and when ${it}`),
);

/** "The oldest building and when was it built", "the newest member and when did they join": and the date or year that is called after the deed. */
export function whenItDid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, whenIt);
  const [deed, next] = [tokens[at + size], tokens[at + size + 1]];
  if (size === 0 || deed?.kind !== "word" || (next !== undefined && next.kind !== "mark")) return null;
  const tables = new Set(tokens.slice(0, at).flatMap((token) => tableNamed(token, index)?.id ?? []));
  const [told, other] = index.columns.filter(
    ({ column, table, words }) =>
      tables.has(table) &&
      (isTime(column) || words.includes("year")) &&
      words.some((word) => isOfDeed(word, deed)),
  );
  return told === undefined || other !== undefined
    ? null
    : { words: `and ${lowered(told.column.label)}`, tokens: size + 1 };
}

const isOfDeed = (word: string, { text, lemma }: Token): boolean =>
  word === text || word === lemma || isRooted(word, text) || (text === "born" && births.has(word));

const births: ReadonlySet<string> = new Set(["birth", "birthday", "birthdate", "dob"]);

const ofIt = phrases("was it", "is it", "was that", "is that", "was this", "were they", "are they");

/** "The hottest day and how warm was it": and how much it was. */
export function howItWas(tokens: readonly Token[], at: number): Written | null {
  const how = textAt(tokens, at) === "and" && textAt(tokens, at + 1) === "how";
  const size = how ? phraseAt(tokens, at + 3, ofIt) : 0;
  const next = tokens[at + 3 + size];
  const measured = askedHints(textAt(tokens, at + 2)).some(({ role }) => role === "measure");
  if (size === 0 || !measured || (next !== undefined && next.kind !== "mark")) return null;
  return { words: "and how much was it", tokens: 3 + size };
}

whenItWas.needs = openings(asked);

whenItDid.needs = openings(whenIt);

howItWas.needs = ["how"];
