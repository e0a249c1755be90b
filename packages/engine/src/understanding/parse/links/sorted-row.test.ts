import { expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const sheet = (name: string, key: string, kind: string): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      [name]: {
        fact: true,
        rows: 900,
        columns: {
          [key]: { type: "string", role: "key", distinct: 900 },
          [kind]: { type: "string", values: ["Van", "Truck"] },
          depot: { type: "string", values: ["North", "South"] },
          repairs: { type: "integer", distinct: 12 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
const fleet = sheet("fleet_register", "plate_no", "vehicle_type");
const deals = sheet("lot_sales", "sale_id", "bidder_type");

test.each([
  [fleet, "how many vehicles", "count(*)"],
  [fleet, "vehicles per depot", "count(*) by depot"],
  [fleet, "vehicles by depot and type", "count(*) by depot, vehicle_type"],
  [fleet, "repairs by vehicle type", "sum(repairs) by vehicle_type"],
  [fleet, "which vehicle has the most repairs", "list plate_no order repairs desc limit 1"],
  [deals, "number of bidders per depot", "count(*) by depot"],
])("rows that a column sorts are called by what it sorts (%#): %s", (index, question, expected) => {
  expect(briefOf(index as ModelIndex, question as string)).toBe(expected);
});
