import { failed, success } from "@parlance/contract";
import { expect, it } from "vitest";
import { countRows } from "./count-rows.ts";
import type { Statement, Warehouse } from "./ports.ts";

const limits = { timeoutSeconds: 60, maximumRows: 2000, signal: null };

it("counts a statement's rows with its own values, and does not insist", async () => {
  const run: Statement[] = [];
  const warehouse: Warehouse = {
    run: async (statement, { timeoutSeconds }) => {
      run.push(statement);
      expect(timeoutSeconds).toBeLessThan(60);
      return success({ rows: [["48211"]], truncated: false });
    },
  };
  expect(await countRows(warehouse, { text: "SELECT a FROM t WHERE b = $1", parameters: [3] }, limits)).toBe(
    48_211,
  );
  expect(run).toEqual([
    { text: "SELECT COUNT(*) FROM (SELECT a FROM t WHERE b = $1) AS counted", parameters: [3] },
  ]);
  const slow: Warehouse = { run: async () => failed({ code: "timed-out", sql: "", seconds: 10 }) };
  expect(await countRows(slow, { text: "SELECT 1", parameters: [] }, limits)).toBeNull();
});
