import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";

/** Catches by day up to April 20, 2024; now is May 15. */
const { model, values } = makeModel({
  tables: {
    catches: {
      fact: true,
      rows: 900,
      time: "landed",
      columns: {
        id: { type: "integer", role: "key" },
        landed: { type: "date", minimum: "2022-01-01", maximum: "2024-04-20", distinct: 800 },
        kilos: { type: "decimal" },
        boat: { type: "string", values: ["Alma", "Berit"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["why did kilos drop in 2024", "2024-01-01..2024-04-21 2023-01-01..2023-04-21", 1],
  ["why did kilos drop in April 2024", "2024-04-01..2024-04-21 2024-03-01..2024-03-21", 1],
  [
    "why did kilos drop last month compared to the same month last year",
    "2024-04-01..2024-04-21 2023-04-01..2023-04-21",
    1,
  ],
  [
    "why did kilos change between the first half of 2022 and the first half of 2023",
    "2023-01-01..2023-07-01 2022-01-01..2022-07-01",
    0,
  ],
  ["why did kilos drop in 2023", "2023-01-01..2024-01-01 2022-01-01..2023-01-01", 0],
  ["why did kilos drop in March 2024", "2024-03-01..2024-04-01 2024-02-01..2024-03-01", 0],
  ["why did kilos drop in March", "2024-03-01..2024-04-01 2024-02-01..2024-03-01", 0],
  ["why did kilos drop in May last year", "2023-05-01..2023-06-01 2023-04-01..2023-05-01", 0],
  [
    "why did kilos drop in March 2024 compared with March 2023",
    "2024-03-01..2024-04-01 2023-03-01..2023-04-01",
    0,
  ],
  ["why did kilos drop in March 2024 vs March 2023", "2024-03-01..2024-04-01 2023-03-01..2023-04-01", 0],
  ["why were kilos lower in Q4 2023 than in Q4 2022", "2023-10-01..2024-01-01 2022-10-01..2023-01-01", 0],
  [
    "what drove the change in kilos between 2022 and 2023",
    "2023-01-01..2024-01-01 2022-01-01..2023-01-01",
    0,
  ],
  [
    "what drove the change in kilos between Q4 2022 and Q4 2023",
    "2023-10-01..2024-01-01 2022-10-01..2023-01-01",
    0,
  ],
  ["why did kilos drop since March", "2024-03-01..2024-05-16 2023-12-16..2024-03-01", 0],
  ["why did kilos drop from May 2023 to June 2023", "2023-06-01..2023-07-01 2023-05-01..2023-06-01", 0],
])("%s compares %s", (question, periods, notes) => {
  const { query, assumptions } = best(index, question);
  if (query.kind !== "analysis" || query.request.kind !== "drivers") throw new Error(query.kind);
  const { current, previous } = query.request;
  expect([current, previous].map(({ interval }) => `${interval.start}..${interval.end}`).join(" ")).toBe(
    periods,
  );
  expect(assumptions.filter((note) => note.includes("same part of the"))).toHaveLength(notes);
});
