import type { Literal, SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, list, rowCount, total } from "../testing/shop-model.ts";
import { headline } from "./headline.ts";
import { angled, dimension, measure, readable, resultOf } from "./testing/results.ts";

const country = dimension("Country");
const month = dimension("Month", "date");
const revenue = measure("Revenue");
const orders = measure("Orders");

const sum = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const count = { id: "orders", label: "Orders", expression: rowCount([]) };
const by = (...labels: string[]) =>
  labels.map((label) => ({ id: label.toLowerCase(), label, expression: field([], "orders", "placed") }));
const grouped = (...labels: string[]) => figures({ dimensions: by(...labels), measures: [sum] });

const said = (table: ReturnType<typeof resultOf>, query: SemanticQuery): string =>
  readable(headline(table, query, angled), table);

test("one figure, several figures", () => {
  expect(said(resultOf([revenue], [[12]]), figures({ measures: [sum] }))).toBe("Revenue is <12>.");
  expect(said(resultOf([revenue, orders], [[12, 3]]), figures({ measures: [sum, count] }))).toBe(
    "Revenue is <12>, orders is <3>.",
  );
});

test("a figure that is missing is said as missing", () => {
  expect(said(resultOf([revenue], [[null]]), figures({ measures: [sum] }))).toBe(
    "There is no revenue: no values match.",
  );
});

const ranked = (descending: boolean) =>
  figures({
    dimensions: by("Country"),
    measures: [sum],
    order: [{ by: { kind: "output", id: "revenue" }, descending }],
  });

test("whoever has most leads, wherever the row stands, and the next one follows", () => {
  const table = resultOf(
    [country, revenue],
    [
      ["Austria", 2],
      ["France", 9],
      ["Nowhere", null],
      ["Spain", 5],
    ],
  );
  expect(said(table, grouped("Country"))).toBe("<France> leads: revenue is <9>, then <Spain> with <5>.");
});

test("of periods that were chosen by their figures it is said how many there are, and no change", () => {
  const over = { kind: "output", id: "revenue" } as const;
  const query = {
    ...grouped("Month"),
    having: {
      kind: "comparison" as const,
      operator: ">" as const,
      left: over,
      right: { kind: "constant" as const, value: 4, type: null },
    },
  };
  const months = resultOf(
    [{ ...month, grain: "month" }, revenue],
    [
      ["2024-01-01", 5],
      ["2024-06-01", 9],
    ],
  );
  expect(said(months, query)).toBe("2 months match.");
});

test("of rows that were cut off, who leads is said of those alone, unless they came in that order", () => {
  const table = {
    ...resultOf(
      [country, revenue],
      [
        ["Peru", 5],
        ["Mali", 9],
      ],
    ),
    truncated: true,
  };
  expect(said(table, grouped("Country"))).toBe(
    "Of the first 2 rows: <Mali> leads: revenue is <9>, then <Peru> with <5>.",
  );
  expect(said(table, ranked(true))).toBe("<Mali> leads: revenue is <9>, then <Peru> with <5>.");
});

test("what belongs to no member does not lead, unless nothing else is there", () => {
  const table = resultOf(
    [country, measure("Total Order Value")],
    [
      [null, 90],
      ["France", 9],
      ["Spain", 5],
    ],
  );
  expect(said(table, grouped("Country"))).toBe(
    "<France> leads: total order value is <9>, then <Spain> with <5>; <90> has no country.",
  );
  expect(said(resultOf([country, revenue], [[null, 90]]), grouped("Country"))).toMatch(
    /: revenue is <90>\.$/,
  );
});

test("a ranking from the low end says who is lowest", () => {
  const table = resultOf(
    [country, revenue],
    [
      ["Italy", 1],
      ["Spain", 5],
      ["Nowhere", null],
    ],
  );
  expect(said(table, ranked(false))).toBe("<Italy> is lowest: revenue is <1>, then <Spain> with <5>.");
  expect(said(table, ranked(true))).toBe("<Spain> leads: revenue is <5>, then <Italy> with <1>.");
});

test("what comes behind others that are not shown leads nobody", () => {
  const two = resultOf(
    [country, revenue],
    [
      ["Spain", 5],
      ["Italy", 1],
    ],
  );
  const behind = (descending: boolean, offset: number) => ({
    ...ranked(descending),
    limit: { count: 2, offset, per: [], ties: "cut" as const },
  });
  expect(said(two, behind(true, 9))).toBe("<Spain> follows: revenue is <5>, then <Italy> with <1>.");
  expect(said(resultOf([country, revenue], [["Italy", 1]]), behind(false, 1))).toBe(
    "<Italy> comes second from the bottom: revenue is <1>.",
  );
});

test("one group alone leads nobody", () => {
  expect(said(resultOf([country, revenue], [["France", 9]]), grouped("Country"))).toBe(
    "<France>: revenue is <9>.",
  );
});

test("over time, from where to where", () => {
  const table = resultOf(
    [month, revenue],
    [
      ["2024-01-01", 4],
      ["2024-02-01", 9],
      ["2024-03-01", 6],
    ],
  );
  expect(said(table, grouped("Month"))).toBe("Revenue went from <4> in <2024-01-01> to <6> in <2024-03-01>.");
  const inPart = { ...table, columns: [{ ...month, partial: ["2024-03-01"] }, revenue] };
  expect(said(inPart, grouped("Month"))).toBe(
    "Revenue went from <4> in <2024-01-01> to <9> in <2024-02-01>.",
  );
  const undated = { ...table, rows: [...table.rows, [null, 99]] };
  expect(said(undated, grouped("Month"))).toBe(
    "Revenue went from <4> in <2024-01-01> to <6> in <2024-03-01>.",
  );
  const lastTwo = {
    ...inPart,
    columns: [{ ...month, grain: "month" as const, partial: ["2024-03-01"] }, revenue],
  };
  expect(said({ ...lastTwo, rows: table.rows.slice(1) }, grouped("Month"))).toBe(
    "Revenue is <9> in <2024-02-01>, the only complete month shown; <6> in <2024-03-01>.",
  );
  const ranked = { ...table, rows: [table.rows[1] ?? [], table.rows[2] ?? [], table.rows[0] ?? []] };
  expect(said(ranked, grouped("Month"))).toBe(
    "<2024-02-01> leads: revenue is <9>, then <2024-03-01> with <6>.",
  );
});

test("a second figure is told beside the first", () => {
  const table = resultOf(
    [month, revenue, orders],
    [
      ["2024-01-01", 4, 3],
      ["2024-02-01", 9, 5],
      ["2024-03-01", 6, 2],
    ],
  );
  expect(said(table, figures({ dimensions: by("Month"), measures: [sum, count] }))).toBe(
    "Revenue went from <4> in <2024-01-01> to <6> in <2024-03-01>, orders from <3> to <2>.",
  );
});

test.each<["running" | "growth", string, (number | null)[], string]>([
  [
    "running",
    "Running total",
    [4, 13, 19],
    "Running total of revenue went from <4> in <2024-01-01> to <19> in <2024-03-01>.",
  ],
  [
    "growth",
    "Growth",
    [null, 1.25, -0.3],
    "Growth of revenue went from <1.25> in <2024-02-01> to <-0.3> in <2024-03-01>.",
  ],
])("%s over time is told as what was asked for", (kind, label, values, text) => {
  const developed = { ...measure(label), id: "developed" };
  const rows = [4, 9, 6].map((value, at): Literal[] => [`2024-0${at + 1}-01`, value, values[at] ?? null]);
  const transform = { id: "developed", label, of: "revenue", per: [], along: "month" };
  const transforms = [kind === "running" ? { ...transform, kind } : { ...transform, kind, lag: 1 }];
  const query = figures({ dimensions: by("Month"), measures: [sum], transforms });
  expect(said(resultOf([month, revenue, developed], rows), query)).toBe(text);
});

test("days are called on, weeks by their first day", () => {
  const overTwo = (grain: "day" | "week") =>
    said(
      resultOf(
        [{ ...month, grain }, revenue],
        [
          ["2024-01-01", 9],
          ["2024-01-08", 9],
        ],
      ),
      grouped("Month"),
    );
  expect(overTwo("day")).toContain(" on <2024-01-08>");
  expect(overTwo("week")).toContain(" in the week of <2024-01-08>");
});

test("two periods are compared, as a whole and of the member that leads in the later one", () => {
  const rows = (before: number | null, now: number) =>
    resultOf(
      [month, revenue],
      [
        ["2023-01-01", before],
        ["2024-01-01", now],
      ],
    );
  expect(said(rows(4, 9), grouped("Month"))).toBe(
    "Revenue is <9> in <2024-01-01>, up by <1.25> from <4> in <2023-01-01>.",
  );
  expect(said(rows(-4, -9), grouped("Month"))).toBe(
    "Revenue is <-9> in <2024-01-01>, down from <-4> in <2023-01-01>.",
  );
  expect(said(rows(9, 9), grouped("Month"))).toBe(
    "Revenue is <9> in <2024-01-01>, the same as <9> in <2023-01-01>.",
  );
  const split = resultOf(
    [country, month, revenue],
    [
      ["Spain", "2023-01-01", 12],
      ["France", "2023-01-01", 10],
      ["France", "2024-01-01", 5],
      ["Spain", "2024-01-01", 3],
      ["Italy", "2024-01-01", 4],
    ],
  );
  expect(said(split, grouped("Country", "Month"))).toBe(
    "<France> leads in <2024-01-01>: revenue is <5>, down by <0.5> from <10> in <2023-01-01>.",
  );
});

test("who leads in a period is told with the share that was asked for", () => {
  const table = resultOf(
    [month, country, revenue, measure("Share")],
    [
      ["2024-01-01", "Spain", 12, 0.6],
      ["2024-02-01", "Spain", 15, 0.4],
    ],
  );
  const query = grouped("Month", "Country");
  if (query.kind !== "aggregate") throw new Error("figures are an aggregate");
  const share = { id: "share", label: "Share", kind: "share" as const, of: "revenue", per: [] };
  expect(said(table, { ...query, transforms: [share] })).toContain("revenue is <15> (<0.4>), ");
});

test("of many periods, who leads in the last one that is whole, and since the first", () => {
  const month = { ...dimension("Month", "date"), partial: ["2024-04-01"] };
  const rows: Literal[][] = [
    ["2024-01-01", "Spain", 12],
    ["2024-02-01", "France", 10],
    ["2024-03-01", "Spain", 15],
    ["2024-03-01", "France", 11],
    ["2024-04-01", "France", 90],
  ];
  expect(said(resultOf([month, country, revenue], rows), grouped("Month", "Country"))).toBe(
    "<Spain> leads in <2024-03-01>: revenue is <15>, after <12> in <2024-01-01>.",
  );
});

test("two dimensions name both", () => {
  const table = resultOf(
    [country, month, revenue],
    [
      ["France", "2024-01-01", 9],
      ["Spain", "2024-01-01", 5],
    ],
  );
  expect(said(table, grouped("Country", "Month"))).toBe(
    "<France>, <2024-01-01> leads: revenue is <9>, then <Spain>, <2024-01-01> with <5>.",
  );
});

test("groups without a figure are counted", () => {
  const table = resultOf([country], [["France"], ["Spain"]]);
  expect(said(table, figures({ dimensions: by("Country") }))).toBe("2 countries: <France> and <Spain>.");
});

test("a list counts its rows; one row is told, one cell is the answer", () => {
  expect(said(resultOf([country, month], [["France", "2024-01-01"]]), list({}))).toBe(
    "Country is <France>, month is <2024-01-01>.",
  );
  expect(said(resultOf([country], [["France"]]), list({}))).toBe("Country: <France>.");
  expect(said(resultOf([country], [["France"], ["Spain"]]), list({}))).toBe("2 rows: <France> and <Spain>.");
  const two = resultOf(
    [country, month],
    [
      ["France", 1],
      ["Spain", 2],
    ],
  );
  expect(said(two, list({}))).toBe("2 rows match.");
  expect(readable(headline(two, list({}), angled, "shop"), two)).toBe("2 shops match.");
  expect(said(resultOf([country], [["France"], ["Spain"]], true), list({}))).toBe("More than 2 rows match.");
  const counted = { ...resultOf([country], [["France"], ["Spain"]], true), total: 2300 };
  expect(said(counted, list({}))).toBe("2,300 rows match.");
});

test("one row of many columns begins with the name that it was asked for", () => {
  const names = ["Country", "Region", "Category", "Status", "Note", "Colour", "Size", "Shape"];
  const columns = names.map((label, at) => ({ ...country, id: `c${at + 1}`, label }));
  const shown = names.map((label, at) => ({
    id: `c${at + 1}`,
    label,
    expression: field([], "orders", label),
  }));
  const asked = list({
    columns: shown,
    filter: {
      kind: "comparison",
      operator: "=",
      left: field([], "orders", "Country"),
      right: { kind: "constant", value: "France", type: null },
    },
  });
  const row = resultOf(columns, [["France", "West", null, "open", "none", "red", "large", "square"]]);
  expect(said(row, asked)).toBe(
    "<France>: region <West>, status <open>, note <none>, colour <red> and more.",
  );
  expect(said(row, list({ columns: shown }))).toContain("Country is <France>, region is <West>");
});

test("sets count, analyses speak for the query that they look at, nothing found is said", () => {
  const set: SemanticQuery = {
    kind: "set",
    source: "shop",
    operation: "except",
    left: list({}),
    right: list({}),
    order: [],
    limit: null,
  };
  expect(said(resultOf([country], [["France"]]), set)).toBe("1 row matches.");
  const analysis: SemanticQuery = {
    kind: "analysis",
    source: "shop",
    request: { kind: "trend" },
    query: figures({ measures: [sum] }),
  };
  expect(said(resultOf([revenue], [[12]]), analysis)).toBe("Revenue is <12>.");
  expect(said(resultOf([revenue], []), analysis)).toBe("No results found for the query.");
});

const period = {
  expression: { kind: "absolute", grain: "year" },
  interval: { start: null, end: null },
} as const;
const comparison = {
  time: { path: [], table: "orders", column: "placed" },
  current: period,
  previous: period,
};

test.each([
  [[120, 100, 20, 0.2], "Revenue is <120>, up by <0.2> from <100>."],
  [[80, 100, -20, -0.2], "Revenue is <80>, a change of <-0.2> from <100>."],
  [[80, 0, 80, null], "Revenue is <80>, up by <80> from <0>."],
  [[80, 80, 0, 0], "Revenue is <80>, the same as before."],
  [[80, null, null, null], "Revenue is <80>, with nothing before to compare it with."],
])("a figure beside that of another period says how it changed: %j", (row, expected) => {
  const columns = ["Revenue", "before", "difference", "change"].map((label) => measure(label));
  const query = figures({ measures: [sum], comparison });
  expect(said(resultOf(columns, [row]), query)).toBe(expected);
});

test("figures of groups beside those of another period tell where they changed most", () => {
  const columns = ["Revenue", "before", "difference", "change"].map((label) => measure(label));
  const query = figures({ dimensions: by("Country"), measures: [sum], comparison });
  const rows = [
    ["France", 9, 8, 1, 0.125],
    ["Spain", 4, 7, -3, -0.43],
    ["Italy", 50, null, null, null],
  ];
  expect(said(resultOf([country, ...columns], rows), query)).toBe(
    "Revenue fell most for <Spain>: from <7> to <4>.",
  );
  const ranked = (descending: boolean) =>
    said(resultOf([country, ...columns], rows.slice(1)), {
      ...query,
      order: [{ by: { kind: "output", id: "m:change" }, descending }],
    });
  expect(ranked(false)).toBe("Revenue fell most for <Spain>: from <7> to <4>.");
  expect(ranked(true)).toBe("Revenue fell least for <Spain>: from <7> to <4>.");
  const rise = resultOf([{ ...country, part: "month-of-year" }, ...columns], rows.slice(0, 1));
  expect(said(rise, query)).toBe("Revenue rose most in <France>: from <8> to <9>.");
  expect(said(resultOf([country, ...columns], rows.slice(2)), query)).toBe("<Italy>: revenue is <50>.");
});
