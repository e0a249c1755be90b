import {
  aggregateOf,
  type Expression,
  type Filter,
  type MeasureExpression,
  type Step,
} from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { constant, count, expectRows, field, figures, from, list, sqlOf, to, total } from "./testing/shop.ts";

describe("the rest of a query", () => {
  test("members without rows appear when they are asked for", () =>
    expectRows(
      figures("orders", [field([to("customer"), to("region")], "name")], [count([])], {
        emptyGroups: "include",
      }),
      [
        ["north", 2],
        ["south", 1],
        ["west", 0],
        [null, 2],
      ],
    ));

  test("members without rows appear although a condition is on the rows that are counted", () =>
    expectRows(
      figures("lines", [field([], "product")], [count([])], {
        emptyGroups: "include",
        filter: {
          kind: "comparison",
          operator: ">",
          left: field([], "quantity"),
          right: constant(3),
        },
      }),
      [
        ["cap", 0],
        ["ink", 0],
        ["pen", 1],
      ],
    ));

  test("rows that agree on what is counted once count once in each group", () => {
    const once = { path: [to("order")], table: "", column: "customer_id" };
    const freight = { ...aggregateOf("sum", field([to("order")], "freight")), once } as MeasureExpression;
    return expectRows(figures("lines", [], [freight, count([])]), [[700, 6]]);
  });

  test("a named measure of the model is computed at its own grain", () =>
    expectRows(
      figures("lines", [], [{ kind: "derived", measure: "freight-per-order", path: [to("order")] }]),
      [[142.2]],
    ));

  test("each figure is grouped by its own date, and has no rows without one", () => {
    const month = (path: Step[], column: string): Expression => ({
      kind: "truncate",
      grain: "month",
      operand: field(path, column),
    });
    const visits = [to("customer"), from("visitor")];
    const query = figures("orders", [month([], "placed")], [count([]), count(visits)]);
    const [first, second] = query.measures;
    const id = query.dimensions[0]?.id ?? "";
    const measures = [first, { ...second, by: { [id]: month(visits, "came") } }] as typeof query.measures;
    return expectRows({ ...query, measures }, [
      ["2023-06-01", 1, 0],
      ["2023-07-01", 1, 0],
      ["2024-01-01", 1, 0],
      ["2024-02-01", 2, 3],
    ]);
  });

  test("two periods are read in one go", async () => {
    const absolute = { kind: "absolute", grain: "month" } as const;
    const query = figures("orders", [], [total([], "freight")], {
      comparison: {
        time: { path: [], table: "orders", column: "placed" },
        current: { expression: absolute, interval: { start: "2024-02-01", end: "2024-03-01" } },
        previous: { expression: absolute, interval: { start: "2024-01-01", end: "2024-02-01" } },
      },
    });
    expect(sqlOf(query).text.match(/FROM/g)).toHaveLength(1);
    await expectRows(query, [[300, 400, -100, -0.25]]);
  });

  test("two years that are whole numbers are compared as such", () => {
    const absolute = { kind: "absolute", grain: "year" } as const;
    return expectRows(
      figures("customers", [], [count([])], {
        comparison: {
          time: { path: [], table: "customers", column: "credit" },
          current: { expression: absolute, interval: { start: "0100-01-01", end: "0111-01-01" } },
          previous: { expression: absolute, interval: { start: "0050-01-01", end: "0051-01-01" } },
        },
      }),
      [[2, 1, 1, 1]],
    );
  });

  test.each([
    ["came", "=", "promised", [2]],
    ["came", ">", "promised", [3]],
    ["promised", ">=", "came", [1, 2]],
    ["promised", "<", "now", [1, 2, 3]],
    ["promised", "=", "now", [4]],
    ["came", "<", "now", [1, 2, 3]],
  ] as const)("an instant beside a date counts as its day: %s %s %s", (one, operator, other, wanted) => {
    const [left, right] = [one, other].map(
      (name): Expression => (name === "now" ? { kind: "now" } : field([], name)),
    );
    if (left === undefined || right === undefined) throw new Error("two sides");
    return expectRows(
      list("visits", [field([], "id")], {
        filter: { kind: "comparison", operator, left, right },
        order: [{ by: field([], "id"), descending: false }],
      }),
      wanted.map((id) => [id]),
    );
  });

  test("sets take distinct rows, in order", () =>
    expectRows(
      {
        kind: "set",
        source: "test",
        operation: "except",
        left: list("customers", [field([], "id")]),
        right: list("orders", [field([], "customer_id")]),
        order: [],
        limit: null,
      },
      [[4]],
    ));

  test("never is for rows without a key too, and a null in a list of members excludes nobody", async () => {
    const never: Filter = { kind: "related", path: [to("customer")], filter: null, operator: "=", count: 0 };
    await expectRows(
      list("orders", [field([], "id")], {
        filter: never,
        order: [{ by: field([], "id"), descending: false }],
      }),
      [[4], [5]],
    );
    const members: Filter = {
      kind: "member",
      operand: field([], "id"),
      query: list("orders", [field([], "customer_id")]),
    };
    await expectRows(list("customers", [field([], "id")], { filter: { kind: "not", filter: members } }), [
      [4],
    ]);
  });

  test("distinct rows ordered by what is not shown", () =>
    expectRows(
      list("lines", [field([], "product")], {
        distinct: true,
        order: [{ by: field([], "quantity"), descending: true }],
        limit: { count: 2, offset: 0, per: [], ties: "cut" },
      }),
      [["pen"], ["ink"]],
    ));

  test("text finds what it says, wildcards and all", () =>
    expectRows(
      list("lines", [field([], "product")], {
        distinct: true,
        filter: {
          kind: "text",
          match: "contains",
          operand: field([], "product"),
          value: "P%N",
          caseSensitive: false,
        },
      }),
      [],
    ));

  test("a value never stands in the text", () => {
    const statement = sqlOf(
      list("lines", [field([], "product")], {
        filter: {
          kind: "comparison",
          operator: "=",
          left: field([], "product"),
          right: constant("x'; DROP TABLE lines"),
        },
      }),
    );
    expect(statement.text).not.toContain("DROP");
    expect(statement.parameters).toEqual(["x'; DROP TABLE lines"]);
  });
});
