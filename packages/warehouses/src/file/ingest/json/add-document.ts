import { addRecord, isRecord, type Json } from "./add-record.ts";
import type { TableSet } from "./table-set.ts";

/** How deep lists of records are looked for below a document's root. */
const SEARCH_DEPTH = 3;

/**
 * Adds a JSON document that is one object: each list of records in it is a table; an object of columns (lists, or objects with
 * the same keys, as pandas writes them) is one table; anything else is one record.
 */
export function addDocument(set: TableSet, name: string, document: { [key: string]: Json }): void {
  const split = splitOriented(document);
  const records = split ?? columnsToRecords(document);
  if (records !== null) {
    const table = set.table(name, null);
    for (const record of records) addRecord(set, table, record, null);
    return;
  }
  const lists = findLists(document, "", SEARCH_DEPTH);
  if (lists.length === 0) addRecord(set, set.table(name, null), document, null);
  for (const [key, list] of lists) {
    const table = set.table(lists.length === 1 && GENERIC.test(key) ? name : key, null);
    for (const record of list) addRecord(set, table, record, null);
  }
}

/** Keys that only wrap the list. */
const GENERIC = /^(data|rows|items|results?|records|values|features|response_docs|list|entries)$/i;

function findLists(value: { [key: string]: Json }, path: string, depth: number): [string, Json[]][] {
  return Object.entries(value).flatMap(([key, inner]): [string, Json[]][] => {
    const at = path === "" ? key : `${path}_${key}`;
    if (Array.isArray(inner)) return inner.some((item) => isRecord(item)) ? [[at, inner]] : [];
    return isRecord(inner) && depth > 1 ? findLists(inner, at, depth - 1) : [];
  });
}

/** `{columns: [...], data: [[...], ...]}`. */
function splitOriented({ columns, data }: { [key: string]: Json }): Json[] | null {
  if (!Array.isArray(columns) || !Array.isArray(data) || !data.every((row) => Array.isArray(row)))
    return null;
  return data.map((row) => toRecord(columns.map(String), row as Json[]));
}

/** `{a: [1, 2], b: [3, 4]}` or `{a: {x: 1, y: 2}, b: {x: 3, y: 4}}`. */
function columnsToRecords(document: { [key: string]: Json }): Json[] | null {
  const keys = Object.keys(document);
  const lists = keys.map((key) => cellsOf(document[key]));
  const [first] = lists;
  if (first === undefined || first === null || keys.length < 2 || first.length === 0) return null;
  const rows = first.length;
  if (!lists.every((list) => list !== null && list.length === rows && list.every(isPlain))) return null;
  return first.map((_, row) =>
    toRecord(
      keys,
      lists.map((list) => list?.[row] ?? null),
    ),
  );
}

function cellsOf(value: Json | undefined): Json[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return null;
  return Object.values(value);
}

function isPlain(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** A record that is safe with any key, `__proto__` included. */
function toRecord(keys: string[], values: Json[]): Json {
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
}
