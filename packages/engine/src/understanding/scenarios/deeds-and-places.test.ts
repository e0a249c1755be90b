import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    packers: {
      naming: "packer_name",
      rows: 9,
      columns: {
        packer_id: key,
        packer_name: { type: "string", values: ["Ida Moe", "Ola Lie"], distinct: 9 },
      },
    },
    parcels: {
      fact: true,
      rows: 4000,
      time: "requested_on",
      columns: {
        parcel_id: key,
        packer_id: key,
        requested_on: { type: "date" },
        packed_on: { type: "date", nulls: 60 },
        pack_name: { type: "string", values: ["Small box", "Crate"] },
        weight: { type: "decimal" },
      },
    },
    wares: {
      naming: "ware_name",
      rows: 200,
      columns: {
        ware_id: key,
        ware_name: { type: "string", values: ["Anvil", "Lamp"], distinct: 200 },
        kind: { type: "string", values: ["Tools", "Lights"] },
        list_price: { type: "decimal" },
        pieces_in_stock: { type: "integer" },
      },
    },
  },
  references: ["parcels.packer_id -> packers.packer_id"],
});
const index = buildModelIndex(
  {
    ...model,
    tables: model.tables.map((table) => ({
      ...table,
      primaryKey: table.columns.slice(0, 1).map(({ name }) => name),
    })),
  },
  values,
);

const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2025-01-01" });

describe("deeds that are dated, and what is in stock", () => {
  test.each([
    ["parcels not yet packed", "count(*) where packed_on missing"],
    ["which parcels were packed in March 2024", "list parcel_id where packed_on in 2024-03-01..2024-04-01"],
    ["how long does packing take", "average(days(requested_on, packed_on))"],
    ["how quickly do we pack parcels", "average(days(requested_on, packed_on))"],
    ["stock value", "sum(pieces_in_stock * list_price)"],
    ["what is the value of our stock by kind", "sum(pieces_in_stock * list_price) by kind"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("a place in a ranking", () => {
  test.each([
    ["the second most expensive ware", "ware_name", 1],
    ["which packer packed the 3rd most parcels", "packer_id", 2],
    ["the most expensive ware", "ware_name", 0],
  ])("%s", (question, shown, offset) => {
    const { query } = best(index, question);
    if (query.kind !== "list" && query.kind !== "aggregate") throw new Error(query.kind);
    expect(briefOf(index, question)).toContain(shown);
    expect(query.limit).toMatchObject({ count: 1, offset });
  });

  test("is not made up where nothing is ranked", () =>
    expect(read("the second heaviest")).toMatchObject({
      kind: "unknown-terms",
      terms: expect.arrayContaining(["second"]),
    }));
});

describe("a ranking without a number", () => {
  test.each([
    ["most expensive wares", 10],
    ["what are our cheapest wares?", 10],
    ["top packers by parcels", 10],
    ["the most expensive ware", 1],
    ["top 3 packers by parcels", 3],
    ["which wares are the most expensive", 1],
  ])("%s", (question, count) => {
    const { query } = best(index, question);
    expect(query).toMatchObject({ limit: { count, offset: 0 } });
  });
});
