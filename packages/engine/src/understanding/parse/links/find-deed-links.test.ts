import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

test.each([
  [
    "how many rentals of customers who signed up in 2023",
    "count(*) where signed_up in 2023-01-01..2024-01-01",
  ],
  ["number of rentals from cars bought before 2023", "count(*) where bought_on in ..2023-01-01"],
  ["how many rentals per month", "count(*) by month(booked_on) order g1"],
])("whose time a deed is: %s", (question, read) => {
  expect(briefOf(rentalIndex(), question)).toBe(read);
});

test.each([
  ["how many lessons concluded in 2023", "count(*) where finished_on in 2023-01-01..2024-01-01"],
  ["how many members registered in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
])("a like deed tells the time: %s", (question, read) => {
  expect(briefOf(clubIndex(), question)).toBe(read);
});

const id = { type: "integer", role: "key" } as const;

/** Parcels of a printing works, their runs with a carrier, and the works that they come from, which opened. */
const { model, values } = makeModel({
  tables: {
    works: {
      rows: 4,
      naming: "works_name",
      columns: { works_id: id, works_name: { type: "string", distinct: 4 }, opened_on: { type: "date" } },
    },
    parcels: {
      fact: true,
      rows: 500,
      time: "open_date",
      columns: {
        parcel_id: id,
        works_id: id,
        open_date: { type: "date" },
        status: { type: "string", values: ["Shipped", "Packed", "Cancelled"] },
      },
    },
    runs: {
      fact: true,
      rows: 450,
      time: "shipped_on",
      columns: { run_id: id, parcel_id: id, shipped_on: { type: "date" }, delivered_on: { type: "date" } },
    },
  },
  references: ["parcels.works_id>works.works_id", "runs.parcel_id>parcels.parcel_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many parcels were shipped in 2023", "shipped_on in 2023-01-01..2024-01-01"],
  ["how many parcels were cancelled in 2023", "(status = Cancelled and open_date in 2023-01-01..2024-01-01)"],
  ["how many parcels are shipped", "status = Shipped"],
  ["how many parcels were opened in 2023", "open_date in 2023-01-01..2024-01-01"],
  ["how many works opened in 2023", "opened_on in 2023-01-01..2024-01-01"],
])("rows tell the time of their own deeds, or what records these: %s", (question, read) =>
  expect(briefOf(index, question)).toContain(`where ${read}`),
);

test.each([
  ["how many tenants moved out in 2023", "move_out"],
  ["how many tenants moved in in 2023", "move_in"],
  ["how many tenants left in 2023", "move_out"],
])("a verb and its particle are one deed: %s", (question, column) => {
  const flats = makeModel({
    tables: {
      tenants: {
        rows: 90,
        time: "move_in",
        columns: { tenant_id: id, move_in: { type: "date" }, move_out: { type: "date", nulls: 50 } },
      },
    },
  });
  expect(briefOf(buildModelIndex(flats.model, flats.values), question)).toBe(
    `count(*) where ${column} in 2023-01-01..2024-01-01`,
  );
});
