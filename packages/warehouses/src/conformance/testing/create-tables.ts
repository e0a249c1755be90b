import type { Literal, PhysicalType } from "@parlance/contract";
import type { MemoryTable } from "../../file/connection.ts";

/** How a database writes what the tests' tables are made with. */
export type TableWriter = {
  quote(identifier: string): string;
  types: Record<PhysicalType, string>;
  /** A boolean or text as a literal of the SQL text. */
  literal(value: Literal): string;
};

const text = (value: Literal): string => `'${String(value).replaceAll("'", "''")}'`;

/** PostgreSQL's way. */
export const postgresqlWriter: TableWriter = {
  quote: (identifier) => `"${identifier}"`,
  types: {
    string: "TEXT",
    integer: "BIGINT",
    decimal: "DOUBLE PRECISION",
    boolean: "BOOLEAN",
    date: "DATE",
    timestamp: "TIMESTAMP",
    time: "TIME",
  },
  literal: (value) => (value === null ? "NULL" : text(value)),
};

/** MySQL reads backslashes in text as escapes. */
const escapedText = (value: Literal): string => text(value).replaceAll("\\", "\\\\");

/** MySQL's way; text is compared byte by byte, as the other databases do. */
export const mysqlWriter: TableWriter = {
  quote: (identifier) => `\`${identifier}\``,
  types: {
    string: "VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin",
    integer: "BIGINT",
    decimal: "DOUBLE",
    boolean: "BOOLEAN",
    date: "DATE",
    timestamp: "DATETIME(3)",
    time: "TIME",
  },
  literal: (value) =>
    value === null ? "NULL" : typeof value === "boolean" ? String(value) : escapedText(value),
};

/** The script that makes a table anew and fills it. */
export function createTable(writer: TableWriter, { name, columns, rows }: MemoryTable): string {
  const table = writer.quote(name);
  const definitions = columns.map((column) => `${writer.quote(column.name)} ${writer.types[column.type]}`);
  const tuples = rows.map((row) => `(${row.map((value) => writer.literal(value)).join(", ")})`);
  const inserted = tuples.length === 0 ? "" : `INSERT INTO ${table} VALUES ${tuples.join(", ")};`;
  return `DROP TABLE IF EXISTS ${table}; CREATE TABLE ${table} (${definitions.join(", ")}); ${inserted}`;
}
