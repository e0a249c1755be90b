import type { Database, Reference } from "../database.ts";
import { type Chance, makeChance } from "./chance.ts";
import { codes, day, numbers, skewed, texts } from "./columns.ts";

/** A table while it is filled: each column's name, its cells and whether it is part of the key. */
type Filled = { name: string; columns: { name: string; cells: string[]; isKey: boolean }[] };
type Filling = { chance: Chance; tables: Map<string, Filled>; references: Reference[] };

/**
 * A database from lines "table rows | column:kind …", the same for the same text and seed. A star marks the key's columns. Kinds
 * are `#7` (numbers from 7), `code3`, `name`, `word4` (one of four), `count9`, `amount`, `date`, `flag`, `line` (numbers within the
 * first column's value) and references: `>table`, `a+b:>table` to a key of two columns, `=table` to each key once, `/table` some rows
 * to each, `^` to earlier rows of its own; `?` behind it leaves blanks, `!` adds values that refer to nothing. `@column.other` repeats
 * what the row that a column refers to has under another name, `type+id:|table|table` are rows of one of several tables; neither is
 * a reference. Its other kinds are `gap9` (rising numbers, 9 apart at most), `again30` (thirty numbers, each several times),
 * `uuid`, `mail`, `letter` and `year`.
 */
export function writtenSchema(name: string, seed: number, text: string): Database {
  const filling: Filling = { chance: makeChance(seed), tables: new Map(), references: [] };
  for (const line of text.trim().split("\n")) addTable(filling, line.trim());
  const tables = [...filling.tables.values()].map((table) => ({
    name: table.name,
    primaryKey: table.columns.filter(({ isKey }) => isKey).map((column) => column.name),
    rows: rowsOf(table),
  }));
  return { name, tables, references: filling.references };
}

function addTable(filling: Filling, line: string): void {
  const [head = "", body = ""] = line.split(" | ");
  const [name = "", rows = "0"] = head.split(" ");
  const table: Filled = { name, columns: [] };
  filling.tables.set(name, table);
  for (const written of body.split(" ")) {
    const [names = "", kind = ""] = written.split(":");
    const columns = names.replaceAll("*", "").split("+");
    const count = table.columns[0]?.cells.length ?? Number(rows);
    const cells = kind.startsWith("|")
      ? ofSeveral(filling, kind, count)
      : kind.startsWith("@")
        ? repeated(filling, table, kind)
        : columnCells(filling, table, kind, count);
    for (const [at, column] of columns.entries())
      table.columns.push({
        name: column,
        cells: cells.map((row) => row[at] ?? ""),
        isKey: names.split("+")[at]?.startsWith("*") === true,
      });
    refer(filling, name, columns, kind);
  }
}

function refer({ tables, references }: Filling, table: string, columns: string[], kind: string): void {
  const [, target] = /^[>=/^](\w*)/.exec(kind) ?? [];
  if (target === undefined) return;
  const refTable = target === "" ? table : target;
  const refColumns = (tables.get(refTable)?.columns ?? [])
    .filter(({ isKey }) => isKey)
    .map(({ name }) => name);
  references.push({ table, columns, refTable, refColumns });
}

function columnCells({ chance, tables }: Filling, table: Filled, kind: string, rows: number): string[][] {
  const [, sign = "", target = "", faults = ""] = /^([>=/^])(\w*)([?!]*)/.exec(kind) ?? [];
  if (sign === "") return plainCells(chance, table, kind, rows).map((cell) => [cell]);
  const keys = keysOf(tables.get(target === "" ? table.name : target));
  if (sign === "=") return keys.filter(() => chance.is(rows / keys.length));
  if (sign === "/") return keys.flatMap((key) => Array.from({ length: chance.between(1, 5) }, () => key));
  const pick = skewed(chance);
  return Array.from({ length: rows }, (_, at) => {
    if (sign === "^") return at === 0 || chance.is(0.2) ? [] : (keys[chance.between(0, at - 1)] ?? []);
    if (faults.includes("?") && chance.is(0.05)) return [];
    const key = pick(keys) ?? [];
    return faults.includes("!") && chance.is(0.02) ? key.map(nobody) : key;
  });
}

/** The name and the first key of rows of one of several tables: what no database can declare. */
const ofSeveral = ({ chance, tables }: Filling, kind: string, rows: number): string[][] =>
  Array.from({ length: rows }, () => {
    const name = chance.pick(kind.slice(1).split("|"));
    return [name, chance.pick(keysOf(tables.get(name)))[0] ?? ""];
  });

/** What the rows that a column refers to have in another column, as a wide table copies it. */
function repeated({ tables, references }: Filling, table: Filled, kind: string): string[][] {
  const [, by = "", wanted = ""] = /^@(\w+)\.(\w+)$/.exec(kind) ?? [];
  const reference = references.find((each) => each.table === table.name && each.columns[0] === by);
  const target = tables.get(reference?.refTable ?? "");
  const cells = target?.columns.find(({ name }) => name === wanted)?.cells ?? [];
  const found = new Map(keysOf(target).map((key, row) => [key[0], cells[row] ?? ""]));
  return (table.columns.find(({ name }) => name === by)?.cells ?? []).map((key) => [found.get(key) ?? ""]);
}

/** A key that no row has. */
const nobody = (key: string): string => (/^\d+$/.test(key) ? String(Number(key) + 7_000_000) : `${key}-X`);

function plainCells(chance: Chance, table: Filled, kind: string, rows: number): string[] {
  const [, word = "", figure = ""] = /^(#|[a-z]+)(\d*)$/.exec(kind) ?? [];
  const number = Number(figure);
  const each = (cell: () => string): string[] => Array.from({ length: rows }, cell);
  if (word === "#") return numbers(number, rows);
  if (word === "gap") return rising(chance, rows, number);
  if (word === "again")
    return [...numbers(1, number), ...each(() => String(chance.between(1, number)))].slice(0, rows);
  if (word === "uuid") return each(() => uuid(chance));
  if (word === "mail") return codes(chance, rows, 5).map((code) => `${code.toLowerCase()}@example.org`);
  if (word === "letter") return codes(chance, rows, 1);
  if (word === "year") return each(() => String(chance.between(2004, 2026)));
  if (word === "code") return codes(chance, rows, number);
  if (word === "name") return texts(chance, rows, table.name);
  if (word === "line") return linesWithin(table.columns[0]?.cells ?? []);
  if (word === "amount") return each(() => (chance.share() * 900).toFixed(2));
  if (word === "count") return each(() => String(chance.between(0, number)));
  if (word === "word") return each(() => `kind ${chance.between(1, number)}`);
  if (word === "date") return each(() => day(chance));
  if (word === "flag") return each(() => chance.pick(["Y", "N"]));
  throw new Error(`no kind of column is called ${kind}`);
}

const rising = (chance: Chance, rows: number, step: number): string[] => {
  let last = 0;
  return Array.from({ length: rows }, () => {
    last += chance.between(1, step);
    return String(last);
  });
};

const uuid = (chance: Chance): string =>
  [8, 4, 4, 4, 12]
    .map((size) => Array.from({ length: size }, () => chance.between(0, 15).toString(16)).join(""))
    .join("-");

function linesWithin(owners: string[]): string[] {
  const seen = new Map<string, number>();
  return owners.map((owner) => {
    const next = (seen.get(owner) ?? 0) + 1;
    seen.set(owner, next);
    return String(next);
  });
}

const keysOf = (table: Filled | undefined): string[][] => {
  const key = (table?.columns ?? []).filter(({ isKey }) => isKey);
  return (key[0]?.cells ?? []).map((_, row) => key.map(({ cells }) => cells[row] ?? ""));
};

/** The rows under their head, each key once. */
function rowsOf({ columns }: Filled): string[][] {
  const seen = new Set<string>();
  const rows = (columns[0]?.cells ?? []).map((_, row) => columns.map(({ cells }) => cells[row] ?? ""));
  const kept = rows.filter((row) => {
    const key = JSON.stringify(row.filter((_, at) => columns[at]?.isKey === true));
    return seen.size < seen.add(key).size;
  });
  return [columns.map(({ name }) => name), ...kept];
}
