import { expect, test } from "vitest";
import { aggregateQuery } from "./make-query.ts";
import { semanticQuerySchema } from "./semantic-query-schema.ts";
import type { SemanticQuery } from "./semantic-query-types.ts";
import { requestedChart, withChart } from "./with-chart.ts";

const sales = aggregateQuery("shop", "sales");
const look = { title: "Sales", reference: { value: 5, label: null } };

test("a chart and its look are asked for, and no longer", () => {
  const asked = withChart(sales, "bar", look);
  expect(requestedChart(asked)).toEqual({ kind: "bar", look });
  expect(semanticQuerySchema.parse(asked)).toEqual(asked);
  expect(withChart(asked, null, {})).toEqual(sales);
});

test("an analysis asks for it of its query, rows put together cannot", () => {
  const analysis: SemanticQuery = {
    kind: "analysis",
    source: "shop",
    request: { kind: "distribution", bins: null },
    query: sales,
  };
  expect(requestedChart(withChart(analysis, "histogram", look))).toEqual({ kind: "histogram", look });
  const both: SemanticQuery = {
    kind: "set",
    source: "shop",
    operation: "union",
    left: sales,
    right: sales,
    order: [],
    limit: null,
  };
  expect(withChart(both, "bar", look)).toBe(both);
  expect(requestedChart(both)).toEqual({ kind: null, look: {} });
});

test("a look holds nothing but what is known", () => {
  const wrong = { ...sales, look: { colour: "red" } };
  expect(semanticQuerySchema.safeParse(wrong).success).toBe(false);
});
