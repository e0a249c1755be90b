import { pluralOf } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../../index/entries.ts";
import { findRoutes } from "../../../index/graph.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import { isDenied } from "../states/is-denied.ts";
import { joinsWhom } from "../states/we-dealt.ts";
import type { Written } from "../written.ts";
import { soldQuantity, uses } from "./sold.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const helpers = words("was were did have has");
const fillers = words("we they you i been out the");
const sales = words("sold sell bought buy ordered order purchased purchase");
const apart = words("different distinct unique");
const ranking = words("the most best least");
const opens = words("by and , : - the of");
const longest = 9;

/**
 * "How many rock songs were sold", "songs sold by genre" where lines of sales refer to songs: the pieces that were sold; "how many
 * green boats were rented": the rentals of them. What is dealt with is a row of a table of its own, which is not what is counted; whom something was
 * "sold to" is not dealt with so.
 */
export function dealtWith(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tableCalled(tokens[at], index);
  const alone = at === 0 || opens.has(textAt(tokens, at - 1));
  const last = ranking.has(textAt(tokens, at + 2));
  if (textAt(tokens, at + 1) === "sold" && alone && !last) {
    const pieces = noun !== null ? piecesOf(noun, index) : piecesSold(tokens.slice(at, at + 2), index);
    if (pieces !== null || noun !== null) return pieces === null ? null : { words: pieces, tokens: 2 };
  }
  return textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many"
    ? countedAt(tokens, at, index)
    : null;
}

function countedAt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const times = textAt(tokens, at + 2) === "times" && helpers.has(textAt(tokens, at + 3));
  const start = times ? at + 4 : at + 2;
  const span = tokens.slice(start, start + longest);
  const noun = span.findIndex((token) => tableCalled(token, index) !== null);
  const table = tableCalled(span[noun], index);
  const helper = times ? noun : noun + 1;
  const did = span[helper]?.text === "did";
  const has = /^ha(?:ve|s)$/.test(span[helper]?.text ?? "");
  const isDeed = (text: string): boolean =>
    /..ed$|^(?:sold|bought)$/.test(text) ||
    (!has && (sales.has(text) || uses.has(text))) ||
    (did && table !== null && recordOf(text, table, index) !== null);
  const deed = span.findIndex(({ text }, place) => place > helper && isDeed(text));
  if (table === null || noun < 0 || deed < 0 || !(times || helpers.has(span[helper]?.text ?? "")))
    return null;
  if (isDenied(span.slice(0, deed)) || joinsWhom(span, deed + 1)) return null;
  const things = span.slice(0, noun + 1);
  const who = span.slice(helper + 1, deed).filter(({ text }) => !fillers.has(text));
  if (isPersonal(table, index.columns) || things.some(({ text, kind }) => kind === "mark" || apart.has(text)))
    return null;
  const verb = span[deed]?.text ?? "";
  const isDealt = (sales.has(verb) || uses.has(verb)) && table.table.type !== "fact";
  const counted = isDealt && !times ? piecesOf(table, index) : null;
  const deeds = noun > 0 || times ? recordOf(verb, table, index) : null;
  const figure = counted ?? (deeds === null ? null : `number of ${pluralOf(deeds.words.join(" "))}`);
  if (figure === null) return null;
  const rest = rawOf([...things, ...who]);
  const out = span[deed + 1]?.text === "out" ? 1 : 0;
  return { words: `${figure} of ${rest}`, tokens: start - at + deed + 1 + out };
}

/** "Units sold", of whatever, where nothing is called so. */
function piecesSold([token, sold]: readonly Token[], index: ModelIndex): string | null {
  const isCalled = index.words.phrases.has(`${token?.lemma ?? ""}${sold?.lemma ?? ""}`);
  const quantity = isCalled || !piece.has(token?.lemma ?? "") ? undefined : soldQuantity(index);
  return quantity === undefined ? null : `total ${quantity.column.label}`;
}

const piece = words("unit piece item quantity volume");

/** The pieces that were sold of a table's rows, in words; null where no lines of sales refer to them. */
export function piecesOf(table: TableEntry, index: ModelIndex): string | null {
  const quantity: ColumnEntry | undefined = soldQuantity(index);
  return quantity !== undefined && refers(quantity.table, table, index)
    ? `total ${quantity.column.label}`
    : null;
}

/** The one table of facts that is called as a deed and whose rows are of one row each of another, which tells no time of it. */
function recordOf(verb: string, table: TableEntry, index: ModelIndex): TableEntry | null {
  const own = table.columns.flatMap((id) => index.columns[id] ?? []);
  if (own.some(({ column, core }) => isTime(column) && core.some((word) => isRooted(word, verb))))
    return null;
  const [only, other] = index.tables.filter(
    (each) =>
      each.table.type === "fact" &&
      each.words.some((word) => isRooted(word, verb)) &&
      refers(each.id, table, index),
  );
  return other === undefined ? (only ?? null) : null;
}

const refers = (from: number, { id }: TableEntry, { graph }: ModelIndex): boolean =>
  from !== id && findRoutes(graph, from, id, { count: 1, preferred: new Set() })[0]?.toOne === true;

dealtWith.needs = ["sold", "many"];
