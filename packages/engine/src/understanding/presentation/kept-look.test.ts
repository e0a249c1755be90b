import { aggregateOf, aggregateQuery, fieldOf, type SemanticQuery, withChart } from "@parlance/contract";
import { expect, test } from "vitest";
import { keptLook } from "./kept-look.ts";

const look = { title: "Sales", top: 5, scale: "log" as const, reference: { value: 9, label: "Target" } };
const ofGroup = (column: string, figure = "revenue"): SemanticQuery =>
  withChart(
    aggregateQuery("shop", "sales", {
      dimensions: [{ id: "d1", label: column, expression: fieldOf("sales", column) }],
      measures: [{ id: "m1", label: figure, expression: aggregateOf("sum", fieldOf("sales", figure)) }],
    }),
    null,
    look,
  );
const before = ofGroup("region");
const kept = (query: SemanticQuery) => {
  const after = keptLook(query, before);
  return after.kind === "aggregate" ? after.look : null;
};

test("all stays for the same figures of the same groups", () => {
  const limited = { ...before, limit: { count: 3, offset: 0, per: [], ties: "cut" as const } };
  expect(kept(limited as SemanticQuery)).toEqual(look);
});

test("what concerns the figures stays for other groups of them, nothing for other figures", () => {
  expect(kept(ofGroup("product"))).toEqual({ scale: "log", reference: look.reference });
  expect(kept(ofGroup("region", "cost"))).toBeUndefined();
});

test("a look that was just asked for is none that is kept", () => {
  const asked = withChart(ofGroup("product"), null, { title: "New" });
  expect(kept(asked)).toEqual({ title: "New" });
});

test("an analysis of what was shown has a chart of its own", () => {
  const inner = ofGroup("region");
  if (inner.kind !== "aggregate") throw new Error("the sample is of groups");
  const analysis: SemanticQuery = {
    kind: "analysis",
    source: "shop",
    request: { kind: "trend" },
    query: inner,
  };
  expect(keptLook(analysis, before)).toMatchObject({ query: { chart: null } });
  expect(JSON.stringify(keptLook(analysis, before))).not.toContain("Target");
});
