import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

const { model, values } = makeModel({
  tables: {
    farms: {
      rows: 80,
      naming: "farm_name",
      columns: { farm_id: id, farm_name: { type: "string" }, joined_on: { type: "date" } },
    },
    seeds: {
      rows: 30,
      naming: "seed_name",
      columns: {
        seed_id: id,
        seed_name: { type: "string" },
        family: { type: "string", values: ["Beans", "Squash"] },
      },
    },
    orders: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: { order_id: id, farm_id: id, seed_id: id, ordered_on: { type: "date" } },
    },
  },
  references: ["orders.farm_id>farms.farm_id", "orders.seed_id>seeds.seed_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["farms that bought squash", "list farm_name where family = Squash", null],
  ["which farms bought beans in 2023", "ordered_on", "joined_on"],
  ["farms that ordered beans in 2023", "ordered_on", "joined_on"],
])("%s", (question, said, unsaid) => {
  const read = briefOf(index, question);
  expect(read).toContain(said);
  if (unsaid !== null) expect(read).not.toContain(unsaid);
});

test("what the data does not know is not passed over", () => {
  expect(() => briefOf(index, "which farms bought rutabagas in 2023")).toThrow("rutabagas");
});
