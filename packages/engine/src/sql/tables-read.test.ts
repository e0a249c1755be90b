import { expect, it } from "vitest";
import { tablesRead } from "./tables-read.ts";
import type { SelectNode, SqlQuery } from "./tree.ts";

const select = (table: string, where: SqlQuery | null = null): SelectNode => ({
  kind: "select",
  distinct: false,
  columns: [],
  star: true,
  from: { kind: "table", schema: null, name: table, alias: table },
  joins: [],
  where: where === null ? null : { kind: "exists", query: where, negated: true },
  groupBy: [],
  having: null,
  orderBy: [],
  limit: null,
});

it("finds every table once, wherever it stands, and no part that the statement names itself", () => {
  const ctes = [{ kind: "cte" as const, name: "per_ward", query: select("visits", select("wards")) }];
  const query = {
    kind: "set" as const,
    operation: "union" as const,
    left: select("per_ward"),
    right: select("visits"),
  };
  expect(tablesRead({ kind: "statement", ctes, query })).toEqual(["visits", "wards"]);
});
