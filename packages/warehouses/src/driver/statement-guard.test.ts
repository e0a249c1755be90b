import { describe, expect, test } from "vitest";
import { readsOnly } from "./statement-guard.ts";

const causeOf = (text: string): string | null => {
  const result = readsOnly({ text, parameters: [] });
  return result.ok || result.failure.code !== "refused" ? null : result.failure.cause;
};

describe("statements that are run", () => {
  test.each([
    "SELECT 1",
    "  (SELECT a FROM t) UNION (SELECT b FROM u)",
    "with a as (select 1) select * from a",
    "SELECT REPLACE(a, ';', '') FROM t WHERE b LIKE ? ESCAPE '\\' AND c = 'into; -- outfile'",
    "SELECT a FROM t WHERE b LIKE ? ESCAPE '\\\\'",
    'SELECT "cut into; pieces", `for update` FROM t',
    "SELECT t.delete FROM t",
    "SELECT t.copy, t.call FROM t WHERE t.update = 1",
    "SELECT EXTRACT(YEAR FROM t.at) - -3 FROM t",
    "SELECT CASE WHEN a THEN 'it''s; so' END FROM t",
  ])("%s", (text) => {
    expect(causeOf(text)).toBeNull();
  });
});

describe("statements that are not", () => {
  test.each([
    ["DELETE FROM t", /only SELECT/],
    ["EXPLAIN ANALYZE DELETE FROM t", /only SELECT/],
    ["SELECT 1; DROP TABLE t", /one statement/],
    ["SELECT ';'; SET default_transaction_read_only = off", /one statement/],
    ["WITH x AS (SELECT 1) DELETE FROM t", /DELETE/i],
    ["WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x", /DELETE/i],
    ['WITH x AS (UPDATE "t" SET a = 1 RETURNING *) SELECT * FROM x', /UPDATE/i],
    ["WITH x AS ( insert into t values (1) returning *) SELECT * FROM x", /insert|into/],
    ["SELECT * INTO other FROM t", /INTO/],
    ["SELECT a FROM t INTO OUTFILE '/tmp/x'", /INTO/],
    ["SELECT 1 /*! INTO OUTFILE '/tmp/x' */", /\/\*/],
    ["SELECT 1 -- hidden", /--/],
    ["SELECT 5--3 INTO OUTFILE '/tmp/x'", /--/],
    ["SELECT '\\'' INTO OUTFILE '/tmp/x' -- '", /depends on who reads/],
    ["SELECT * FROM t FOR UPDATE", /FOR UPDATE/],
    ["SELECT * FROM t FOR NO KEY UPDATE", /FOR NO KEY UPDATE/],
    ["SELECT set_config('default_transaction_read_only', 'off', false)", /set_config/],
    ["SELECT pg_read_file('/etc/passwd')", /pg_read_file/],
    ["SELECT LOAD_FILE('/etc/passwd')", /LOAD_FILE/],
    ["SELECT nextval('s')", /nextval/],
    ["SELECT @a := 1", /:=/],
  ])("%s", (text, cause) => {
    expect(causeOf(text)).toMatch(cause);
  });
});
