import { constantsOf, fieldsOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { nameWords } from "../../../index/names.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { stem } from "../../../text/lemma.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { rateAt } from "../../links/find-rate-links.ts";
import type { DefinedFigure } from "../../links/link.ts";
import type { Written } from "../written.ts";

/**
 * "No-show rate by clinic (no-shows as % of visits)", "on-time rate: parcels that came by the promised date": what the data tells the
 * rate by, said once more in its own words, as in "hire rate by source (hired out of all applications)".
 */
export function rateExplained(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const mark = tokens[at]?.text;
  if (mark !== "(" && mark !== ":") return null;
  const rate = tokens.slice(0, at).findLastIndex((_, place) => rateAt(tokens, place, index) !== null);
  const figure = rateAt(tokens, rate, index)?.figure;
  if (figure === undefined || (mark === ":" && rate !== at - 1)) return null;
  const close =
    mark === ":" ? tokens.length : tokens.findIndex(({ text }, place) => place > at && text === ")");
  const inner = tokens.slice(at + 1, close);
  const explains = inner.some(({ text }) => relatives.has(text) || partWords.has(text) || text === "%");
  const isDone = (place: number): boolean =>
    /ed$/.test(textAt(inner, place)) && relatives.has(textAt(inner, place - 1));
  return close > at && explains && inner.every((token, place) => isDone(place) || isOf(figure, token, index))
    ? { words: "", tokens: Math.min(close + 1, tokens.length) - at }
    : null;
}

const relatives: ReadonlySet<string> = new Set(["that", "which", "who", "whose", "divided", "/", "out"]);

/** Whether a word names nothing but what a figure is computed of. */
function isOf(figure: DefinedFigure, token: Token, { words, values, tables }: ModelIndex): boolean {
  const { text, lemma, kind } = token;
  if (kind === "number" || kind === "quoted") return false;
  const known =
    words.columnsByWord.has(lemma) ||
    words.tablesByWord.has(lemma) ||
    values.byWord.has(text) ||
    values.byKey.has(text);
  if (!known || stopWords.has(text)) return true;
  const own = [
    ...(tables[figure.table]?.words ?? []),
    ...fieldsOf(figure.whole).flatMap(({ table, column }) => [...nameWords(table), ...nameWords(column)]),
    ...constantsOf(figure.whole).flatMap((value) => nameWords(String(value))),
  ];
  return own.some((word) => stem(word) === stem(lemma));
}

rateExplained.needs = ["(", ":"];
