import type { SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, list, rowCount, total } from "../testing/shop-model.ts";
import { headline } from "./headline.ts";
import { angled, dimension, measure, readable, resultOf } from "./testing/results.ts";

const country = dimension("Country");
const revenue = measure("Revenue");
const sum = { id: "revenue", label: "Revenue", expression: total([], "orders", "total") };
const count = { id: "orders", label: "Orders", expression: rowCount([]) };
const grouped = (...labels: string[]) =>
  figures({
    dimensions: labels.map((label) => ({
      id: label.toLowerCase(),
      label,
      expression: field([], "orders", "placed"),
    })),
    measures: [sum],
  });
const said = (table: ReturnType<typeof resultOf>, query: SemanticQuery): string =>
  readable(headline(table, query, angled), table);

const first = { ...dimension("First name"), whole: { label: "Driver", with: ["last name"] } };
const last = dimension("Last name");
const parcels = {
  ...measure("Number of parcels"),
  id: "n",
  unit: { kind: "count", currency: null, label: null },
} as const;
const fee = { ...measure("Fee"), context: true } as const;
const trips = (limit: number | null) =>
  list({
    columns: [{ id: "first name", label: "First name", expression: field([], "orders", "id") }],
    order: [{ by: field([], "orders", "total"), descending: false }],
    limit: limit === null ? null : { count: limit, offset: 0, per: [], ties: "keep" },
  });

test.each<[string, ReturnType<typeof resultOf>, SemanticQuery, string]>([
  [
    "people by their whole name, counts by what they count",
    resultOf(
      [first, last, parcels],
      [
        ["Ida", "Moser", 9],
        ["Jo", "Huber", 1],
      ],
    ),
    grouped("First name", "Last name"),
    "<Ida Moser> leads: <9> parcels, then <Jo Huber> with <1>.",
  ],
  [
    "one of what is counted",
    resultOf([country, parcels], [["France", 1]]),
    grouped("Country"),
    "<France>: <1> parcel.",
  ],
  [
    "the place of one that is shown of many",
    resultOf([country, revenue, { ...measure("Rank"), id: "rank" }], [["France", 120, 2]]),
    {
      ...grouped("Country"),
      transforms: [{ id: "rank", label: "rank", kind: "rank", of: "revenue", per: [], descending: true }],
    },
    "<France> is number <2>: revenue is <120>.",
  ],
  [
    "who shares the first place",
    resultOf(
      [country, revenue],
      [
        ["France", 0.3],
        ["Spain", 0.1 + 0.2],
        ["Italy", 0.1],
      ],
    ),
    grouped("Country"),
    "<France> and <Spain> share the lead: revenue is <0.3>.",
  ],
  [
    "too many to name",
    resultOf(
      [country, revenue],
      [
        ["A", 2],
        ["B", 2],
        ["C", 2],
        ["D", 2],
      ],
    ),
    grouped("Country"),
    "4 countries share the lead: revenue is <2>.",
  ],
  [
    "the row that ranks first with what ranks it",
    resultOf([first, last, fee], [["Ida", "Moser", 7]]),
    trips(1),
    "<Ida Moser> is lowest: fee is <7>.",
  ],
  [
    "rows that rank",
    resultOf(
      [country, fee],
      [
        ["France", 7],
        ["Spain", 8],
      ],
    ),
    trips(2),
    "<France> is lowest: fee is <7>, then <Spain> with <8>.",
  ],
  [
    "rows that are sorted and not cut",
    resultOf(
      [country, fee],
      [
        ["France", 7],
        ["Spain", 8],
      ],
    ),
    trips(null),
    "2 rows: <France> and <Spain>.",
  ],
  ["one person", resultOf([first, last], [["Ida", "Moser"]]), list({}), "Driver: <Ida Moser>."],
  [
    "a name that ends a sentence",
    { ...resultOf([country], [["Acme Inc."]]) },
    list({}),
    "Country: <Acme Inc.>.",
  ],
  [
    "how many there are",
    resultOf([parcels], [[59]]),
    figures({ measures: [count] }),
    "There are <59> parcels.",
  ],
  ["the one there is", resultOf([parcels], [[1]]), figures({ measures: [count] }), "There is <1> parcel."],
])("%s", (_, table, query, expected) => expect(said(table, query)).toBe(expected));

test("shares that were asked for are said beside the figures", () => {
  const share = { ...measure("Share"), id: "s" };
  const table = resultOf(
    [country, revenue, share],
    [
      ["France", 6, 0.6],
      ["Spain", 4, 0.4],
    ],
  );
  const query = {
    ...grouped("Country"),
    transforms: [{ id: "s", label: "Share", kind: "share" as const, of: "revenue", per: [] }],
  };
  expect(said(table, query)).toBe("<France> leads: revenue is <6> (<0.6>), then <Spain> with <4> (<0.4>).");
});

const born = { ...dimension("Born", "date"), context: true } as const;
test.each<[string, ReturnType<typeof resultOf>, SemanticQuery, string]>([
  [
    "who comes first in time",
    resultOf([country, born], [["France", "1950-01-01"]]),
    trips(1),
    "<France> comes first: born is <1950-01-01>.",
  ],
  [
    "members that are numbers",
    resultOf(
      [dimension("Line ID", "integer"), revenue],
      [
        [3, 9],
        [4, 5],
      ],
    ),
    grouped("Line ID"),
    "Line ID <3> leads: revenue is <9>, then Line ID <4> with <5>.",
  ],
  [
    "members that are numbers and their ties",
    resultOf(
      [dimension("Line ID", "integer"), parcels],
      [
        [3, 9],
        [4, 9],
      ],
    ),
    grouped("Line ID"),
    "Line ID <3> and Line ID <4> share the lead: <9> parcels each.",
  ],
  [
    "years like times",
    resultOf(
      [dimension("Year", "integer"), revenue],
      [
        [2001, 9],
        [2002, 8],
        [2003, 5],
      ],
    ),
    grouped("Year"),
    "Revenue went from <9> in <2001> to <5> in <2003>.",
  ],
  ["figures of hidden groups", resultOf([revenue], [[9], [5]]), grouped("Country"), "2 rows match."],
  [
    "a figure with its unit",
    resultOf(
      [country, { ...measure("Span (cm)"), unit: { kind: "none", currency: null, label: "cm" } }],
      [["France", 9]],
    ),
    grouped("Country"),
    "<France>: span is <9>.",
  ],
])("%s", (_, table, query, expected) => expect(said(table, query)).toBe(expected));
