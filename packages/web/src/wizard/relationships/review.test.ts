import type { Relationship, SemanticModel } from "@parlance/contract";
import { expect, test } from "vitest";
import { accept, acceptAll, doubtOf, inReviewOrder, nameRole, noReview, pairId, reject } from "./review.ts";

const relationship = (from: string, to: string, change: Partial<Relationship> = {}): Relationship => ({
  id: `${from}-${to}`,
  from: { table: from, columns: ["x"] },
  to: { table: to, columns: ["id"] },
  cardinality: "many-to-one",
  role: null,
  origin: "inferred",
  evidence: { inclusion: 1, uniqueness: 1, orphans: 0, nulls: 0 },
  ...change,
});
const first = relationship("orders", "customers");
const second = relationship("lines", "orders");
const model: SemanticModel = {
  source: "s",
  kind: "mysql",
  label: "S",
  version: "1",
  tables: [],
  relationships: [first, second],
  derivedMeasures: [],
  glossary: [],
};
const start = { model, review: noReview };
const ids = (list: Relationship[]): string[] => list.map(({ id }) => id);

test("a rejected relationship leaves the model, and comes back when it is accepted", () => {
  const without = reject(start, first);
  expect(ids(without.model.relationships)).toEqual(["lines-orders"]);
  expect(ids(without.review.rejected)).toEqual(["orders-customers"]);
  const back = accept(without, first);
  expect(ids(back.model.relationships)).toEqual(["lines-orders", "orders-customers"]);
  expect(back.review).toEqual({ accepted: new Set(["orders-customers"]), rejected: [] });
});

test("rejecting takes an acceptance back, and happens once", () => {
  const twice = reject(reject(accept(start, first), first), first);
  expect(twice.review.accepted.size).toBe(0);
  expect(twice.review.rejected).toHaveLength(1);
});

test("all that stand in the model can be accepted at once; rejected ones stay out", () => {
  const { review } = acceptAll(reject(start, first));
  expect([...review.accepted]).toEqual(["lines-orders"]);
  expect(ids(review.rejected)).toEqual(["orders-customers"]);
});

test("a role is named for one alone", () => {
  const named = nameRole(start, first.id, "payer");
  expect(named.model.relationships.map(({ role }) => role)).toEqual(["payer", null]);
});

test("doubts are about keys that are not unique and references that lead nowhere", () => {
  expect(doubtOf(first)).toBeNull();
  const loose = relationship("a", "b", {
    evidence: { inclusion: 0.9, uniqueness: 1, orphans: 12, nulls: 0 },
  });
  expect(doubtOf(loose)).toBe("12 rows of a refer to nothing in b.");
  const many = relationship("c", "d", { cardinality: "many-to-many" });
  expect(doubtOf(many)).toContain("not unique");
  expect(ids(inReviewOrder([second, first, many, loose]))).toEqual([
    "a-b",
    "c-d",
    "lines-orders",
    "orders-customers",
  ]);
});

test("a pair is named by its tables and columns", () => {
  expect(pairId({ from: { table: "a", columns: ["x", "y"] }, to: { table: "b", columns: ["p", "q"] } })).toBe(
    "a.x+y->b.p+q",
  );
});
