import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { type SuiteSchema, suiteSchema } from "../suite-schema.ts";
import { areSayable, nounOf, wordsOf } from "./words.ts";

/** A column as its declaration and its data tell it; `sql` is its name quoted, `said` its words without its table's. */
export type GridColumn = {
  name: string;
  sql: string;
  words: string[];
  said: string;
  role: Role;
  distinct: number;
  filled: number;
};
type Role = "key" | "time" | "flag" | "measure" | "category" | "text" | "other";

/** A table that people would ask about; `naming` names its rows, `parents` are what they refer to, once each. */
export type GridTable = {
  sql: string;
  noun: string[];
  rows: number;
  columns: GridColumn[];
  naming: GridColumn | null;
  parents: GridReference[];
};
export type GridReference = { table: GridTable; column: string; refColumn: string };

/** The rows of a table (t) with the parent (p) that each refers to; rows without one are left out. */
export const withParent = ({ sql }: GridTable, { table, column, refColumn }: GridReference): string =>
  `FROM ${sql} t JOIN ${table.sql} p ON t.${column} = p.${refColumn}`;

/** A database of a question suite, by its declared types and keys alone; `query` runs SQL of the generator's own making. */
export type GridDatabase = {
  name: string;
  tables: GridTable[];
  query: (sql: string) => Promise<Cell[][]>;
  close: () => void;
};
export type Cell = string | number | boolean | null;

const mostTables = 25;

/** Opens a suite's database; null where it is too large to be asked everything of, or its data is not of its declared types. */
export async function openGridDatabase(folder: string, name: string): Promise<GridDatabase | null> {
  const schema = suiteSchema.parse(JSON.parse(readFileSync(join(folder, "schema.json"), "utf8")));
  if (schema.tables.length > mostTables) return null;
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const query = async (sql: string): Promise<Cell[][]> =>
    (await connection.runAndReadAll(sql)).getRows().map((row) => row.map(cellOf));
  const close = (): void => {
    connection.closeSync();
    instance.closeSync();
  };
  try {
    for (const table of schema.tables) for (const sql of loading(folder, table)) await connection.run(sql);
  } catch {
    close();
    return null;
  }
  return { name, tables: await readTables(schema, query), query, close };
}

function loading(folder: string, { name, file, columns }: SuiteSchema["tables"][number]): string[] {
  const types = columns.map((column) => `${quoted(column.name)} ${column.type}`);
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return [
    `CREATE TABLE ${quoted(name)} (${types.join(", ")})`,
    file.endsWith(".parquet")
      ? `INSERT INTO ${quoted(name)} SELECT * FROM ${literal(path)}`
      : `COPY ${quoted(name)} FROM ${literal(path)} (HEADER, NULLSTR '')`,
  ];
}

async function readTables(schema: SuiteSchema, query: GridDatabase["query"]): Promise<GridTable[]> {
  const found = new Map<string, GridTable>();
  for (const declaration of schema.tables) {
    const table = await readTable(declaration, schema, query);
    if (areSayable(table.noun) && !isCalendar(table) && table.rows >= fewestRows)
      found.set(declaration.name, table);
  }
  for (const key of schema.foreignKeys) {
    const [table, parent] = [found.get(key.fromTable), found.get(key.toTable)];
    const alike = schema.foreignKeys.filter(
      ({ fromTable, toTable }) => fromTable === key.fromTable && toTable === key.toTable,
    );
    if (table !== undefined && parent !== undefined && table !== parent && alike.length === 1)
      table.parents.push({
        table: parent,
        column: quoted(key.fromColumn),
        refColumn: quoted(key.toColumn),
      });
  }
  return [...found.values()];
}

const fewestRows = 10;

/** A dimension of days is no thing that people ask about. */
const isCalendar = ({ noun }: GridTable): boolean => /^(?:date|calendar|time|day)$/.test(noun.at(-1) ?? "");

async function readTable(
  { name, columns, primaryKey }: SuiteSchema["tables"][number],
  { foreignKeys }: SuiteSchema,
  query: GridDatabase["query"],
): Promise<GridTable> {
  const noun = nounOf(name);
  const counts = columns.flatMap((column) => [
    `count(DISTINCT ${quoted(column.name)})`,
    `count(${quoted(column.name)})`,
  ]);
  const [profile = []] = await query(`SELECT count(*), ${counts.join(", ")} FROM ${quoted(name)}`);
  const [rows, ...figures] = profile.map(Number);
  const keys = new Set([
    ...primaryKey,
    ...foreignKeys.filter(({ fromTable }) => fromTable === name).map(({ fromColumn }) => fromColumn),
  ]);
  const read = columns.map((column, at): GridColumn => {
    const [distinct = 0, filled = 0] = figures.slice(at * 2, at * 2 + 2);
    const words = wordsOf(column.name);
    return {
      name: column.name,
      sql: quoted(column.name),
      words,
      said: saidOf(words, noun),
      role: roleOf(column, { isKey: keys.has(column.name), distinct, filled }),
      distinct,
      filled,
    };
  });
  return {
    sql: quoted(name),
    noun,
    rows: rows ?? 0,
    columns: read.filter(({ words }) => areSayable(words)),
    naming: read.find((column) => namesRows(column, noun)) ?? null,
    parents: [],
  };
}

/** "order date" of an order is said "date". */
function saidOf(words: string[], noun: string[]): string {
  const own = noun.every((word, at) => words[at] === word) ? noun.length : words[0] === noun.at(-1) ? 1 : 0;
  return words.slice(words.length > own ? own : 0).join(" ");
}

function namesRows({ role, words }: GridColumn, noun: string[]): boolean {
  const said = words.join(" ");
  const [whole, last] = [noun.join(" "), noun.at(-1)];
  const names = ["name", "title", "full name", `${whole} name`, `${last} name`, `${last} title`];
  return role !== "key" && (names.includes(said) || (noun.length === 1 && said === whole));
}

type Known = { isKey: boolean; distinct: number; filled: number };

/** What a column is for, by its type, its name's end and how many different values it has. */
function roleOf({ name, type }: { name: string; type: string }, { isKey, distinct, filled }: Known): Role {
  if (isKey || /(?:^|[_ ])(?:id|key|code|number|no|nr|zip|phone|sku|uuid)$/i.test(name)) return "key";
  if (/(?:Id|ID|Key)$/.test(name)) return "key";
  if (/DATE|TIMESTAMP/i.test(type)) return "time";
  if (/BOOL/i.test(type)) return "flag";
  if (/INT|DOUBLE|DECIMAL|FLOAT|REAL|NUMERIC/i.test(type))
    return distinct < 6 || /year|lat|lon|month|day|hour|rank|order|week/i.test(name) ? "other" : "measure";
  if (!/CHAR|TEXT|STRING/i.test(type)) return "other";
  return distinct >= 2 && distinct <= 25 && distinct < filled / 2 ? "category" : "text";
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL writes it. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint")
    return Number.isFinite(Number(value)) ? Number(Number(value).toPrecision(12)) : null;
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text.replace(/ 00:00:00(?:\.0+)?$/, "");
}
