import { describe, expect, test } from "vitest";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;

/** A cable car: what passengers bought of each kind of pass. */
function cableCar(kinds: string, lines: TableSketch["columns"]): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      [kinds]: {
        rows: 5,
        naming: "label",
        columns: { kind_id: id, label: { type: "string", values: ["Child", "Senior"] } },
      },
      sales: {
        fact: true,
        rows: 3000,
        time: "sold_on",
        columns: {
          sale_id: id,
          kind_id: id,
          sold_on: { type: "date" },
          season: { type: "string", values: ["Summer", "Winter"] },
          quantity: { type: "integer" },
          ...lines,
        },
      },
    },
    references: [`sales.kind_id>${kinds}.kind_id`],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.name === "quantity") column.additivity = "additive";
  return buildModelIndex(model, values);
}

const price = { type: "decimal" } as const;

describe("what the pieces of a quantity are", () => {
  test.each([
    ["how many passes did we sell", "pass_types", { unit_price: price }, "sum(quantity)"],
    ["passes by season", "pass_types", { unit_price: price }, "sum(quantity) by season"],
    ["rides sold by season", "fares", { price_per_ride: price }, "sum(quantity) by season"],
    [
      "which pass type sells the most passes",
      "pass_types",
      { unit_price: price },
      "sum(quantity) by label order m1 desc limit 1",
    ],
    ["how many pass types are there", "pass_types", { unit_price: price }, "count(*)"],
  ])("%s", (question, kinds, lines, expected) => {
    expect(briefOf(cableCar(kinds, lines), question)).toBe(expected);
  });

  test("what is sold in a table that is called after it, whose kinds its rows tell", () => {
    const { model, values } = makeModel({
      tables: {
        token_sales: {
          fact: true,
          rows: 3000,
          time: "sold_on",
          columns: {
            sale_id: id,
            sold_on: { type: "date" },
            token_type: { type: "string", values: ["Wash", "Dry"] },
            quantity: { type: "integer" },
          },
        },
      },
    });
    expect(briefOf(buildModelIndex(model, values), "how many tokens were sold")).toBe("sum(quantity)");
  });

  test("a table that is called so keeps its rows", () => {
    expect(briefOf(cableCar("rides", { price_per_ride: price }), "number of rides")).toBe("count(*)");
  });
});

/** Ferry trips that were booked, for several passengers each. */
function ferry(sheet: string, tally: string): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      [sheet]: {
        fact: true,
        rows: 900,
        time: "booked_on",
        columns: {
          booking_no: { type: "string", role: "key" },
          booked_on: { type: "date" },
          route: { type: "string", values: ["North", "South"] },
          passenger_type: { type: "string", values: ["Adult", "Child"] },
          [tally]: { type: "integer" },
          total_amount: { type: "decimal" },
        },
      },
    },
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.name === tally || column.name === "total_amount") column.additivity = "additive";
  return buildModelIndex(model, values);
}

describe("what a number counts is not what the rows are that are called after it", () => {
  test.each([
    ["how many passengers in total", "sum(number_of_passengers)"],
    ["passengers by route", "sum(number_of_passengers) by route"],
    ["how many bookings by route", "count(*) by route"],
  ])("%s", (question, expected) => {
    expect(briefOf(ferry("passenger_bookings", "number_of_passengers"), question)).toBe(expected);
  });

  test.each([
    ["passengers by route", "sum(passengerCount) by route"],
    ["average booking amount by route", "average(total_amount) by route"],
  ])("%s, where the name is written otherwise", (question, expected) => {
    expect(briefOf(ferry("passengerBookings", "passengerCount"), question)).toBe(expected);
  });

  test("rows that are called so are counted", () => {
    expect(briefOf(ferry("passengers", "passenger_count"), "number of passengers by route")).toBe(
      "count(*) by route",
    );
  });
});
