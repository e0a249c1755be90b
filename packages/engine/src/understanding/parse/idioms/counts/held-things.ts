import type { InnerEntity } from "../../../index/inner-entities.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPartNamed } from "../../../index/rows-named.ts";
import { isShared, isSharedKey } from "../../../index/shared-key.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { orderWords } from "../../../lexicon/order-words.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { dealt } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

/**
 * How many of the things inside of a sheet's rows each of others has: "customers with only one order", "who ordered twice", "repeat
 * customers" where orders and customers are columns. Of tables the same is read by their rows (`times`, `repeated`).
 */
export function heldThings(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const among = foundOn(tokens, at, index);
  const part = among ?? partHaving(tokens, at, index);
  if (part !== null) return part;
  if (index.tables.length !== 1 || index.inner.length === 0) return null;
  return (
    ofAThing(tokens, at, index) ??
    lastOrder(tokens, at, index) ??
    withoutOrders(tokens, at, index) ??
    soMany(tokens, at, index) ??
    soOften(tokens, at, index) ??
    again(tokens, at, index) ??
    partOf(tokens, at, index)
  );
}

const ends: ReadonlyMap<string, string> = new Map([
  ["last", "latest"],
  ["latest", "latest"],
  ["first", "earliest"],
  ["earliest", "earliest"],
]);
const orders: ReadonlySet<string> = new Set(["order", "purchase"]);

/** "The last order of each customer", "first purchase date per customer": when it was, where an order is several lines of a sheet. */
function lastOrder(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const dated = index.words.phrases.get("orderdate")?.some(({ kind }) => kind === "column") === true;
  if (!dated) return null;
  const end = ends.get(textAt(tokens, at));
  if (end === undefined || !orders.has(textAt(tokens, at + 1))) return null;
  const joint = at + (textAt(tokens, at + 2) === "date" ? 3 : 2);
  const each = ["each", "every"].includes(textAt(tokens, joint + 1)) ? 1 : 0;
  const splits = ["per", "by"].includes(textAt(tokens, joint));
  if (!splits && (each === 0 || !["of", "for"].includes(textAt(tokens, joint)))) return null;
  const place = joint + 1 + each;
  const who = tokens[place];
  return who === undefined || !isNumbered(who, index)
    ? null
    : { words: `${end} order date by ${who.text}`, tokens: place + 1 - at };
}

const lacking = phrases("without", "without any", "with no", "who have no", "that have no");

/** "Customers without orders since March": who have not ordered, where a row without the order's number would be another's. */
function withoutOrders(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, lacking);
  const noun = tokens[at + size];
  const order = ordersOf(index);
  const named = noun === undefined ? [] : (index.words.phrases.get(noun.lemma) ?? []);
  const isOrder = named.some(({ kind, id }) => kind === "column" && id === order?.key);
  const bounded = ["since", "in", "after", "before", "during", "this", "last"].includes(
    textAt(tokens, at + size + 1),
  );
  return size > 0 && isOrder && bounded ? { words: "who have not ordered", tokens: size + 1 } : null;
}

/** "The average revenue of a customer" where a row is a line of theirs: of what each comes to. */
function ofAThing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "of" || !["a", "an", "one"].includes(textAt(tokens, at + 1))) return null;
  const typical = tokens.slice(0, at).some(({ text }) => /^(?:average|avg|mean|typical|usual)$/.test(text));
  const noun = tokens[at + 2];
  return typical && noun !== undefined && isNumbered(noun, index) ? { words: "per", tokens: 2 } : null;
}

const determiners: ReadonlySet<string> = new Set("the our all my their".split(" "));

/** "What share of customers are in Spain" where a row is a line of theirs: of how many they are, and not of the lines. */
function partOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "of" || !partWords.has(textAt(tokens, at - 1))) return null;
  const noun = at + 1 + untilOther(tokens, at + 1, determiners);
  const repeats = again(tokens, noun, index);
  if (repeats !== null)
    return { words: `of the number of ${repeats.words}`, tokens: noun + repeats.tokens - at };
  const counted = tokens[noun];
  return counted !== undefined && counted.text !== counted.lemma && isNumbered(counted, index)
    ? { words: "of the number of", tokens: noun - at }
    : null;
}

/** "What share of card holders have more than one receipt": of the different ones, where what they have is rows that share them. */
function partHaving(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "of" || !partWords.has(textAt(tokens, at - 1))) return null;
  const start = at + 1 + untilOther(tokens, at + 1, determiners);
  for (const size of [2, 1]) {
    const [last] = tokens.slice(start + size - 1, start + size);
    const verb = start + size + untilOther(tokens, start + size, relatives);
    const bound = havers.has(textAt(tokens, verb)) ? phraseAt(tokens, verb + 1, bounds) : 0;
    const bounded = bound > 0 && numberSaid(tokens[verb + 1 + bound]) !== null;
    if (bounded && last !== undefined && last.text !== last.lemma && isRepeated(tokens, start, size, index))
      return { words: "of the number of", tokens: start - at };
  }
  return null;
}

const relatives: ReadonlySet<string> = new Set(["that", "who", "which"]);

/** Whether words call a column whose values many rows of their table have, and no rows. */
function isRepeated(tokens: readonly Token[], start: number, size: number, index: ModelIndex): boolean {
  const { words, columns } = index;
  const lemmas = tokens.slice(start, start + size).map(({ lemma }) => lemma);
  const [only = ""] = lemmas;
  const known = words.phrases.get(lemmas.join("")) ?? [];
  if (words.tablesByWord.has(lemmas.at(-1) ?? "") || known.some(({ kind }) => kind !== "column"))
    return false;
  const cored = size === 1 ? (words.columnsByWord.get(only) ?? []) : [];
  const named =
    known.length > 0 ? known.map(({ id }) => id) : cored.filter((id) => columns[id]?.core[0] === only);
  return (
    named.length === 1 && named.every((id) => columns[id]?.column.role !== "measure" && isShared(id, index))
  );
}

const havers: ReadonlySet<string> = new Set("with have has had having placed made".split(" "));
const alone: ReadonlySet<string> = new Set("only just exactly a".split(" "));

/** "With only one order", "who have a single order", "placed 2 orders". */
function soMany(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!havers.has(textAt(tokens, at))) return null;
  const start = at + 1 + untilOther(tokens, at + 1, alone);
  const count = textAt(tokens, start) === "single" ? 1 : numberSaid(tokens[start]);
  const noun = tokens[start + 1];
  if (count === null || noun === undefined || !isThing(noun, index)) return null;
  const sure =
    start > at + 1 || textAt(tokens, start) === "single" || noun.text !== noun.lemma || count === 1;
  return sure ? { words: `with exactly ${count} ${noun.text}`, tokens: start + 2 - at } : null;
}

const places: ReadonlySet<string> = new Set(["on", "in", "across"]);

/** "Cards used on at least 10 receipts", "products sold in more than 50 orders": with so many of them. */
function foundOn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const isDone = /(?:..ed|...ing|sold|seen|bought|found)$/.test(textAt(tokens, at));
  if (!isDone || !places.has(textAt(tokens, at + 1))) return null;
  const bound = phraseAt(tokens, at + 2, bounds);
  const count = numberSaid(tokens[at + 2 + bound]);
  const behind = phraseAt(tokens, at + 3 + bound, orMore);
  const end = at + 3 + bound + behind;
  const noun = tokens[end];
  if (count === null || noun === undefined || noun.text === noun.lemma || (bound === 0) === (behind === 0))
    return null;
  const isTable = index.words.phrases.get(noun.lemma)?.some(({ kind }) => kind === "table") === true;
  if (!isTable && !isNumbered(noun, index)) return null;
  const said = tokens.slice(at + 2, end).map(({ text }) => text);
  return { words: `with ${said.join(" ")} ${noun.text}`, tokens: end + 1 - at };
}

const orMore = phrases("or more", "or fewer", "or less");

const often: ReadonlyMap<string, string> = new Map([
  ["once", "exactly 1"],
  ["twice", "exactly 2"],
  ["more than once", "more than 1"],
  ["at least twice", "at least 2"],
]);
const longest = 3;

/** "Who ordered only once", "that bought more than once": as many orders, where the sheet has a number of these. */
function soOften(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const orders = ordersOf(index);
  if (orders === null || !dealt.has(textAt(tokens, at))) return null;
  const start = at + 1 + untilOther(tokens, at + 1, alone);
  const called = orders.words.join(" ");
  for (let size = longest; size > 0; size -= 1) {
    const said = tokens.slice(start, start + size).map(({ text }) => text);
    const count = often.get(said.join(" "));
    if (count !== undefined) return { words: `with ${count} ${called}`, tokens: start + size - at };
  }
  const bound = phraseAt(tokens, start, bounds);
  const count = textAt(tokens, start + bound + 1) === "times" ? numberSaid(tokens[start + bound]) : null;
  const said = tokens.slice(start, start + bound).map(({ text }) => text);
  return count === null
    ? null
    : { words: `with ${said.join(" ") || "exactly"} ${count} ${called}`, tokens: start + bound + 2 - at };
}

const bounds = phrases("more than", "over", "at least", "less than", "fewer than", "at most", "under");

/** "Repeat customers", "returning buyers": with more than one order. */
function again(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const orders = ordersOf(index);
  if (!["repeat", "returning"].includes(word) || index.values.byKey.has(word) || orders === null) return null;
  const whose = tokens[at + 1];
  return whose !== undefined && index.words.columnsByWord.has(whose.lemma)
    ? { words: `${whose.text} with more than 1 ${orders.words.join(" ")}`, tokens: 2 }
    : null;
}

const untilOther = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): number => {
  let size = 0;
  while (words.has(textAt(tokens, at + size))) size += 1;
  return size;
};

/** The orders inside of a sheet, whatever they are called there. */
const ordersOf = ({ inner }: ModelIndex): InnerEntity | null =>
  inner.find(({ key, words }) => key !== null && words.length === 1 && orderWords.has(words[0] ?? "")) ??
  null;

/** Whether what a word names is told by its number, in many rows each, and is no row itself. */
const isNumbered = ({ lemma }: Token, index: ModelIndex): boolean => {
  const { words, tables, inner } = index;
  const isPart = (words.tablesByWord.get(lemma) ?? []).every((id) => isPartNamed(tables[id]?.words ?? []));
  const named = [
    ...(words.columnsByWord.get(lemma) ?? []),
    ...(words.phrases.get(lemma) ?? []).flatMap(({ kind, id }) => (kind === "column" ? [id] : [])),
  ];
  return (
    isPart &&
    named.some((id) => isSharedKey(id, index) || (inner.some(({ key }) => key === id) && isShared(id, index)))
  );
};

/** Whether a word names a thing inside of a sheet, or a kind of its rows that is told in words. */
const isThing = ({ lemma }: Token, { inner, words, columns }: ModelIndex): boolean =>
  (words.phrases.get(lemma) ?? []).some(
    ({ kind, id }) =>
      kind === "column" &&
      (inner.some(({ key, naming }) => key === id || naming === id) ||
        (columns[id]?.column.physicalType === "string" && columns[id]?.column.role === "category")),
  );
