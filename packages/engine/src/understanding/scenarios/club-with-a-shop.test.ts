import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const price = { type: "decimal", level: true, unit: "currency", distinct: 40 } as const;
const pieces = { type: "integer", distinct: 60 } as const;

/** A rowing club that sells seats at its regattas and has a shop. */
const { model, values } = makeModel({
  tables: {
    kit_sale: {
      rows: 900,
      fact: true,
      time: "sold_on",
      columns: {
        sale_id: key,
        sold_on: { type: "date" },
        product: { type: "string", values: ["Cap", "Oar Mug"], distinct: 12 },
        qty: pieces,
        unit_price: price,
        cost_price: price,
      },
    },
    regatta: {
      rows: 40,
      fact: true,
      time: "starts_at",
      columns: {
        regatta_id: key,
        starts_at: { type: "timestamp" },
        season: { type: "string", values: ["2022/23", "2023/24"], distinct: 2 },
        opponent: { type: "string", values: ["Elm Rowers", "Ford Club"], distinct: 14 },
        crowd: { type: "integer", role: "measure", distinct: 38 },
        result: { type: "string", values: ["W", "L", "D"], distinct: 3 },
      },
    },
    stand: {
      rows: 4,
      naming: "stand_name",
      columns: { stand_id: key, stand_name: { type: "string", values: ["North", "Pier"], distinct: 4 } },
    },
    seat_order: {
      rows: 4000,
      fact: true,
      time: "ordered_at",
      columns: {
        order_id: key,
        regatta_id: key,
        stand_id: key,
        ordered_at: { type: "timestamp" },
        qty: pieces,
        unit_price: price,
      },
    },
    trainer: {
      rows: 20,
      naming: "trainer_name",
      columns: { trainer_id: key, trainer_name: { type: "string", distinct: 20 } },
    },
    outing: {
      rows: 500,
      fact: true,
      time: "held_on",
      columns: { outing_id: key, trainer_id: key, held_on: { type: "date" } },
    },
  },
  references: [
    "seat_order.regatta_id>regatta.regatta_id",
    "seat_order.stand_id>stand.stand_id",
    "outing.trainer_id>trainer.trainer_id",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["revenue by product", "sum(qty * unit_price) by product"],
  ["kit profit by product", "sum(qty * unit_price) - sum(qty * cost_price) by product"],
  ["seat revenue by stand", "sum(qty * unit_price) by stand_name"],
  ["revenue by stand", "sum(qty * unit_price) by stand_name"],
  ["takings per season", "sum(qty * unit_price) by season"],
])("%s: of the sales that know of what it is split by", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it.each([
  ["number of seats sold by stand", "sum(qty) by stand_name"],
  ["seats sold for regattas against Elm", "sum(qty) where opponent = Elm Rowers"],
  ["opponents we have beaten at least 3 times", "count(*) by opponent where result = W having m1 >= 3"],
  ["how many regattas did we win in 2023/24", "count(*) where (result = W and season = 2023/24)"],
])("%s: pieces, rivals and results", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it.each([
  "which trainers have never sailed with us",
  "trainers we haven't booked yet",
  "which trainers has nobody ever signed up for",
])("%s: those without rows of the one table that refers to them", (question) => {
  expect(briefOf(index, question)).toContain("related(outing) = 0");
});

it("holds seasons against each other that a column names, and no months", () => {
  const read = briefOf(index, "how did the average crowd change in 2023/24 vs. 2022/23");
  expect(read).toContain("average(crowd) by season");
  expect(read).not.toContain("month");
});

it("sets rows on weekends against those on other days where both are named", () => {
  expect(briefOf(index, "average crowd at weekend regattas versus midweek regattas")).toMatch(
    /^average\(crowd\) by case/,
  );
});
