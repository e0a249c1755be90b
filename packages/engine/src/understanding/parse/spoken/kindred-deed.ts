import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { deedFamilies, type KnownDeed } from "../../lexicon/deed-families.ts";
import { stem } from "../../text/lemma.ts";
import { openings, phraseAt, phrases } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const said = phrases(...[...deedFamilies.keys()].toSorted((one, other) => other.length - one.length));

/** "Bikes nobody borrowed", "checkouts per month" of data that tells of rentals: the deed in the words that rows of a table are called by, where the data has no word for it. */
export function kindredDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, said);
  if (size === 0) return null;
  const words = tokens.slice(at, at + size).map(({ text }) => text);
  const deed = deedFamilies.get(words.join(" "));
  if (deed === undefined || tokens.slice(at, at + size).some((token) => isKnown(token, index))) return null;
  const own = ownDeed(deed, index);
  return own === null ? null : { words: own, tokens: size };
}

kindredDeed.needs = openings(said);

/** The same form of the one verb that a table of facts is called by; null where none or several are. */
function ownDeed({ form, kin }: KnownDeed, { tables }: ModelIndex): string | null {
  const found = tables.flatMap(({ table, words }) => {
    const deed = table.type === "fact" ? kin.find(({ rows }) => words.at(-1) === rows) : undefined;
    return deed === undefined ? [] : [{ table, deed }];
  });
  const [only, other] = found;
  if (only === undefined || other !== undefined) return null;
  return form === "rows" ? rowsOf(lowered(only.table.label)) : only.deed[form];
}

/** Whether the data has the word, in a name or a value. */
function isKnown({ text, lemma }: Token, { words, values }: ModelIndex): boolean {
  return [text, lemma].some(
    (word) =>
      words.columnsByWord.has(word) ||
      words.tablesByWord.has(word) ||
      values.byKey.has(word) ||
      values.byKey.has(stem(word)) ||
      (word.length > 3 && words.vocabulary.some((name) => isRooted(name, word))),
  );
}
