import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    sailings: {
      fact: true,
      rows: 900,
      time: "log_update",
      columns: {
        sailing_id: { type: "integer", role: "key" },
        crates: { type: "integer" },
        departure_year: { type: "integer", role: "time", minimum: 2019, maximum: 2023 },
        departure_month: { type: "string", values: ["March", "April", "May"] },
        departure_day: { type: "integer", minimum: 1, maximum: 31 },
        log_update: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const date = "day(concatenate(departure_day,  , departure_month,  , departure_year))";

it.each([
  [
    "crates by departure month in 2022",
    `sum(crates) by departure_month where ${date} in 2022-01-01..2023-01-01`,
  ],
  ["how many sailings were there in 2022", `count(*) where ${date} in 2022-01-01..2023-01-01`],
  ["crates per month", `sum(crates) by month(${date}) order g1`],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
