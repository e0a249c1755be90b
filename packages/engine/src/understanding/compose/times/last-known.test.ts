import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

/** Catches by day up to August 20, 2021; now is May 15, 2024. */
const { model, values } = makeModel({
  tables: {
    catches: {
      fact: true,
      rows: 900,
      time: "landed",
      columns: {
        id: { type: "integer", role: "key" },
        landed: { type: "date", minimum: "2019-01-01", maximum: "2021-08-20", distinct: 800 },
        kilos: { type: "decimal" },
        boat: { type: "string", values: ["Alma", "Berit"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [["why did kilos drop"], "2021-07-01..2021-08-01"],
  [["kilos by quarter", "why?"], "2021-04-01..2021-07-01"],
  [["kilos by year", "why?"], "2020-01-01..2021-01-01"],
  [["kilos by month in 2020", "why?"], "2020-12-01..2021-01-01"],
  [["kilos in March 2020", "why?"], "2020-03-01..2020-04-01"],
  [["kilos by boat in 2020", "why?"], "2020-01-01..2021-01-01"],
])("what no period is said for is of the last one that is known: %j", (turns, expected) => {
  const { query } = best(index, turns.at(-1) ?? "", turns.slice(0, -1));
  const request = query.kind === "analysis" && query.request.kind === "drivers" ? query.request : null;
  expect(`${request?.current.interval.start}..${request?.current.interval.end}`).toBe(expected);
});
