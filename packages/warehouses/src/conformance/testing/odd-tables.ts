import type { Literal } from "@parlance/contract";

/** Tables as databases really hold them: wide, broken, oddly called, of types without an order or a sum. */
export type OddTables = {
  /** Statements that make them, each by itself, and that take them away again. */
  setUp: string[];
  tearDown: string[];
  /** Tables that are chosen, and those among them that come to nothing, with what is said. */
  tables: string[];
  skipped: [table: string, columns: string[] | null, detail: RegExp][];
  /** What a list shows of a column, and the sums of others. */
  values: [table: string, column: string, values: Literal[]][];
  sums: [table: string, column: string, sum: Literal][];
};

const wide = (columns: number): string =>
  `CREATE TABLE wide (${Array.from({ length: columns }, (_, at) => `c${at} INT`).join(", ")})`;
const oddName = 'odd "na`me\n表';
const oddColumns = ['sel"ect', "a.b", "c? $1", "new\nline", "Ünï `表"];

const quotedBy =
  (sign: string) =>
  (name: string): string =>
    `${sign}${name.replaceAll(sign, sign + sign)}${sign}`;

function named(sign: string): string[] {
  const quote = quotedBy(sign);
  const columns = oddColumns.map((name) => `${quote(name)} INT`);
  return [
    `CREATE TABLE ${quote(oddName)} (id INT PRIMARY KEY, ${columns.join(", ")})`,
    `INSERT INTO ${quote(oddName)} VALUES (1, 1, 2, 3, 4, 5), (2, 1, 2, 3, 4, 5)`,
  ];
}

const namedValues = oddColumns.map((column, at): OddTables["values"][number] => [
  oddName,
  column,
  [at + 1, at + 1],
]);

/** Those of PostgreSQL. */
export const oddPostgresql: OddTables = {
  setUp: [
    wide(400),
    "INSERT INTO wide (c0, c399) VALUES (1, 2)",
    ...named('"'),
    `CREATE TABLE odd_types (id INT PRIMARY KEY, mood mood, uuid uuid, price money, flag bit(1), kind oid, big bigint,
      amount numeric(40, 10), seen timestamptz, born date, list int[], doc jsonb, span interval)`,
    `INSERT INTO odd_types VALUES
      (1, 'good', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '$1,234.50', B'1', 7, 9223372036854775807, 0.5, '2024-01-01 23:30-05', 'infinity', '{1}', '{}', '1 day'),
      (2, 'bad', NULL, '-$5.00', B'0', 8, 1, 'NaN', NULL, '2024-02-01', NULL, NULL, NULL)`,
    "CREATE TABLE no_columns ()",
    "CREATE VIEW fails AS SELECT id, 1 / (id - 2) AS inverse FROM odd_types",
    "CREATE TABLE gone (id INT)",
    "CREATE FUNCTION count_gone() RETURNS BIGINT AS 'BEGIN RETURN (SELECT COUNT(*) FROM gone); END' LANGUAGE plpgsql",
    "CREATE VIEW over_gone AS SELECT count_gone() AS n",
    "DROP TABLE gone",
  ],
  tearDown: [
    `DROP VIEW fails, over_gone; DROP TABLE wide, odd_types, no_columns, ${quotedBy('"')(oddName)}; DROP FUNCTION count_gone`,
  ],
  tables: ["wide", oddName, "odd_types", "no_columns", "fails", "over_gone"],
  skipped: [
    ["fails", ["inverse"], /division by zero/],
    ["no_columns", null, /nothing to analyse in “no_columns”: it has no columns/],
    ["over_gone", null, /relation "gone" does not exist/],
  ],
  values: [
    ...namedValues,
    ["odd_types", "mood", ["good", "bad"]],
    ["odd_types", "price", [1234.5, -5]],
    ["odd_types", "flag", [true, false]],
    ["odd_types", "big", ["9223372036854775807", 1]],
    ["odd_types", "amount", [0.5, null]],
    ["odd_types", "seen", ["2024-01-02T04:30:00", null]],
    ["odd_types", "born", ["infinity", "2024-02-01"]],
  ],
  sums: [
    ["odd_types", "price", 1229.5],
    ["odd_types", "kind", 15],
    ["wide", "c399", 2],
  ],
};

/** Those of MariaDB. */
export const oddMariadb: OddTables = {
  setUp: [
    wide(850),
    "INSERT INTO wide (c0, c849) VALUES (1, 2)",
    ...named("`"),
    `CREATE TABLE odd_types (id INT PRIMARY KEY, big BIGINT UNSIGNED, born DATE, seen DATETIME, made YEAR, tags SET('a', 'b'), flag BIT(1),
      bits BIT(8), rate FLOAT, amount DECIMAL(40, 10), doc JSON, raw MEDIUMBLOB, lasts TIME)`,
    `SET sql_mode = ''; INSERT INTO odd_types VALUES
      (1, 18446744073709551615, '0000-00-00', '2024-01-05 10:00:00', 2024, 'a,b', b'1', b'101', 1.1, 0.5, '{}', 'x', '-100:30:00'),
      (2, 1, '2024-02-01', NULL, 1999, '', b'0', NULL, -0.3, 12345678901234567890.5, NULL, NULL, NULL)`,
    "CREATE TABLE gone (id INT)",
    "CREATE VIEW over_gone AS SELECT id FROM gone",
    "DROP TABLE gone",
  ],
  tearDown: [`DROP VIEW over_gone; DROP TABLE wide, odd_types, ${quotedBy("`")(oddName)}`],
  tables: ["wide", oddName, "odd_types", "over_gone"],
  skipped: [["over_gone", null, /View 'shop.over_gone' references invalid table/]],
  values: [
    ...namedValues,
    ["odd_types", "big", ["18446744073709551615", 1]],
    ["odd_types", "born", ["0000-00-00", "2024-02-01"]],
    ["odd_types", "made", [2024, 1999]],
    ["odd_types", "tags", ["a,b", ""]],
    ["odd_types", "flag", [true, false]],
    ["odd_types", "rate", [1.1, -0.3]],
    ["odd_types", "lasts", ["-100:30:00", null]],
  ],
  sums: [
    ["odd_types", "big", "18446744073709551616"],
    ["wide", "c849", 2],
  ],
};
