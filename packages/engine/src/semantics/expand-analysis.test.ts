import { type AnalysisQuery, aggregateOf, type Period, type SemanticModel } from "@parlance/contract";
import { expect, test } from "vitest";
import { figures, list, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { checkQuery } from "./check-query.ts";
import { expandAnalysis } from "./expand-analysis.ts";

const profile = (distinct: number) => ({
  sampledRows: 100,
  nulls: 0,
  distinct,
  minimum: null,
  maximum: null,
  topValues: [],
});

/** The shop with three columns that may explain a change, and one of too many members. */
const model: SemanticModel = {
  ...shopModel,
  tables: shopModel.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const members = { paid: 2, country: 5, name: 5000, product: 30 }[column.name];
      return members === undefined
        ? { ...column, role: "key" as const }
        : { ...column, role: "category" as const, profile: profile(members) };
    }),
  })),
};

const month = (start: string, end: string): Period => ({
  expression: { kind: "absolute", grain: "month" },
  interval: { start, end },
});
const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const time = { path: [], table: "orders", column: "placed" };
const drivers = (more: Partial<AnalysisQuery["request"]> = {}, measure = revenue): AnalysisQuery => ({
  kind: "analysis",
  source: "shop",
  request: {
    kind: "drivers",
    measure: measure.id,
    time,
    current: month("2024-03-01", "2024-04-01"),
    previous: month("2024-02-01", "2024-03-01"),
    candidates: [],
    ...more,
  } as AnalysisQuery["request"],
  query: figures({ measures: [measure] }),
});
const dimensionsOf = (query: ReturnType<typeof expandAnalysis>) =>
  query.kind === "analysis" && query.query.kind === "aggregate"
    ? query.query.dimensions.map(({ expression }) => (expression.kind === "field" ? expression.field : null))
    : null;

test("drivers are looked for over the nearest dimensions of few members, in both periods", () => {
  const expanded = expandAnalysis(drivers(), model);
  expect(dimensionsOf(expanded)).toEqual([
    { path: [], table: "orders", column: "paid" },
    { path: [to("order-customer")], table: "customers", column: "country" },
  ]);
  expect(expanded).toMatchObject({
    query: { comparison: { time }, measures: [{ id: "revenue" }], order: [] },
  });
  expect(expanded.kind === "analysis" && checkQuery(expanded.query, model)).toMatchObject({ ok: true });
});

test("candidates that are named are taken as they are", () => {
  const country = { path: [to("order-customer")], table: "customers", column: "country" };
  expect(dimensionsOf(expandAnalysis(drivers({ candidates: [country] }), model))).toEqual([country]);
});

test("a ratio comes as its two parts", () => {
  const ratio = {
    id: "average",
    label: "Average order value",
    expression: {
      kind: "arithmetic" as const,
      operator: "/" as const,
      left: total([], "orders", "total"),
      right: rowCount([]),
    },
  };
  const expanded = expandAnalysis(drivers({}, ratio as unknown as typeof revenue), model);
  expect(expanded).toMatchObject({ query: { measures: [{ id: "numerator" }, { id: "denominator" }] } });
  expect(expanded.kind === "analysis" && checkQuery(expanded.query, model)).toMatchObject({ ok: true });
});

test("different keys are counted as the rows that they are of, over what those belong to", () => {
  const order = { path: [], table: "lines", column: "order_id" };
  const perOrder = {
    id: "pieces",
    label: "Pieces per order",
    expression: {
      kind: "arithmetic" as const,
      operator: "/" as const,
      left: total([], "lines", "quantity"),
      right: aggregateOf("count-distinct", { kind: "field", field: order }),
    },
  };
  const asked = (candidates: (typeof order)[]): AnalysisQuery => {
    const { query, ...rest } = drivers({ candidates } as Partial<AnalysisQuery["request"]>, {
      ...revenue,
      id: "pieces",
    });
    return { ...rest, query: { ...query, subject: "lines", measures: [perOrder] } as AnalysisQuery["query"] };
  };
  const expanded = expandAnalysis(asked([]), model);
  expect(dimensionsOf(expanded)?.map((field) => field?.table)).toEqual(["orders", "customers"]);
  expect(expanded).toMatchObject({
    query: { measures: [{}, { expression: { aggregation: "count", path: [to("line-order")] } }] },
  });
  const product = { path: [], table: "lines", column: "product" };
  expect(expandAnalysis(asked([product]), model)).toMatchObject({
    query: { measures: [{}, { expression: { aggregation: "count-distinct" } }] },
  });
});

test("no dimension that would repeat the measure's rows", () => {
  const fields = dimensionsOf(expandAnalysis(drivers(), model)) ?? [];
  expect(fields.map((one) => one?.table)).not.toContain("lines");
});

test("other queries and analyses stay as they are", () => {
  const trend: AnalysisQuery = { ...drivers(), request: { kind: "trend" } };
  for (const query of [trend, list({}), figures({ measures: [revenue] })])
    expect(expandAnalysis(query, model)).toBe(query);
  const unknown = drivers({ measure: "other" } as Partial<AnalysisQuery["request"]>);
  expect(expandAnalysis(unknown, model)).toBe(unknown);
});
