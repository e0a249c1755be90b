import { isAmountUnit } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

/**
 * Whether counting a column of numbers counts its rows: the noun is the subject of a clause that tells rows apart ("how many
 * scores have a place of 5"), or stands in the singular, which no amount does ("the number of rank").
 */
export function isTallied({ tokens, items }: Reader, noun: Noun): boolean {
  if (noun.kind !== "column") return false;
  const words = tokens.slice(noun.start, noun.end).filter(({ kind }) => kind === "word");
  if (words.every(isSingular)) return true;
  const at = relatives.has(tokens[noun.end]?.text ?? "") ? noun.end + 1 : noun.end;
  return (
    owning.has(tokens[at]?.text ?? "") &&
    items.some(({ kind, start }) => kind === "column" && start > at && start <= at + 2)
  );
}

/** Not so for participles ("how many games were played"). */
const isSingular = ({ text, lemma }: Token): boolean =>
  text === lemma && !/(?:s|ed)$/.test(text) && !amounts.has(text) && !isAmountUnit(text);

const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);
const owning: ReadonlySet<string> = new Set(["have", "has", "had", "having"]);

/** Singulars that are amounts. */
const amounts: ReadonlySet<string> = new Set(
  "quantity amount volume people staff personnel faculty crew stock inventory population money time".split(
    " ",
  ),
);
