import { aggregateOf, type Expression, type Filter, type Period } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { back, field, figures, list, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { describePeriod, describeYears } from "./describe-period.ts";
import { describeQuery } from "./describe-query.ts";

const revenue = { id: "m", label: "anything", expression: total([], "orders", "total") };
const country = {
  id: "c",
  label: "anything",
  expression: field([to("order-customer")], "customers", "country"),
};
const placed = field([], "orders", "placed");
const lastMonth: Period = {
  expression: { kind: "calendar", grain: "month", offset: -1, count: 1, fiscal: false },
  interval: { start: "2024-03-01", end: "2024-04-01" },
};
const sentence = (query: Parameters<typeof describeQuery>[0]): string =>
  describeQuery(query, shopModel).sentence;

test("a whole question in one sentence", () => {
  const year: Filter = {
    kind: "comparison",
    operator: "=",
    left: { kind: "part", part: "year", operand: placed },
    right: { kind: "constant", value: 2024, type: null },
  };
  const query = figures({
    measures: [revenue],
    dimensions: [country],
    filter: { kind: "and", filters: [year, { kind: "period", operand: placed, period: lastMonth }] },
    order: [{ by: { kind: "output", id: "m" }, descending: true }],
    limit: { count: 5, offset: 0, per: [], ties: "cut" },
  });
  const { sentence: words, chips } = describeQuery(query, shopModel);
  expect(words).toBe(
    "Sum of total by country, where year of order date is 2024 and order date from 2024-03-01 to before 2024-04-01 (last month), top 5 by sum of total",
  );
  expect(chips.map(({ kind, pointer }) => [kind, pointer])).toEqual([
    ["measure", "/measures/0"],
    ["dimension", "/dimensions/0"],
    ["filter", "/filter/filters/0"],
    ["period", "/filter/filters/1"],
    ["limit", "/limit"],
  ]);
});

test("says what is computed, not what the label claims", () =>
  expect(sentence(figures({ measures: [{ ...revenue, label: "Profit" }] }))).toBe("Sum of total"));

test("different units of time are counted as such", () => {
  const days: Expression = { kind: "truncate", grain: "day", operand: placed };
  const measure = { id: "m", label: "", expression: aggregateOf("count-distinct", days, []) };
  expect(sentence(figures({ measures: [measure] }))).toBe("Number of different days of order date");
});

test("ranges of one number are bands of it, however they bound it", () => {
  const amount = field([], "orders", "total");
  const bound = (operator: "<" | ">=", value: number): Filter => ({
    kind: "comparison",
    operator,
    left: amount,
    right: { kind: "constant", value, type: "integer" },
  });
  const called = (value: string): Expression => ({ kind: "constant", value, type: "string" });
  const cases = [
    { when: bound("<", 50), value: called("small") },
    {
      when: { kind: "and" as const, filters: [bound(">=", 50), bound("<", 200)] },
      value: called("50 to 199"),
    },
  ];
  const band = { id: "b", label: "", expression: { kind: "case" as const, cases, otherwise: null } };
  expect(
    sentence(figures({ measures: [{ id: "m", label: "", expression: rowCount([]) }], dimensions: [band] })),
  ).toBe("Number of orders by total in bands small, 50 to 199");
});

test("tells two ways to one table apart", () => {
  const city = (id: string): { id: string; label: string; expression: Expression } => ({
    id,
    label: "",
    expression: field([to(id)], "airports", "city"),
  });
  expect(sentence(list({ subject: "flights", columns: [city("origin"), city("destination")] }))).toBe(
    "Origin city, destination city of flights",
  );
});

test("names the table where a column's name is another's too", () =>
  expect(sentence(list({}))).toBe("Orders id of orders"));

test("rows that have others or none", () => {
  const columns = [{ id: "n", label: "", expression: field([], "customers", "name") }];
  const related = (operator: ">" | "=" | ">=", count: number): Filter => ({
    kind: "related",
    path: [back("order-customer")],
    filter: {
      kind: "comparison",
      operator: ">",
      left: field([], "orders", "total"),
      right: { kind: "constant", value: 9, type: null },
    },
    operator,
    count,
  });
  const says = (filter: Filter): string => sentence(list({ subject: "customers", columns, filter }));
  expect(says(related(">", 0))).toBe("Name of customers, where has orders where total is more than 9");
  expect(says(related("=", 0))).toContain("has no orders where");
  expect(says(related(">=", 3))).toContain("has at least 3 orders where");
});

test("parts that follow the groups", () => {
  const query = figures({
    measures: [{ id: "n", label: "", expression: rowCount([]) }],
    dimensions: [country],
    emptyGroups: "include",
    having: {
      kind: "comparison",
      operator: ">",
      left: { kind: "output", id: "n" },
      right: { kind: "output-aggregate", id: "n", aggregation: "average", quantile: null },
    },
    transforms: [{ id: "s", label: "", kind: "share", of: "n", per: [] }],
    comparison: {
      time: { path: [], table: "orders", column: "placed" },
      current: lastMonth,
      previous: {
        expression: { kind: "absolute", grain: null },
        interval: { start: "2024-02-01", end: "2024-03-01" },
      },
    },
  });
  expect(sentence(query)).toBe(
    "Number of orders by country, order date from 2024-03-01 to before 2024-04-01 (last month) compared with from 2024-02-01 to before 2024-03-01, only where number of orders is more than the average number of orders of all rows, with share of number of orders, also where there are none",
  );
});

test("is the same for equal queries", () => {
  const query = figures({ measures: [revenue], dimensions: [country] });
  expect(describeQuery(structuredClone(query), shopModel)).toEqual(describeQuery(query, shopModel));
});

describe("what stands at the ends of periods", () => {
  const standing = { ends: [{ field: { path: [], table: "orders", column: "placed" }, lastDay: false }] };
  const month = {
    id: "t",
    label: "month",
    expression: { kind: "truncate" as const, grain: "month" as const, operand: placed, standing },
  };
  const inMarch: Filter = { kind: "period", operand: placed, period: lastMonth };

  test("is told with the ends of its life, and a period as one of them", () => {
    expect(sentence(figures({ measures: [revenue], dimensions: [month], filter: inMarch }))).toBe(
      "Sum of total by end of month, standing from order date until order date, where month from 2024-03-01 to before 2024-04-01 (last month)",
    );
  });

  test("and is compared as it stood before the ends of two periods", () => {
    const comparison = {
      time: { path: [], table: "orders", column: "placed" },
      current: lastMonth,
      previous: { ...lastMonth, interval: { start: "2024-02-01", end: "2024-03-01" } },
      standing,
    };
    expect(sentence(figures({ measures: [revenue], comparison }))).toBe(
      "Sum of total, as it stood before 2024-04-01 (last month) compared with before 2024-03-01 (last month), from order date until order date",
    );
  });
});

describe("periods", () => {
  const interval = { start: "2024-01-01", end: "2024-04-01" };
  test.each<[Period["expression"], string]>([
    [{ kind: "absolute", grain: null }, "from 2024-01-01 to before 2024-04-01"],
    [{ kind: "absolute", grain: "quarter" }, "from 2024-01-01 to before 2024-04-01 (Q1 2024)"],
    [{ kind: "absolute", grain: "month" }, "from 2024-01-01 to before 2024-04-01 (January 2024)"],
    [
      { kind: "calendar", grain: "month", offset: -3, count: 3, fiscal: false },
      "from 2024-01-01 to before 2024-04-01 (last 3 months)",
    ],
    [
      { kind: "calendar", grain: "year", offset: -2, count: 1, fiscal: true },
      "from 2024-01-01 to before 2024-04-01 (2 fiscal years ago)",
    ],
    [
      { kind: "rolling", grain: "day", count: 91, direction: "past" },
      "from 2024-01-01 to before 2024-04-01 (past 91 days)",
    ],
    [
      { kind: "to-date", grain: "year", offset: 0, fiscal: false },
      "from 2024-01-01 to before 2024-04-01 (year to date)",
    ],
  ])("%o", (expression, words) => expect(describePeriod({ expression, interval })).toBe(words));

  test("open ends", () => {
    const absolute = { kind: "absolute", grain: null } as const;
    expect(describePeriod({ expression: absolute, interval: { start: null, end: "2024-01-01" } })).toBe(
      "before 2024-01-01",
    );
    const sixties = { start: "1960-01-01", end: "1970-01-01" };
    expect(describePeriod({ expression: { ...absolute, grain: "year" }, interval: sixties })).toBe(
      "from 1960-01-01 to before 1970-01-01 (1960s)",
    );
    expect(describePeriod({ expression: absolute, interval: { start: "2024-01-01", end: null } })).toBe(
      "from 2024-01-01",
    );
  });
});

test("one column's correlation with the others", () => {
  const [first, second] = ["total", "placed"].map((column, at) => ({
    id: `c${at}`,
    label: column,
    expression: field([], "orders", column),
  }));
  const columns = [first, second].filter((each) => each !== undefined);
  const query = {
    kind: "analysis",
    source: "test",
    request: { kind: "correlation", target: "c0" },
    query: list({ columns }),
  } as const;
  expect(sentence(query)).toBe("Correlation of total with order date of orders");
});

test.each([
  ["2020-01-01", "2021-01-01", "2020"],
  ["2020-01-01", "2023-01-01", "2020 to 2022"],
  ["2020-01-01", null, "from 2020"],
  [null, "2021-01-01", "until 2020"],
])("years that are numbers from %s to before %s are %s", (start, end, words) => {
  const expression = { kind: "absolute", grain: "year" } as const;
  expect(describeYears({ expression, interval: { start, end } })).toBe(words);
});
