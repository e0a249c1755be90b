import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

it("an average order is revenue by orders, its median is taken over the orders", () => {
  expect(briefOf(index, "average order value")).toMatch(
    /^sum\(quantity \* unit_price\) \/ count-distinct\(order_id\)/,
  );
  const { query } = best(index, "median order value");
  expect(query).toMatchObject({
    subject: "orders",
    measures: [
      {
        label: "median order value",
        expression: {
          aggregation: "median",
          operand: { kind: "aggregate-value", subject: "order_lines", aggregation: "sum" },
        },
      },
    ],
  });
});

it("orders over an amount are those whose lines come to more, whatever their freight is", () => {
  expect(briefOf(index, "orders over $1000")).toBe("sum(quantity * unit_price) by order_id having m1 > 1000");
  expect(briefOf(index, "orders with freight over 100")).toContain("freight > 100");
});

it("an average order of one sheet is what its rows hold by the numbers that they share", () => {
  const columns = {
    row_id: { type: "integer", role: "key" },
    ticket_no: { type: "string", role: "key", distinct: 40 },
    revenue: { type: "decimal" },
  } as const;
  const { model, values } = makeModel({ tables: { kiosk: { fact: true, rows: 100, columns } } });
  expect(briefOf(buildModelIndex(model, values), "average order value")).toBe(
    "sum(revenue) / count-distinct(ticket_no)",
  );
});

it("countries with an above-average order value are held against the average of all the orders", () => {
  const read = briefOf(index, "which customers have an above-average order value");
  expect(read).toMatch(/\/ count-distinct\(order_id\).* by .* having m1 > /);
});
