import {
  aggregateOf,
  aggregateQuery,
  type Filter,
  fieldOf,
  type SemanticQuery,
  semanticQuerySchema,
} from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { withCount, withOutput, withoutPart, withPeriod, withValues } from "./edit-query.ts";

const field = (column: string) => fieldOf("sales", column);
const period: Filter = {
  kind: "period",
  operand: field("day"),
  period: {
    expression: { kind: "absolute", grain: "year" },
    interval: { start: "2023-01-01", end: "2024-01-01" },
  },
};
const north: Filter = {
  kind: "comparison",
  operator: "=",
  left: field("region"),
  right: { kind: "constant", value: "North", type: "string" },
};
const query: SemanticQuery = aggregateQuery("ds_1", "sales", {
  dimensions: [
    { id: "d1", label: "Product", expression: field("product") },
    { id: "d2", label: "Product ID", expression: field("product_id") },
  ],
  measures: [
    {
      id: "m1",
      label: "total Amount",
      expression: aggregateOf("sum", field("amount")),
    },
  ],
  filter: { kind: "and", filters: [north, period] },
  transforms: [{ id: "t1", label: "share", kind: "share", of: "m1", per: ["d1"] }],
  order: [
    { by: { kind: "output", id: "m1" }, descending: true },
    { by: { kind: "output", id: "d1" }, descending: false },
  ],
  limit: { count: 5, offset: 0, per: ["d1"], ties: "cut" },
  hidden: ["d2"],
});
const valid = (edited: SemanticQuery | null): boolean => semanticQuerySchema.safeParse(edited).success;

describe("withoutPart", () => {
  it("takes a condition out of several, then the last one", () => {
    const one = withoutPart(query, "/filter/filters/0");
    expect(one).toMatchObject({ filter: { kind: "period" } });
    expect(one === null ? null : withoutPart(one, "/filter")).toMatchObject({ filter: null });
    expect(valid(one)).toBe(true);
  });

  it("takes a grouping out with all that names it, and the key that tells its members apart", () => {
    const edited = withoutPart(query, "/dimensions/0");
    expect(edited).toMatchObject({
      dimensions: [],
      hidden: [],
      order: [{ by: { id: "m1" } }],
      transforms: [],
      limit: { per: [] },
    });
    expect(valid(edited)).toBe(true);
  });

  it("takes a limit and an order out, and leaves the only figure", () => {
    expect(withoutPart(query, "/limit")).toMatchObject({ limit: null });
    expect(withoutPart(query, "/order/0")).toMatchObject({ order: [{ by: { id: "d1" } }] });
    expect(withoutPart(query, "/measures/0")).toBeNull();
    expect(withoutPart(query, "/subject")).toBeNull();
  });

  it("works inside an analysis", () => {
    const analysis = semanticQuerySchema.parse({
      kind: "analysis",
      source: "ds_1",
      request: { kind: "trend" },
      query,
    });
    const edited = withoutPart(analysis, "/query/dimensions/0");
    expect(edited).toMatchObject({ kind: "analysis", query: { dimensions: [], hidden: [] } });
  });
});

describe("edits in place", () => {
  it("change the period, the number of rows and the values", () => {
    const next = {
      expression: { kind: "absolute" as const, grain: null },
      interval: { start: "2024-01-01", end: null },
    };
    expect(withPeriod(query, "/filter/filters/1", next)).toMatchObject({
      filter: { filters: [{}, { period: next }] },
    });
    expect(withCount(query, "/limit", 10)).toMatchObject({ limit: { count: 10 } });
    expect(withValues(query, "/filter/filters/0", ["South"])).toMatchObject({
      filter: { filters: [{ kind: "comparison", right: { value: "South" } }, {}] },
    });
    const several = withValues(query, "/filter/filters/0", ["North", "South"]);
    expect(several).toMatchObject({ filter: { filters: [{ kind: "in", values: ["North", "South"] }, {}] } });
    expect(valid(several)).toBe(true);
  });

  it("change a grouping and keep its id", () => {
    const change = {
      label: "Region",
      expression: fieldOf("sales", "region"),
    };
    expect(withOutput(query, "/dimensions/0", change)).toMatchObject({
      dimensions: [{ id: "d1", label: "Region" }],
      hidden: [],
      limit: { per: ["d1"] },
    });
  });
});
