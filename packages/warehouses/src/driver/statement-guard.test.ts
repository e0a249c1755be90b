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
    'SELECT a FROM t WHERE b = $1 AND c IN ($2, $3) AND "cost$a$b" > $4',
    'SELECT "a (b)", `c (d)` FROM "Order Details" AS "o (p)" WHERE e IN (1)',
    "SELECT VERSION(), @@version_comment, CURRENT_USER()",
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
    ["SELECT @a := 1", /@/],
    ["SELECT @@secure_file_priv", /@/],
    ["SELECT $1 FROM @stage/secrets.csv", /@/],
    ["SELECT $$'$$ || pg_read_file('/etc/passwd') || $$'$$", /between \$ signs/],
    ["SELECT $x$'$x$ || lo_import('/etc/passwd') || $x$'$x$", /between \$ signs/],
    ["SELECT \"pg_read_file\"('/etc/passwd')", /""/],
    ["SELECT U&\"pg\\005fread_file\" ('/etc/passwd')", /""/],
    ["SELECT `load_file`('/etc/passwd')", /""/],
    ["SELECT query_to_xml('select pg_read_file(1)', true, true, '')", /query_to_xml/],
    ["SELECT pg_reload_conf()", /pg_reload_conf/],
    ["SELECT pg_advisory_lock(1)", /pg_advisory_lock/],
    ["SELECT GET_LOCK('a', 100)", /GET_LOCK/],
    ["SELECT SYSTEM$CANCEL_QUERY('1')", /SYSTEM\$/],
    ["SELECT * FROM EXTERNAL_QUERY('a', 'DELETE FROM t')", /EXTERNAL_QUERY/],
  ])("%s", (text, cause) => {
    expect(causeOf(text)).toMatch(cause);
  });
});
