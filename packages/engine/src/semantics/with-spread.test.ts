import { type AggregateQuery, type Expression, fieldOf } from "@parlance/contract";
import { expect, test } from "vitest";
import { figures, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { expandAnalysis } from "./expand-analysis.ts";
import { withSpread } from "./with-spread.ts";

const country: Expression = fieldOf("customers", "country", [to("order-customer")]);
const revenue = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const compared = (more: Partial<AggregateQuery> = {}): AggregateQuery =>
  figures({
    measures: [revenue],
    dimensions: [{ id: "c", label: "Country", expression: country }],
    filter: { kind: "in", operand: country, values: ["France", "Spain"] },
    ...more,
  });
const ids = (query: AggregateQuery): string[] => query.measures.map(({ id }) => id);

test("two members of one field are compared with the spread of their rows", () => {
  expect(ids(withSpread(compared()))).toEqual(["revenue", "revenue:deviation", "revenue:rows"]);
  expect(expandAnalysis(compared(), shopModel)).toEqual(withSpread(compared()));
  const filter = { kind: "and" as const, filters: [{ kind: "null" as const, operand: country }] };
  const pair = compared().filter;
  expect(
    ids(
      withSpread(compared({ filter: { ...filter, filters: [...filter.filters, ...(pair ? [pair] : [])] } })),
    ),
  ).toHaveLength(3);
});

test("other members, other figures and several of them stay as they are", () => {
  expect(ids(withSpread(compared({ filter: null })))).toEqual(["revenue"]);
  expect(ids(withSpread(compared({ filter: { kind: "in", operand: country, values: ["France"] } })))).toEqual(
    ["revenue"],
  );
  expect(ids(withSpread(compared({ dimensions: [] })))).toEqual(["revenue"]);
  const count = { id: "n", label: "Orders", expression: rowCount([]) };
  expect(ids(withSpread(compared({ measures: [count] })))).toEqual(["n"]);
  expect(ids(withSpread(compared({ measures: [revenue, count] })))).toEqual(["revenue", "n"]);
});
