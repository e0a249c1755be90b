import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A bus company: lines, trips with what they carried and how far they went, refuelling at stations, repairs by garages. */
const { model, values } = makeModel({
  tables: {
    garages: {
      rows: 9,
      naming: "garage_name",
      columns: { garage_id: id, garage_name: { type: "string", values: ["Holt", "Marsh"] } },
    },
    repairs: {
      fact: true,
      rows: 600,
      time: "repaired_on",
      columns: {
        repair_id: id,
        garage_id: { type: "integer" },
        repaired_on: { type: "date" },
        cost: { type: "decimal", unit: "currency" },
      },
    },
    buses: {
      rows: 60,
      naming: "plate",
      columns: {
        bus_id: id,
        plate: { type: "string", distinct: 60 },
        odometer_km: { type: "decimal" },
      },
    },
    trips: {
      fact: true,
      rows: 9000,
      time: "left_at",
      columns: {
        trip_id: id,
        bus_id: { type: "integer" },
        left_at: { type: "timestamp" },
        line: { type: "string", values: ["Red", "Blue"] },
        status: { type: "string", values: ["cancelled", "done"] },
        distance_km: { type: "decimal" },
        passengers: { type: "integer" },
        stop_count: { type: "integer" },
        emissions_kg: { type: "decimal" },
      },
    },
    refuellings: {
      fact: true,
      rows: 2000,
      time: "filled_at",
      columns: {
        refuelling_id: id,
        bus_id: { type: "integer" },
        filled_at: { type: "timestamp" },
        brand: { type: "string", values: ["Orca", "Puma"] },
        litres: { type: "decimal" },
        total_cost: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "repairs.garage_id>garages.garage_id",
    "trips.bus_id>buses.bus_id",
    "refuellings.bus_id>buses.bus_id",
  ],
});
const index = buildModelIndex(model, values);
const in2023 = (time: string): string => `where ${time} in 2023-01-01..2024-01-01`;

describe("what a figure adds up to that is asked for with a deed", () => {
  it.each([
    ["how many litres did we fill up in 2023", `sum(litres) ${in2023("filled_at")}`],
    ["how many km did we drive in 2023", `sum(distance_km) ${in2023("left_at")}`],
    ["total kilometres by line", "sum(distance_km) by line"],
    ["how many passengers were carried by line", "sum(passengers) by line"],
    ["how many passengers did people see", "sum(passengers)"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("leaves what was undone to its state", () =>
    expect(briefOf(index, "how many trips did we cancel")).toBe("count(*) where status = cancelled"));
});

describe("what we paid, to whom or for what", () => {
  it.each([
    [
      "how much did we pay at Orca in 2023",
      "sum(total_cost) where (brand = Orca and filled_at in 2023-01-01..2024-01-01)",
    ],
    ["how much did we pay each garage", "sum(cost) by garage_name"],
    ["what did we pay Holt", "sum(cost) where garage_name = Holt"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("ranks by it", () =>
    expect(briefOf(index, "which 2 garages have we paid the most")).toMatch(/^sum\(cost\) by garage_name/));
});

describe("a figure per row of its own is averaged", () => {
  it.each([
    ["passengers per trip by line", "average(passengers) by line"],
    ["average passengers per trip by line", "average(passengers) by line"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("told in the unit that is asked for", () => {
  it.each([
    ["emissions in tonnes by line", "sum(emissions_kg / 1000) by line"],
    ["emissions by line in 2023, in tonnes", `sum(emissions_kg / 1000) by line ${in2023("left_at")}`],
    ["emissions by line, in kg", "sum(emissions_kg) by line"],
    ["top 2 lines by average distance in km", "average(distance_km) by line"],
    ["trips of more than 2 tonnes of emissions", "emissions_kg > 2000"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toContain(expected));
});
