import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const id = { type: "integer" } as const;

/** Treats sold at stalls, called by one of few names; walks, each of a kind of walk that is named elsewhere. */
const { model, values } = makeModel({
  tables: {
    stalls: {
      rows: 6,
      naming: "stall_name",
      columns: { stall_id: key, stall_name: { type: "string", values: ["Pier", "Mill"], distinct: 6 } },
    },
    stall_treats: {
      fact: true,
      rows: 900,
      naming: "treat_name",
      columns: {
        stall_treat_id: key,
        stall_id: id,
        treat_name: { type: "string", values: ["Fudge", "Toffee"], distinct: 7 },
        amount: { type: "decimal" },
        sold_on: { type: "date" },
      },
    },
    walk_kinds: {
      rows: 8,
      naming: "walk_name",
      columns: { walk_kind_id: key, walk_name: { type: "string", values: ["Dunes", "Cliffs"], distinct: 8 } },
    },
    walk_events: {
      fact: true,
      rows: 300,
      columns: {
        walk_event_id: key,
        walk_kind_id: id,
        stall_id: id,
        seats: { type: "integer" },
        held_on: { type: "date" },
      },
    },
    walk_tickets: {
      fact: true,
      rows: 4000,
      columns: { walk_ticket_id: key, walk_event_id: id, price: { type: "decimal" } },
    },
  },
  references: [
    "stall_treats.stall_id>stalls.stall_id",
    "walk_events.walk_kind_id>walk_kinds.walk_kind_id",
    "walk_events.stall_id>stalls.stall_id",
    "walk_tickets.walk_event_id>walk_events.walk_event_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["amount by treat", "sum(amount) by treat_name"],
  [
    "top 3 treats by amount in 2023",
    "sum(amount) by treat_name where sold_on in 2023-01-01..2024-01-01 order m1 desc limit 3",
  ],
  ["how many different treats did we sell", "count-distinct(treat_name)"],
  ["how many treats did we sell", "count(*)"],
  ["tickets by walk", "count(*) by walk_name"],
  ["5 walks with the most tickets", "count(*) by walk_name order m1 desc limit 5"],
  ["tickets by walk event", "count(*) by walk_event_id"],
  [
    "most popular walk in each stall by tickets",
    "count(*) by stall_name, walk_name order m1 desc limit 1 per g1,g1key0",
  ],
  ["5 largest walks by seats", "list walk_event_id, seats order seats desc limit 5"],
])("%s: kinds are grouped and ranked, rows counted one by one", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
