import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const place = (values: string[], distinct: number) => ({ type: "string", values, distinct }) as const;
const { model, values } = makeModel({
  tables: {
    hauls: {
      rows: 2000,
      fact: true,
      time: "pickup_at",
      columns: {
        pickup_at: { type: "timestamp" },
        pickup_district: place(["Harbour", "Mill"], 40),
        dropoff_district: place(["Mill", "Park"], 50),
        pickup_county: place(["Kent", "Surrey"], 4),
        dropoff_county: place(["Kent", "Essex"], 4),
        weight: { type: "decimal" },
        fee: { type: "decimal" },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

test.each([
  ["top 5 pick-up spots", "count(*) by pickup_district order m1 desc limit 5"],
  ["districts with more than 50 drop-offs", "count(*) by dropoff_district having m1 > 50"],
  ["which county has the most pickups", "count(*) by pickup_county order m1 desc limit 1"],
  ["counties with fewer than 90 departures in total", "count(*) by pickup_county having m1 < 90"],
  ["top 10 pickup districts", "count(*) by pickup_district order m1 desc limit 10"],
  ["average fee by dropoff district", "average(fee) by dropoff_district"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
