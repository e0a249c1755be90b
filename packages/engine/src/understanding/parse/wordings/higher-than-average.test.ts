import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    couriers: {
      rows: 12,
      naming: "courier",
      columns: { courier_id: { type: "integer", role: "key" }, courier: { type: "string", distinct: 12 } },
    },
    walks: {
      fact: true,
      rows: 700,
      columns: {
        walk_id: { type: "integer", role: "key" },
        courier_id: { type: "integer" },
        duration_min: { type: "decimal" },
      },
    },
    parcels: {
      fact: true,
      rows: 900,
      time: "sent_on",
      columns: {
        parcel_id: { type: "integer", role: "key" },
        courier_id: { type: "integer" },
        sent_on: { type: "date" },
        weight_kg: { type: "decimal", role: "measure" },
        delay_minutes: { type: "integer", role: "measure" },
        rating: { type: "integer", role: "measure", minimum: 1, maximum: 5 },
      },
    },
  },
  references: ["parcels.courier_id>couriers.courier_id", "walks.courier_id>couriers.courier_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["which couriers have a worse average delay than the overall average", "delay_minutes", ">"],
  ["couriers whose average delay is better than the overall average", "delay_minutes", "<"],
  ["which couriers have an average rating worse than the overall average", "rating", "<"],
  ["which couriers have a better average rating than the company as a whole", "rating", ">"],
  ["which couriers have a heavier average parcel than the company as a whole", "weight_kg", ">"],
  ["which couriers have heavier parcels on average than the overall average", "weight_kg", ">"],
  ["which couriers have longer walks on average than the overall average", "duration_min", ">"],
  ["couriers with heavier parcels than average", "weight_kg", ">"],
  ["which couriers have a lower average weight than we have on average", "weight_kg", "<"],
  ["which couriers have an above-average parcel weight", "weight_kg", ">"],
  ["couriers with a lower than average weight", "weight_kg", "<"],
])("on which side of the average: %s", (question, column, side) => {
  const read = briefOf(index, question);
  expect(read).toContain(`average(${column}) by courier`);
  expect(read).toMatch(new RegExp(`having \\w+ ${side} `));
});
