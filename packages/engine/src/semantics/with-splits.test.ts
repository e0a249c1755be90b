import { type AggregateQuery, fieldOf, type SemanticModel } from "@parlance/contract";
import { expect, test } from "vitest";
import { figures, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { withSplits } from "./with-splits.ts";

const profile = (values: [string | boolean, number][]) => ({
  sampledRows: 100,
  nulls: 0,
  distinct: values.length,
  minimum: null,
  maximum: null,
  topValues: values.map(([value, count]) => ({ value, count })),
});
const profiles: Record<string, ReturnType<typeof profile>> = {
  paid: profile([
    [true, 80],
    [false, 19],
  ]),
  country: profile([
    ["France", 60],
    ["Spain", 39],
    ["Malta", 1],
  ]),
  product: profile(Array.from({ length: 30 }, (_, index) => [`P${index}`, 3])),
};

/** The shop with two columns of few members, and one of too many. */
const model: SemanticModel = {
  ...shopModel,
  tables: shopModel.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const own = profiles[column.name];
      return own === undefined
        ? { ...column, role: column.role === "category" ? ("key" as const) : column.role }
        : { ...column, role: "category" as const, profile: own };
    }),
  })),
};

const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const byMonth: Partial<AggregateQuery> = {
  dimensions: [
    {
      id: "t",
      label: "month",
      expression: {
        kind: "truncate",
        grain: "month",
        operand: fieldOf("orders", "placed"),
      },
    },
  ],
};
const split = (more: Partial<AggregateQuery>) =>
  withSplits(figures({ measures: [revenue], ...byMonth, ...more }), model);

test("a sum over time is split by the members of near dimensions, small members and large dimensions left out", () => {
  expect(split({}).measures.map(({ id, label }) => [id, label])).toEqual([
    ["revenue", "Revenue"],
    ["revenue:split-1", expect.stringMatching(/ true$/)],
    ["revenue:split-2", expect.stringMatching(/ false$/)],
    ["revenue:split-3", expect.stringMatching(/ France$/)],
    ["revenue:split-4", expect.stringMatching(/ Spain$/)],
  ]);
});

test("a member's figure counts the rows of the member alone, and what the measure counts anyway", () => {
  const paid = {
    kind: "comparison" as const,
    operator: "=" as const,
    left: fieldOf("orders", "paid"),
    right: { kind: "constant" as const, value: true, type: null },
  };
  const { expression } = revenue;
  const measures = [
    {
      ...revenue,
      expression: expression.kind === "aggregate" ? { ...expression, filter: paid } : expression,
    },
  ];
  const [, , , france] = split({ measures }).measures;
  expect(france?.expression).toMatchObject({
    filter: {
      kind: "and",
      filters: [
        paid,
        { left: { field: { path: [to("order-customer")], column: "country" } }, right: { value: "France" } },
      ],
    },
  });
});

test("averages, further dimensions and figures without a time stay as they are", () => {
  const average = {
    ...revenue,
    expression: { ...revenue.expression, aggregation: "average" } as typeof revenue.expression,
  };
  expect(split({ measures: [average] }).measures).toHaveLength(1);
  expect(split({ dimensions: [] }).measures).toHaveLength(1);
  const [time] = byMonth.dimensions ?? [];
  const country = {
    id: "c",
    label: "Country",
    expression: fieldOf("customers", "country", [to("order-customer")]),
  };
  expect(split({ dimensions: time === undefined ? [] : [time, country] }).measures).toHaveLength(1);
});

test("two measures share the room", () => {
  const count = { id: "n", label: "Orders", expression: rowCount([]) };
  expect(split({ measures: [revenue, count] }).measures).toHaveLength(10);
});
