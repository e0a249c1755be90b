import { isNumberType, type Literal, type PhysicalType } from "@parlance/contract";
import type { ColumnValues } from "../../ports.ts";
import { kindRoot } from "../text/same-root.ts";
import { valueKey, valueWords } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { buildNearKeys, type NearKeys } from "./near-keys.ts";
import { stateCodes } from "./state-codes.ts";

/** One distinct value of one column. */
export type IndexedValue = { column: number; value: Literal; count: number; text: string; words: number };

/** Distinct values by key (all words joined), by single word, and sorted for slips. */
export type ValueIndex = {
  values: IndexedValue[];
  byKey: ReadonlyMap<string, number[]>;
  byWord: ReadonlyMap<string, number[]>;
  /** Values by two words that follow each other, as one ("chainsaw" of "Bosch chain saw"), of columns with few different ones. */
  byPair: ReadonlyMap<string, number[]>;
  /** Values of two to four words by their first letters ("hr" for "Human Resources"), of columns with few different ones. */
  byInitials: ReadonlyMap<string, number[]>;
  /** Values of one word by the root of the deed or the field that they name ("Eviction", "Plumbing"), of columns with few different ones. */
  byRoot: ReadonlyMap<string, number[]>;
  /** The keys again, for words with slips. */
  near: NearKeys;
  /** The single words of columns with few different values, and again for words with slips. */
  kindWords: ReadonlySet<string>;
  nearWords: NearKeys;
  /** Columns whose values are indexed. */
  columns: ReadonlySet<number>;
};

/** Inverted indexes over distinct values; single words only of texts of up to sixteen words. A heading repeated among its values is no value. */
export function buildValueIndex(
  tables: TableEntry[],
  columns: ColumnEntry[],
  lists: ColumnValues[],
): ValueIndex {
  const places = new Map(
    columns.map((entry) => [`${tables[entry.table]?.table.name}\u0000${entry.column.name}`, entry]),
  );
  const values: IndexedValue[] = [];
  const byKey = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const byPair = new Map<string, number[]>();
  const byInitials = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  const kindWords = new Set<string>();
  const indexed = new Set<number>();
  const measured = new Set(columns.flatMap(({ column, words }) => (column.role === "measure" ? words : [])));
  for (const list of lists) {
    const entry = places.get(`${list.table}\u0000${list.column}`);
    if (entry === undefined) continue;
    indexed.add(entry.id);
    const heading = valueKey(entry.column.name);
    const texts = list.values.map(({ value }) => value);
    const parts = listedParts(texts);
    const heads = headsOf(texts);
    const codes = stateCodes(entry, texts);
    for (const { value, count } of list.values) {
      const key = valueKey(value);
      if (key === "" || key === heading || key.length > 160) continue;
      const words = valueWords(value);
      const id = values.length;
      values.push({
        column: entry.id,
        value: toLiteral(value, entry.column.physicalType),
        count,
        text: value,
        words: Math.max(1, words.length),
      });
      push(byKey, key, id);
      for (const word of codes?.get(value) ?? []) if (!measured.has(word)) push(byKey, word, id);
      const listed = parts.size === 0 ? [] : partsOf(value).filter((part) => parts.has(valueKey(part)));
      for (const part of [...listed, ...(heads.get(value) ?? [])]) {
        push(byKey, valueKey(part), values.length);
        values.push({ column: entry.id, value, count, text: part, words: valueWords(part).length });
      }
      if (list.values.length <= fewValues && words.length >= 2 && words.length <= 4)
        push(byInitials, words.map(({ text }) => text[0] ?? "").join(""), id);
      const root =
        list.values.length <= fewKinds && words.length === 1 ? kindRoot(words[0]?.text ?? "") : null;
      if (root !== null) push(byRoot, root, id);
      if (list.values.length <= fewPaired && words.length > 2 && words.length <= 5)
        for (const [at, { text }] of words.slice(1).entries()) push(byPair, `${words[at]?.text}${text}`, id);
      if (entry.column.physicalType === "string" && words.length > 1 && words.length <= 16) {
        for (const { raw, text } of words) {
          if (text.length > 2) push(byWord, text, id);
          else if (/^[A-Z]{2}$/.test(raw)) push(byWord, codeKey(text), id);
          if (text.length > 2 && list.values.length <= fewPaired) kindWords.add(text);
        }
      }
    }
  }
  return {
    values,
    byKey,
    byWord,
    byPair,
    byInitials,
    byRoot,
    near: buildNearKeys(byKey.keys()),
    kindWords,
    nearWords: buildNearKeys(kindWords),
    columns: indexed,
  };
}

/** What a text lists; nothing where it is one thing. */
function partsOf(value: string): string[] {
  const parts = value.split(/[,;|\n]| \/ /).flatMap((part) => {
    const said = part.trim().replace(/^and /, "");
    return /\p{L}/u.test(said) ? [said] : [];
  });
  return parts.length < 2 ? [] : [...new Set(parts.flatMap((part) => part.split(" and ")))];
}

/** The parts of texts that are lists of the same few things ("login, vip"), by their keys: some of them also stand alone, and most of what is listed there or in more than one list. Nothing of other texts. */
function listedParts(values: readonly string[]): ReadonlySet<string> {
  const lists = values.map(partsOf).filter((parts) => parts.length > 0);
  if (lists.length < 2) return new Set();
  const keys = new Set(values.map(valueKey));
  const times = new Map<string, number>();
  for (const key of lists.flatMap((parts) => parts.map(valueKey))) times.set(key, (times.get(key) ?? 0) + 1);
  const alone = [...times.keys()].filter((key) => keys.has(key)).length;
  if (alone >= times.size / 2) return new Set(times.keys());
  const known = [...times].filter(([key, count]) => count > 1 || keys.has(key));
  const sum = (counts: readonly (readonly [string, number])[]): number =>
    counts.reduce((whole, [, count]) => whole + count, 0);
  const most = alone > 1 && sum(known) * 2 >= sum([...times]);
  return new Set(most ? known.map(([key]) => key) : []);
}

/** "Late" of "Late (16-30 days)" and "Late (31-120 days)": what kinds are called without what brackets add, where none is called so alone. */
function headsOf(values: readonly string[]): ReadonlyMap<string, readonly string[]> {
  if (values.length > fewKinds) return new Map();
  const alone = new Set(values.map(valueKey));
  return new Map(
    values.flatMap((value): [string, string[]][] => {
      const head = /^([^()]{3,})\([^()]*\)$/.exec(value)?.[1]?.trim() ?? "";
      return head === "" || alone.has(valueKey(head)) ? [] : [[value, [head]]];
    }),
  );
}

/** Columns with more different values hold names of things rather than kinds, which nobody calls by their initials. */
const fewValues = 200;
const fewPaired = 2000;
const fewKinds = 60;

/** The key of a code of two capitals in a longer text ("Mobile, AL"). */
export const codeKey = (code: string): string => `=${code}`;

function toLiteral(value: string, type: PhysicalType): Literal {
  if (isNumberType(type) && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
  return type === "boolean" ? value.toLowerCase() === "true" : value;
}

function push(map: Map<string, number[]>, key: string, id: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [id]);
  else if (list.at(-1) !== id) list.push(id);
}
