import { fieldOf, type ResultTable, type SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { figures } from "../testing/shop-model.ts";
import { partPeriods } from "./part-periods.ts";
import { datedShop, placedIn, placedInYear, revenue } from "./testing/dated-shop.ts";
import { dimension, measure, readable, resultOf } from "./testing/results.ts";
import { withPartPeriods } from "./with-part-periods.ts";

const model = datedShop("2022-07-04", "2024-05-06", 480);
const said = (query: SemanticQuery, table: ResultTable): string | null => {
  const told = partPeriods(query, model, withPartPeriods(table, query, model), String);
  return told.length === 0 ? null : told.map((each) => readable(each, table)).join(" ");
};
const over = (grain: "month" | "year", ...starts: string[]): [SemanticQuery, ResultTable] => {
  const expression = { kind: "truncate", grain, operand: fieldOf("orders", "placed") } as const;
  const rows = starts.map((start, row) => [start, row]);
  return [
    figures({ dimensions: [{ id: "time", label: "Time", expression }], measures: [revenue] }),
    resultOf([{ ...dimension("Time", "date"), grain }, measure("Revenue")], rows),
  ];
};
const ends = "order date runs from 2022-07-04 to 2024-05-06.";

test("the periods at the ends of the data are told, where it covers them in part", () => {
  expect(said(...over("year", "2022-01-01", "2023-01-01", "2024-01-01"))).toBe(
    `2022-01-01 and 2024-01-01 are not complete: ${ends}`,
  );
  expect(said(...over("month", "2022-07-01", "2024-04-01", "2024-05-01"))).toBe(
    `2024-05-01 is not complete: ${ends}`,
  );
  expect(said(...over("month", "2022-07-01", "2024-04-01"))).toBeNull();
});

test("of what an analysis is made of, the first one is told", () => {
  const [query, table] = over("year", "2022-01-01", "2023-01-01", "2024-01-01");
  const analysed: SemanticQuery =
    query.kind === "aggregate"
      ? { kind: "analysis", source: "shop", request: { kind: "trend" }, query }
      : query;
  expect(said(analysed, table)).toBe(`2022-01-01 is not complete: ${ends}`);
});

test("so are a period that rows lie in, and those that are compared", () => {
  const one = resultOf([measure("Revenue")], [[5]]);
  expect(said(figures({ measures: [revenue], filter: placedInYear(2024) }), one)).toBe(
    `2024-01-01 is not complete: ${ends}`,
  );
  expect(said(figures({ measures: [revenue], filter: placedInYear(2023) }), one)).toBeNull();
  const [previous, current] = [placedInYear(2023), placedInYear(2024)].map((each) =>
    each.kind === "period" ? each.period : null,
  );
  if (previous == null || current == null) throw new Error("no periods");
  const comparison = { time: { path: [], table: "orders", column: "placed" }, current, previous };
  expect(said(figures({ measures: [revenue], comparison }), one)).toBe(`2024-01-01 is not complete: ${ends}`);
});

test("so are those that the question's own bounds cut, beside those that the data does", () => {
  const [query, table] = over("month", "2023-05-01", "2023-06-01", "2024-05-01");
  const bounded = (start: string, end: string | null) =>
    said(query.kind === "aggregate" ? { ...query, filter: placedIn({ start, end }) } : query, table);
  const cut = "2023-05-01 is not complete: the period runs from 2023-05-07";
  expect(bounded("2023-05-07", "2024-05-07")).toBe(
    `2024-05-01 is not complete: ${ends} ${cut} to before 2024-05-07.`,
  );
  expect(bounded("2023-05-07", null)).toBe(`2024-05-01 is not complete: ${ends} ${cut}.`);
  expect(bounded("2023-05-01", null)).toBe(`2024-05-01 is not complete: ${ends}`);
});
