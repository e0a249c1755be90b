import type { Failure } from "@parlance/contract";
import type { WarehouseDriver } from "../../driver/driver.ts";
import { mysqlDriver } from "../../mysql/index.ts";
import { postgresqlDriver } from "../../postgresql/index.ts";
import { createTable, mysqlWriter, postgresqlWriter } from "./create-tables.ts";
import { type OddTables, oddMariadb, oddPostgresql } from "./odd-tables.ts";
import { mariadbMissing, startMariadb } from "./start-mariadb.ts";
import { startPostgresql } from "./start-postgresql.ts";
import type { TestServer } from "./test-server.ts";
import { wholesale } from "./wholesale.ts";

/** What every kind is tried with: its own way to write what the standard does not have. */
export type Kind = {
  name: string;
  missing: string | null;
  slow: string;
  numbers: string;
  marker: string;
};
/** A server that a test starts. */
export type ServerKind = Kind & {
  driver: WarehouseDriver;
  start(): Promise<TestServer>;
  product: RegExp;
  setUp: string;
  odd: OddTables;
  expire: { sql: string; code: Failure["code"] };
};

const { tables } = wholesale();
const columnsOf = (prefix: string, quote: string): string =>
  `ALTER TABLE orders ADD PRIMARY KEY (id); ALTER TABLE customers ADD PRIMARY KEY (id);
   UPDATE orders SET customer_id = NULL WHERE customer_id > 60;
   ALTER TABLE orders ADD CONSTRAINT bought FOREIGN KEY (customer_id) REFERENCES customers (id);
   ${prefix};
   CREATE VIEW ${quote}open orders${quote} AS SELECT id, freight FROM orders WHERE status = 'open';`;

/** Files, read by DuckDB. */
export const file: Kind = {
  name: "files",
  missing: null,
  slow: "SELECT COUNT(*) FROM range(100000000) AS a, range(1000000) AS b WHERE a.range + b.range = 7",
  numbers: "SELECT a.range FROM range(5000) AS a",
  marker: "$1",
};
/** The servers that there are, filled with `wholesale` and what the standard does not have. */
export const servers: ServerKind[] = [
  {
    name: "PostgreSQL",
    missing: null,
    slow: "SELECT pg_sleep(60)",
    numbers: "SELECT generate_series(1, 5000)",
    marker: "$1",
    driver: postgresqlDriver,
    start: startPostgresql,
    odd: oddPostgresql,
    product: /PostgreSQL/,
    setUp: `${tables.map((table) => createTable(postgresqlWriter, table)).join("")}
      ${columnsOf("COMMENT ON TABLE orders IS 'What was bought'; COMMENT ON COLUMN orders.freight IS 'Cost of transport'", '"')}
      CREATE TYPE mood AS ENUM ('good', 'bad'); CREATE SCHEMA sales;
      CREATE TABLE sales."Odd Names" ("Key" uuid PRIMARY KEY, feeling mood, secret bytea, open boolean);
      INSERT INTO sales."Odd Names" VALUES ('00000000-0000-0000-0000-00000000000a', 'good', '\\x00', true), ('00000000-0000-0000-0000-00000000000b', NULL, NULL, NULL);
      CREATE ROLE clerk LOGIN PASSWORD 'clerk'; GRANT SELECT ON orders TO clerk;`,
    expire: {
      sql: "CREATE ROLE former LOGIN PASSWORD 'former' VALID UNTIL '2001-01-01'; GRANT SELECT ON orders TO former",
      code: "login-refused",
    },
  },
  {
    name: "MariaDB",
    missing: mariadbMissing,
    slow: "SELECT COUNT(*) FROM seq_1_to_100000000 AS a JOIN seq_1_to_100000000 AS b ON a.seq + b.seq = 7",
    numbers: "SELECT seq FROM seq_1_to_5000",
    marker: "?",
    driver: mysqlDriver,
    start: startMariadb,
    odd: oddMariadb,
    product: /MariaDB/,
    setUp: `${tables.map((table) => createTable(mysqlWriter, table)).join("")}
      ${columnsOf("ALTER TABLE orders COMMENT 'What was bought'; ALTER TABLE orders MODIFY freight DOUBLE COMMENT 'Cost of transport'", "`")}
      CREATE USER clerk@'%' IDENTIFIED BY 'clerk'; GRANT SELECT ON shop.orders TO clerk@'%';`,
    expire: {
      sql: "CREATE USER former@'%' IDENTIFIED BY 'former' PASSWORD EXPIRE; GRANT SELECT ON shop.orders TO former@'%'",
      code: "credentials-expired",
    },
  },
];
