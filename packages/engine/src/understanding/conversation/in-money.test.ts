import { aggregateQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { inMoney } from "./in-money.ts";

const figure = (aggregation: "count" | "sum") =>
  aggregateQuery("s", "tickets", {
    measures: [
      {
        id: "m1",
        label: "m1",
        expression: { kind: "aggregate", aggregation, quantile: null, operand: null, path: [], filter: null },
      },
    ],
  });

test.each([
  ["in euros instead of the count", "revenue instead"],
  ["show it in money instead", "revenue instead"],
  ["by value, not the number", "revenue instead"],
  ["ok in dollars rather than the number of tickets", "revenue instead"],
  ["and how much?", "revenue instead"],
  ["how much in total", "revenue instead"],
  ["how much did they order", "how much did they order"],
  ["by region instead of the count", "by region instead of the count"],
])("%s", (question, meant) => {
  expect(inMoney(question, figure("count"))).toBe(meant);
});

test("money that is shown stays in its currency", () => {
  expect(inMoney("in euros instead", figure("sum"))).toBe("in euros instead");
});
