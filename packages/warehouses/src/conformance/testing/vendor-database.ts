import { DuckDBInstance } from "@duckdb/node-api";
import type { Literal } from "@parlance/contract";
import { Dialect, parse, transpile } from "@polyglot-sql/sdk";
import type { TestTable } from "../../file/testing/test-model.ts";
import { createTable, postgresqlWriter } from "./create-tables.ts";

/** The answer of a statement in a vendor's SQL. */
export type VendorResult = { columns: { name: string; type: string }[]; rows: Literal[][] };

/** A vendor's database as far as the tests need it: its SQL, parsed in its dialect and run on DuckDB. */
export type VendorDatabase = {
  /** Throws with the message that a server would send. */
  run(sql: string, parameters: Literal[]): Promise<VendorResult>;
  tables: TestTable[];
  close(): void;
};

/** Makes one with tables in it. */
export async function makeVendorDatabase(
  dialect: "bigquery" | "snowflake",
  tables: TestTable[],
): Promise<VendorDatabase> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
  for (const table of tables) await connection.run(createTable(postgresqlWriter, table));
  return {
    tables,
    run: async (sql, parameters) => {
      const reader = await connection.runAndReadAll(toDuckdb(inlined(sql, parameters), dialect));
      const types = reader.columnTypes().map(String);
      const columns = reader.columnNames().map((name, index) => ({ name, type: types[index] ?? "VARCHAR" }));
      const rows = reader.getRowsJson().map((row) => row.map((value) => value as Literal));
      return { columns, rows };
    },
    close: () => instance.closeSync(),
  };
}

function toDuckdb(sql: string, dialect: "bigquery" | "snowflake"): string {
  const parsed = parse(sql, vendors[dialect]);
  if (!parsed.success) throw new Error(`Syntax error: ${String(parsed.error)}`);
  const made = transpile(sql, vendors[dialect], Dialect.DuckDB);
  const text = made.sql?.[0];
  if (!made.success || text === undefined || made.sql?.length !== 1)
    throw new Error(`Syntax error: ${String(made.error)}`);
  return repairs[dialect].reduce((repaired, [pattern, by]) => repaired.replaceAll(pattern, by), text);
}

const vendors = { bigquery: Dialect.BigQuery, snowflake: Dialect.Snowflake };

/** What the transpiler leaves as the vendor writes it. */
const repairs: Record<"bigquery" | "snowflake", [RegExp, string][]> = {
  bigquery: [
    [/'WEEK\(MONDAY\)'/g, "'WEEK'"],
    [
      /DATE_TRUNC\(('\w+'), CAST\(((?:[^()]|\([^()]*\))*) AS DATE\)\)/g,
      "CAST(DATE_TRUNC($1, CAST($2 AS DATE)) AS DATE)",
    ],
    [/EXTRACT\(ISOWEEK FROM/g, "EXTRACT(WEEK FROM"],
    [/EXTRACT\(DAYOFWEEK FROM/g, "1 + EXTRACT(DAYOFWEEK FROM"],
    [/( LIKE (?:LOWER\('(?:[^']|'')*'\)|'(?:[^']|'')*'))/g, "$1 ESCAPE '\\'"],
  ],
  snowflake: [
    [/TIMESTAMPNTZ/g, "TIMESTAMP"],
    [/TIMESTAMPLTZ/g, "TIMESTAMPTZ"],
    [/REGEXP_SUBSTR\(/g, "REGEXP_EXTRACT("],
    [/INTERVAL -(\d+) /g, "INTERVAL (-$1) "],
    [/'DDHH24MISS'/g, "'%d%H%M%S'"],
  ],
};

/** Values in the places of their question marks, as literals: the transpiler may write an operand twice. */
function inlined(sql: string, parameters: Literal[]): string {
  let next = 0;
  return sql.replaceAll(/'(?:[^'\\]|\\.|'')*'|"(?:[^"]|"")*"|`(?:[^`\\]|\\.)*`|\?/g, (part) =>
    part === "?" ? literal(parameters[next++] ?? null) : part,
  );
}

const literal = (value: Literal): string =>
  value === null
    ? "NULL"
    : typeof value === "string"
      ? `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
      : String(value);
