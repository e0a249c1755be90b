import { describe, expect, test } from "vitest";
import { constant, count, expectRows, field, figures, from, sqlOf, to, total } from "./testing/shop.ts";

describe("joins never double count", () => {
  const regionOfOrder = [to("customer"), to("region")];
  const customerOfLine = [to("order"), to("customer")];

  test("an order's freight beside its lines: 711, not once a line", () =>
    expectRows(figures("lines", [], [total([to("order")], "freight"), total([], "quantity")]), [[711, 13]]));

  test("a customer's credit beside two kinds of facts by region: north 210, not 310", () =>
    expectRows(
      figures(
        "customers",
        [field([to("region")], "name")],
        [total([], "credit"), total([from("customer")], "freight"), count([from("visitor")])],
      ),
      [
        ["north", 210, 600, 4],
        ["south", 50, 100, 0],
        [null, 7, 11, 0],
      ],
    ));

  test("many to one to one is aggregated directly", async () => {
    const query = figures("orders", [field(regionOfOrder, "name")], [total([], "freight")]);
    expect(sqlOf(query).text).toBe(
      [
        "SELECT regions.name AS d1, SUM(orders.freight) AS m1",
        "FROM orders",
        "LEFT JOIN customers ON orders.customer_id = customers.id",
        "LEFT JOIN regions ON customers.region_id = regions.id",
        "GROUP BY regions.name",
        "ORDER BY d1 NULLS LAST",
      ].join("\n"),
    );
    await expectRows(query, [
      ["north", 600],
      ["south", 100],
      [null, 11],
    ]);
  });

  test("a total reads one table and nothing else", () =>
    expect(sqlOf(figures("orders", [], [total([], "freight")])).text).toBe(
      "SELECT SUM(orders.freight) AS m1\nFROM orders",
    ));

  test("average and median over a bridge take each customer once a product", () =>
    expectRows(
      figures(
        "lines",
        [field([], "product")],
        [
          total(customerOfLine, "credit", "average"),
          total(customerOfLine, "credit", "median"),
          count(customerOfLine),
        ],
      ),
      [
        ["cap", 50, 50, 1],
        ["ink", 100, 100, 1],
        ["pen", 105, 105, 2],
        [null, 7, 7, 1],
      ],
    ));

  test("a to-many condition keeps each order once", () =>
    expectRows(
      figures("orders", [], [total([], "freight")], {
        filter: {
          kind: "comparison",
          operator: "=",
          left: field([from("order")], "product"),
          right: constant("pen"),
        },
      }),
      [[600]],
    ));

  test("conditions on one path mean the same line", () =>
    expectRows(
      figures("orders", [], [count([])], {
        filter: {
          kind: "and",
          filters: [
            {
              kind: "comparison",
              operator: "=",
              left: field([from("order")], "product"),
              right: constant("ink"),
            },
            {
              kind: "comparison",
              operator: "=",
              left: field([from("order")], "quantity"),
              right: constant(2),
            },
          ],
        },
      }),
      [[0]],
    ));
});
