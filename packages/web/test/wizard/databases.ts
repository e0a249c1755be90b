import {
  figureOfMariadb,
  figureOfPostgresql,
  type HeldTable,
  holdInMariadb,
  holdInPostgresql,
  mariadbMissing,
  startMariadb,
  startPostgresql,
  type TestServer,
} from "../../../warehouses/test/database-servers.ts";
import { subscriptionsSql } from "./subscriptions-sql.ts";
import { wholesaleSql } from "./wholesale-sql.ts";

/** A real database with a generated set of tables, and a question with a term that only its glossary knows. */
export type DatabaseCase = {
  kind: string;
  /** Why it cannot be tried here; null where it can. */
  missing: string | null;
  port: string;
  name: string;
  start: () => Promise<TestServer>;
  sql: string;
  login: { username: string; password: string };
  dataset: string;
  tables: number;
  unreadable: string | null;
  term: { term: string; definition: string; synonyms: string; stands: string };
  question: string;
  expected: string;
  /** The table that the question reads. */
  held: string;
  hold: (server: TestServer, table: string) => Promise<HeldTable>;
  figure: (server: TestServer, sql: string) => Promise<number>;
};

/** The databases that the wizard is tried on. */
export const databaseCases: DatabaseCase[] = [
  {
    kind: "PostgreSQL",
    missing: null,
    port: "5432",
    name: "Wholesale",
    start: startPostgresql,
    sql: wholesaleSql,
    login: { username: "reader", password: "read-0nly" },
    dataset: "public",
    tables: 12,
    unreadable: "salaries",
    term: {
      term: "Enterprise customers",
      definition: "customers where employees is more than 1000",
      synonyms: "large accounts",
      stands: "customers where employees > 1000",
    },
    question: "how many enterprise customers are there?",
    expected: "SELECT COUNT(*) FROM customers WHERE employees > 1000",
    held: "customers",
    hold: holdInPostgresql,
    figure: figureOfPostgresql,
  },
  {
    kind: "MySQL",
    missing: mariadbMissing,
    port: "3306",
    name: "Subscriptions",
    start: startMariadb,
    sql: subscriptionsSql,
    login: { username: "parlance", password: "parlance" },
    dataset: "shop",
    tables: 10,
    unreadable: null,
    term: {
      term: "Turnover",
      definition: "invoices.amount",
      synonyms: "takings",
      stands: "invoices.amount",
    },
    question: "total turnover",
    expected: "SELECT SUM(amount) FROM invoices",
    held: "invoices",
    hold: holdInMariadb,
    figure: figureOfMariadb,
  },
];
