import { expect, it } from "vitest";
import { sanitise } from "./sanitise.ts";

it.each([
  ["top 5 products by revenue", "top 5 products by revenue"],
  ["<script>alert(1)</script>sales", "alert(1)sales"],
  ["javascript:sales", "sales"],
  ['<img onerror="x">', '<img "x">'],
  ["revenue on = monday", "revenue on = monday"],
])("keeps the question and drops the rest: %j", (typed, kept) => {
  expect(sanitise(typed)).toBe(kept);
});

it("cuts at 500 characters and stays quick on hostile input", () => {
  expect(sanitise("a".repeat(600))).toHaveLength(500);
  expect(sanitise(`${"<script".repeat(20_000)}`).length).toBeLessThanOrEqual(500);
});
