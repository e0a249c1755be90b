import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const ports = ["Ardmore", "Brodick", "Craignure"];
const own = {
  crossing_id: { type: "integer", role: "key" },
  left_at: { type: "timestamp" },
  cars: { type: "integer", role: "measure" },
} as const;

const references = makeModel({
  tables: {
    crossings: {
      fact: true,
      rows: 900,
      time: "left_at",
      columns: { ...own, departure_port_id: { type: "integer" }, arrival_port_id: { type: "integer" } },
    },
    ports: {
      rows: 3,
      columns: { port_id: { type: "integer", role: "key" }, port_name: { type: "string", values: ports } },
    },
  },
  references: ["crossings.departure_port_id>ports.port_id", "crossings.arrival_port_id>ports.port_id"],
});
const texts = makeModel({
  tables: {
    crossings: {
      fact: true,
      rows: 900,
      time: "left_at",
      columns: {
        ...own,
        from_port: { type: "string", values: ports },
        to_port: { type: "string", values: ports },
      },
    },
  },
});

describe("references to one table", () => {
  const index = buildModelIndex(references.model, references.values);
  it.each([
    ["how many crossings ended at Brodick", ["arrival"]],
    ["crossings from Ardmore", ["departure"]],
    ["crossings from Ardmore to Craignure", ["departure", "arrival"]],
    ["busiest origin port", ["departure"]],
    ["where do most crossings end?", ["arrival"]],
    ["how many crossings started and ended at the same port?", ["departure", "arrival"]],
    ["total cars landing at Brodick", ["arrival"]],
    ["crossings with destination Brodick", ["arrival"]],
    ["how many crossings have the origin port Ardmore", ["departure"]],
  ])("%s", (question, ends) => {
    const written = JSON.stringify(best(index, question).query);
    const used = ["departure", "arrival"].filter((end) => written.includes(`${end}_port_id`));
    expect(used).toEqual(ends);
  });
});

describe("texts", () => {
  const index = buildModelIndex(texts.model, texts.values);
  it.each([
    ["how many crossings ended at Brodick", "count(*) where to_port = Brodick"],
    ["crossings from Ardmore to Craignure", "count(*) where (from_port = Ardmore and to_port = Craignure)"],
    ["busiest origin port", "count(*) by from_port order m1 desc limit 1"],
    ["how many crossings started and ended at the same port?", "count(*) where from_port = to_port"],
    ["crossings with a different origin and destination", "count(*) where from_port != to_port"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toBe(meant);
  });
});

/** Rides between stands, and between the wards that these are in. */
const nested = makeModel({
  tables: {
    rides: {
      fact: true,
      rows: 6000,
      time: "began",
      columns: {
        began: { type: "timestamp" },
        pickup_stand: { type: "string", values: ["Mill", "Quay", "Gate"], distinct: 90 },
        dropoff_stand: { type: "string", values: ["Mill", "Quay", "Gate"], distinct: 95 },
        pickup_ward: { type: "string", values: ["North", "South"], distinct: 4 },
        dropoff_ward: { type: "string", values: ["North", "South"], distinct: 4 },
      },
    },
  },
});

describe("ends of two kinds", () => {
  const index = buildModelIndex(nested.model, nested.values);
  it.each([
    ["rides where pickup and dropoff ward are different", "count(*) where pickup_ward != dropoff_ward"],
    ["how many rides stayed within the same ward", "count(*) where pickup_ward = dropoff_ward"],
    ["rides that end in a different ward than they started", "count(*) where pickup_ward != dropoff_ward"],
    ["rides between two different stands", "count(*) where pickup_stand != dropoff_stand"],
    ["most popular route", "count(*) by pickup_stand, dropoff_stand"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});
