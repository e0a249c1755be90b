import type { ModelIndex } from "../../../index/model-index.ts";
import { irregularPasts } from "../../../lexicon/irregular-pasts.ts";
import { stem } from "../../../text/lemma.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { lackOf } from "./held-by-none.ts";

const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);
const whose: ReadonlySet<string> = new Set(["we", "they"]);
const plain = phrases("not", "not yet", "never");
const denials = phrases(
  ...["have", "has"].flatMap((have) => [
    `${have} never`,
    `${have} not`,
    `${have} not yet`,
    `${have} never yet`,
    ...["nobody", "no one", "noone"].flatMap((none) => [`${have} ${none}`, `${none} ${have}`, `${none} has`]),
  ]),
);
const ever: ReadonlySet<string> = new Set(["ever", "been", "actually", "yet"]);
const closing: ReadonlySet<string> = new Set(
  "up to for in with here there yet ever before so far at all us on out".split(" "),
);

/**
 * "Films we haven't shown yet", "ships that have never called here", "which tariffs has nobody ever signed up to": those without rows of the one
 * table that refers to them, by whatever verb its rows come about that the data has no word for.
 */
export function neverDealt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const named = tokens.slice(0, at).map((token) => tableNamed(token, index));
  const table = named.findLast((each) => each !== null);
  if (table == null || tokens[at]?.kind !== "word") return null;
  let place = at;
  if (relatives.has(textAt(tokens, place))) place += 1;
  if (whose.has(textAt(tokens, place))) place += 1;
  const denial = phraseAt(tokens, place, denials) || (place > at ? phraseAt(tokens, place, plain) : 0);
  if (denial === 0) return null;
  place += denial;
  while (ever.has(textAt(tokens, place))) place += 1;
  const verb = tokens[place];
  if (verb === undefined || !isDone(verb) || isKnown(verb, index)) return null;
  let end = place + 1;
  while (closing.has(textAt(tokens, end))) end += 1;
  if (tokens.slice(end).some(({ kind }) => kind !== "mark")) return null;
  const lacking = lackOf(verb.text, table, index);
  return lacking === null ? null : { words: lacking, tokens: end - at };
}

const isDone = ({ text, kind }: Token): boolean =>
  kind === "word" && (/(?:ed|en|wn|ght)$/.test(text) || irregularPasts.has(text));

/** A word that names something of the data is read by that. */
const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  words.stems.has(stem(text)) || [text, lemma].some((form) => values.byKey.has(form));

neverDealt.needs = [...relatives, ...whose, ...openings(denials)];
