import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    departures: {
      fact: true,
      rows: 5000,
      time: "left_at",
      columns: {
        departure_id: { type: "integer", role: "key" },
        line: { type: "string", values: ["L1", "L2"], distinct: 12 },
        depot: { type: "string", values: ["North", "South"], distinct: 5 },
        driver: { type: "string", distinct: 80, nulls: 3 },
        left_at: { type: "timestamp" },
        closed_at: { type: "timestamp", nulls: 10 },
        delay_minutes: { type: "integer" },
        riders: { type: "integer" },
        rating: { type: "decimal" },
        outcome: { type: "string", values: ["Arrived", "Failed", "Turned back"], distinct: 3 },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

test.each([
  ["the three lines with the worst average delay", "average(delay_minutes) by line order m1 desc limit 3"],
  ["which line has the best average delay", "average(delay_minutes) by line order m1 limit 1"],
  ["which line has the worst rating", "average(rating) by line order m1 limit 1"],
  ["busiest line of each depot by riders", "sum(riders) by depot, line order m1 desc limit 1 per"],
  ["busiest driver in each depot", "count(*) by depot, driver"],
  ["which 3 drivers closed the most departures", "count(*) by driver where (not closed_at missing"],
  ["drivers with more than 60 departures", "count(*) by driver where not driver missing having m1 > 60"],
  ["average delay (minutes per departure) by depot", "average(delay_minutes) by depot"],
  ["failure rate per line, worst first", "by line order m1 desc"],
  ["share of departures that were failed, by line, worst first", "by line order m1 desc"],
  ["average rating per line, worst first", "by line order m1"],
  ["day with the most riders", "sum(riders) by day(left_at) order m1 desc limit 1"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("the worst month for what nobody wants has the most of it", () => {
  const { model: strikes, values: held } = makeModel({
    tables: {
      bird_strikes: {
        fact: true,
        rows: 900,
        time: "hit_on",
        columns: { strike_id: { type: "integer", role: "key" }, hit_on: { type: "date" } },
      },
    },
  });
  expect(
    briefOf(buildModelIndex(strikes, held), "which month of the year is worst for bird strikes"),
  ).toContain("order m1 desc limit 1");
});
