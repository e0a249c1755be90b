import { expect, test } from "vitest";
import { figures, total } from "../testing/shop-model.ts";
import { answerHash } from "./answer-hash.ts";
import { dimension, measure, resultOf } from "./testing/results.ts";

const query = figures({ measures: [{ id: "m", label: "M", expression: total([], "orders", "total") }] });
const table = resultOf([dimension("Country"), measure("M")], [["France", 1]]);

test("equal answers have equal hashes; any change of query, statement or rows changes it", () => {
  const hash = answerHash(query, "SELECT 1", table);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(answerHash(structuredClone(query), "SELECT 1", structuredClone(table))).toBe(hash);
  expect(
    answerHash({ ...query, limit: { count: 1, offset: 0, per: [], ties: "cut" } }, "SELECT 1", table),
  ).not.toBe(hash);
  expect(answerHash(query, "SELECT 2", table)).not.toBe(hash);
  expect(answerHash(query, "SELECT 1", { ...table, rows: [["France", 2]] })).not.toBe(hash);
});
