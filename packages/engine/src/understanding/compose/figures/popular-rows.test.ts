import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A boat hire: customers rent boats of a make at a pier, and pay one way or another. */
const { model, values } = makeModel({
  tables: {
    customers: {
      rows: 200,
      naming: "customer_name",
      columns: {
        customer_id: id,
        customer_name: { type: "string", distinct: 200 },
        town: { type: "string", values: ["Kiel", "Bonn"] },
      },
    },
    piers: {
      rows: 4,
      naming: "pier_name",
      columns: { pier_id: id, pier_name: { type: "string", distinct: 4 } },
    },
    boats: {
      rows: 40,
      naming: "boat_name",
      columns: {
        boat_id: id,
        pier_id: id,
        boat_name: { type: "string", distinct: 40 },
        make: { type: "string", values: ["Bavaria", "Dehler"] },
      },
    },
    rentals: {
      fact: true,
      rows: 2000,
      time: "rented_on",
      columns: {
        rental_id: id,
        boat_id: id,
        customer_id: id,
        rented_on: { type: "date" },
        payment_method: { type: "string", values: ["Cash", "Card"] },
      },
    },
  },
  references: [
    "boats.pier_id>piers.pier_id",
    "rentals.boat_id>boats.boat_id",
    "rentals.customer_id>customers.customer_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["most popular make", /^count\(\*\) by make order m1 desc limit 1 from rentals$/],
  ["which boat is the most popular", /^count\(\*\) by boat_name order m1 desc limit 1 from rentals$/],
  ["busiest pier", /^count\(\*\) by pier_name order m1 desc limit 1 from rentals$/],
  ["least popular pier", /^count\(\*\) by pier_name order m1 limit 1 from rentals$/],
  ["most common make", /^count\(\*\) by make order m1 desc limit 1 from boats$/],
  ["most popular payment method", /^count\(\*\) by payment_method order m1 desc limit 1 from rentals$/],
  ["most popular town", /^count\(\*\) by town order m1 desc limit 1 from customers$/],
])("%s", (question, expected) => {
  const read = best(index, question).query;
  const from = read.kind === "aggregate" ? read.subject : "";
  expect(`${briefOf(index, question)} from ${from}`).toMatch(expected);
});

/** A switchboard: operators of a desk take calls. */
const board = makeModel({
  tables: {
    desks: {
      rows: 4,
      naming: "desk_name",
      columns: { desk_id: id, desk_name: { type: "string", distinct: 4 } },
    },
    operators: {
      rows: 20,
      naming: "operator_name",
      columns: {
        operator_id: id,
        desk_id: id,
        operator_name: { type: "string", distinct: 20 },
      },
    },
    calls: {
      fact: true,
      rows: 2000,
      time: "called_at",
      columns: { call_id: id, operator_id: id, called_at: { type: "timestamp" } },
    },
  },
  references: ["operators.desk_id>desks.desk_id", "calls.operator_id>operators.operator_id"],
});
const switchboard = buildModelIndex(board.model, board.values);

test.each([
  ["busiest desk", "count(*) by desk_name order m1 desc"],
  ["quietest operator in each desk", "count(*) by desk_name, operator_name"],
])("%s: what people do", (question, read) => expect(briefOf(switchboard, question)).toContain(read));
