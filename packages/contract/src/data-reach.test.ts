import { expect, test } from "vitest";
import { coveredSpan, type DataReach, isPartCovered, knownUntil } from "./data-reach.ts";
import { makeColumn, makeModel, makeTable } from "./make-model.ts";
import { aggregateQuery, fieldOf } from "./make-query.ts";

const times = (first: string, last: string, distinct: number): DataReach => {
  const profile = { sampledRows: 900, nulls: 0, distinct, minimum: first, maximum: last, topValues: [] };
  const column = makeColumn("sold", { physicalType: "date", profile });
  return { owner: makeTable("sales", [column]), column, first, last };
};

test.each<[string, DataReach, ReturnType<typeof coveredSpan>]>([
  ["days", times("2023-01-01", "2024-05-06", 480), { from: "2022-12-28", until: "2024-05-09" }],
  [
    "first days of months",
    times("2023-01-01", "2024-05-01", 17),
    { from: "2022-10-01", until: "2024-07-31" },
  ],
  ["times within a day", times("2024-05-06T08:00:00", "2024-05-06T17:00:00", 300), null],
  ["two days only", times("2024-01-01", "2024-05-01", 2), null],
])("%s cover what lies between them and a little more", (_, reach, span) =>
  expect(coveredSpan(reach)).toEqual(span),
);

test.each<[string, Parameters<typeof isPartCovered>[1], boolean]>([
  ["2024-04-01", "month", false],
  ["2024-05-01", "month", true],
  ["2024-01-01", "year", true],
  ["2023-01-01", "year", false],
  ["2022-01-01", "year", true],
  ["2024-05-08", "day", false],
])("the %s's %s is covered in part: %s", (start, grain, part) =>
  expect(isPartCovered(start, grain, { from: "2022-12-28", until: "2024-05-09" })).toBe(part),
);

test("nothing is known from where the data ends, or from now on", () => {
  const { owner } = times("2023-01-01", "2024-05-06", 480);
  const expression = { kind: "truncate", grain: "month", operand: fieldOf("sales", "sold") } as const;
  const query = aggregateQuery("shop", "sales", {
    dimensions: [{ id: "month", label: "Month", expression }],
  });
  const model = makeModel("shop", [owner]);
  expect(knownUntil(query, model, "2024-06-20T10:00:00")).toBe("2024-05-09");
  expect(knownUntil(query, model, "2024-05-07T10:00:00")).toBe("2024-05-07T10:00:00");
  expect(knownUntil(query, model, "2025-06-20")).toBe("2024-05-08");
  const days = { id: "day", label: "Day", expression: { ...expression, grain: "day" as const } };
  expect(knownUntil({ ...query, dimensions: [days] }, model, "2024-06-20")).toBe("2024-05-07");
  expect(knownUntil({ ...query, dimensions: [] }, model, "2024-06-20")).toBe("2024-06-20");
});

test("a month told on its first day is known to its end where that day counts as now", () => {
  const expression = { kind: "truncate", grain: "month", operand: fieldOf("sales", "sold") } as const;
  const query = aggregateQuery("shop", "sales", {
    dimensions: [{ id: "month", label: "Month", expression }],
  });
  const [monthly, daily] = [times("2022-01-01", "2024-11-01", 35), times("2022-01-01", "2024-11-01", 1036)];
  const known = ({ owner }: DataReach, now: string): string =>
    knownUntil(query, makeModel("shop", [owner]), now);
  expect(known(monthly, "2024-11-01T23:59:59")).toBe("2024-11-30");
  expect(known(monthly, "2024-11-01T10:20:30")).toBe("2024-11-01T10:20:30");
  expect(known(daily, "2024-11-01T23:59:59")).toBe("2024-11-01T23:59:59");
});

test.each([
  ["days up to the end of a month", times("2022-01-01", "2024-11-30", 1065)],
  ["first days of months", times("2022-01-01", "2024-11-01", 35)],
])("data that is long over is known up to the end of its last month: %s", (_, { owner }) => {
  const expression = { kind: "truncate", grain: "month", operand: fieldOf("sales", "sold") } as const;
  const query = aggregateQuery("shop", "sales", {
    dimensions: [{ id: "month", label: "Month", expression }],
  });
  expect(knownUntil(query, makeModel("shop", [owner]), "2026-11-28T09:00:00")).toBe("2024-11-30");
});
