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

test("what the order of adding leaves in the last digits is no other answer", () => {
  const sum = (value: number) => answerHash(query, "SELECT 1", { ...table, rows: [["France", value]] });
  expect(sum(0.1 + 0.2)).toBe(sum(0.3));
  expect(sum(1234.5 + 1e-12)).toBe(sum(1234.5));
  expect(sum(1234.51)).not.toBe(sum(1234.5));
});
