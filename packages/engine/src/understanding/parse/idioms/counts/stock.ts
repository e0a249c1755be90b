import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import { presentLevel } from "../../../index/level-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/**
 * "out of stock", "in stock", "low on stock", "need reordering": how much of a product is left, where a column says so; what is low
 * is below the level at which it is ordered again, and nothing is said of it where the data has none. So are "on order" and where else
 * goods are that a column counts, and the column's name with a verb in it ("units are on order").
 */
export function stock(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return (
    nameApart(tokens, at, index) ??
    elsewhere(tokens, at, index) ??
    belowLevel(tokens, at, index) ??
    inStock(tokens, at, index)
  );
}

const under = phrases("below", "under", "beneath", "less than", "lower than", "at or below");
const articles: ReadonlySet<string> = new Set("the their its a".split(" "));

/** "Goods below their reorder level": it is their stock that is so low, where nothing else is said. */
function belowLevel(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const low = phraseAt(tokens, at, under);
  if (low === 0) return null;
  const start = at + low + (articles.has(textAt(tokens, at + low)) ? 1 : 0);
  const level = index.columns.find(
    (entry) => isLevel(entry) && entry.words.every((word, place) => tokens[start + place]?.lemma === word),
  );
  const left = index.columns.find((entry) => entry.table === level?.table && isStock(entry));
  if (level === undefined || left === undefined) return null;
  if (tokens.slice(Math.max(0, at - 3), at).some(({ lemma }) => left.words.includes(lemma))) return null;
  const [name, limit] = [left.column.label.toLowerCase(), level.column.label.toLowerCase()];
  const sign = textAt(tokens, at) === "at" ? "at most" : "below";
  return { words: `with ${name} ${sign} ${limit}`, tokens: start + level.words.length - at };
}

/** "units are in stock": what a column is called, with a verb between its words. */
function nameApart(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const [first, verb, ...rest] = tokens.slice(at, at + 4);
  if (first === undefined || verb === undefined || rest.length < 2 || !["are", "is"].includes(verb.text))
    return null;
  const name = [first, ...rest];
  const isColumn = words.phrases
    .get(name.map(({ lemma }) => lemma).join(""))
    ?.some(({ kind }) => kind === "column");
  return isColumn === true ? { words: name.map(({ text }) => text).join(" "), tokens: 4 } : null;
}

const places = phrases("on order", "on hand", "in transit", "on backorder", "on hold", "in production");

/** "products on order": of which a column counts some there. */
function elsewhere(tokens: readonly Token[], at: number, { columns, words }: ModelIndex): Written | null {
  const length = phraseAt(tokens, at, places);
  const verb = ["are", "is"].includes(tokens[at - 1]?.text ?? "");
  const before = tokens[at - (verb ? 2 : 1)]?.lemma ?? "";
  if (length === 0 || !words.tablesByWord.has(before)) return null;
  const said = tokens.slice(at, at + length).map(({ text }) => text);
  const counted = columns.find(
    (entry) => numeric(entry) && entry.column.label.toLowerCase().endsWith(` ${said.join(" ")}`),
  );
  return counted === undefined
    ? null
    : { words: `with ${counted.column.label.toLowerCase()} over 0`, tokens: length };
}

function inStock(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [none, low, some] = [
    phraseAt(tokens, at, out),
    phraseAt(tokens, at, scarce),
    phraseAt(tokens, at, there),
  ];
  if (none + low + some === 0) return null;
  const held = index.tables.find(
    ({ words, columns }) => presentLevel(words, columns, index.columns) !== null,
  );
  const left =
    held === undefined ? index.columns.find(isStock) : presentLevel(held.words, held.columns, index.columns);
  if (left === undefined || left === null) return null;
  const name = held === undefined ? left.column.label.toLowerCase() : "stock";
  if (none > 0) return told(tokens, at, none, `with ${name} = 0`, index);
  if (low > 0) {
    const levels = index.columns.filter(isLevel);
    const [only, other] = levels;
    const level =
      levels.find(({ table }) => table === left.table) ?? (other === undefined ? only : undefined);
    return level === undefined
      ? null
      : told(tokens, at, low, `with ${name} at most ${level.column.label.toLowerCase()}`, index);
  }
  const amount = ["units", "quantity", "many", "pieces", "items"].some((word) => isBefore(tokens, at, word));
  return amount || isBounded(tokens, at) || isName(tokens.slice(at, at + some), index)
    ? null
    : { words: `with ${name} over 0`, tokens: some };
}

/** What is said of goods by some words, behind what they are called where these stand before it ("out of stock items"). */
function told(tokens: readonly Token[], at: number, size: number, words: string, index: ModelIndex): Written {
  const noun = tokens[at + size];
  return noun !== undefined && noun.text !== noun.lemma && tableCalled(noun, index) !== null
    ? { words: `${noun.raw} ${words}`, tokens: size + 1 }
    : { words, tokens: size };
}

const out = phrases("out of stock", "sold out", "no longer in stock", "not in stock");
const scarce = phrases(
  "low on stock",
  "low in stock",
  "running low",
  "low stock",
  "to reorder",
  "to restock",
  ...["reordered", "restocked", "replenished"].flatMap((done) => [
    `need to be ${done}`,
    `needs to be ${done}`,
    `should be ${done}`,
    `to be ${done}`,
  ]),
  ...["reordering", "restocking", "replenishing", "replenishment"].flatMap((deed) => [
    `need ${deed}`,
    `needs ${deed}`,
    `due for ${deed}`,
  ]),
);
const there = phrases("in stock", "on stock");

const numeric = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role !== "key" && isNumeric(column);

const isLevel = (entry: ColumnEntry): boolean =>
  numeric(entry) &&
  entry.words.some((word) => ["reorder", "minimum", "min", "safety"].includes(word)) &&
  entry.words.some((word) => ["level", "point", "stock", "quantity"].includes(word));

/** Whether a column counts what is left of goods. */
export const isStock = (entry: ColumnEntry): boolean =>
  numeric(entry) &&
  (entry.words.some((word) => ["stock", "inventory"].includes(word)) ||
    /\b(?:on hand|in hand)\b/.test(entry.column.label.toLowerCase())) &&
  !isLevel(entry) &&
  !entry.words.some((word) => ["price", "value", "cost", "code", "reorder"].includes(word));

/** "Fewer than 20 in stock": the bound says how many. */
const isBounded = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.kind === "number";

const isBefore = (tokens: readonly Token[], at: number, word: string): boolean =>
  tokens[at - 1]?.text === word;

/** "units in stock" where a column is called so. */
const isName = (span: readonly Token[], { words }: ModelIndex): boolean =>
  words.phrases.has(span.map(({ lemma }) => lemma).join(""));
