import { describe, expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A nursery that sells and buys plants: the words of one table's name are those of others. */
const nursery = (() => {
  const { model, values } = makeModel({
    tables: {
      SalesDistrict: {
        rows: 6,
        naming: "Name",
        columns: { DistrictID: id, Name: { type: "string", values: ["Fenland", "Downs"] } },
      },
      SalesOrderHeader: {
        fact: true,
        rows: 900,
        time: "OrderDate",
        columns: {
          SalesOrderID: id,
          DistrictID: id,
          OrderDate: { type: "date" },
          PhoneOrderFlag: { type: "boolean", role: "boolean" },
          SubTotal: { type: "decimal" },
        },
      },
      SalesOrderDetail: {
        fact: true,
        rows: 2500,
        columns: { SalesOrderID: id, SalesOrderDetailID: id, PlantID: id, LineTotal: { type: "decimal" } },
      },
      Plant: {
        rows: 80,
        naming: "Name",
        columns: {
          PlantID: id,
          Name: { type: "string", values: ["Ivy"], distinct: 80 },
          SellEndDate: { type: "date", nulls: 60, distinct: 9 },
        },
      },
    },
    references: [
      "SalesOrderHeader.DistrictID>SalesDistrict.DistrictID",
      "SalesOrderDetail.SalesOrderID>SalesOrderHeader.SalesOrderID",
      "SalesOrderDetail.PlantID>Plant.PlantID",
    ],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (/Total$/.test(column.name)) column.additivity = "additive";
  return buildModelIndex(model, values);
})();

/** A courier whose table of rounds is called a master, and whose zones begin with the same word. */
const courier = (() => {
  const { model, values } = makeModel({
    tables: {
      round_zone: {
        rows: 5,
        naming: "zone_name",
        columns: { zone_id: id, zone_name: { type: "string", values: ["Quay", "Hill"] } },
      },
      round_master: {
        fact: true,
        rows: 700,
        time: "round_date",
        columns: { round_id: id, zone_id: id, round_date: { type: "date" }, charge: { type: "decimal" } },
      },
      round_position: {
        fact: true,
        rows: 1900,
        columns: { position_id: id, round_id: id, kilos: { type: "decimal" } },
      },
    },
    references: ["round_master.zone_id>round_zone.zone_id", "round_position.round_id>round_master.round_id"],
  });
  return buildModelIndex(model, values);
})();

const asked = (index: ModelIndex, question: string): string => {
  const { query } = best(index, question);
  return `${"subject" in query ? query.subject : ""}: ${brief(query)}`;
};

describe("tables whose names are made of the words of others", () => {
  test.each([
    ["sales by district", "SalesOrderHeader: sum(SubTotal) by Name"],
    ["total sales by district", "SalesOrderHeader: sum(SubTotal) by Name"],
    ["order count by district", "SalesOrderHeader: count(*) by Name"],
    ["orders by district", "SalesOrderHeader: count(*) by Name"],
    ["which plants have never been sold", "Plant: list Name where related(SalesOrderDetail) = 0"],
  ])("%s", (question, expected) => {
    expect(asked(nursery, question)).toBe(expected);
  });

  test.each([
    ["rounds by zone", "round_master: count(*) by zone_name"],
    ["which zone has the most rounds", "round_master: count(*) by zone_name order m1 desc limit 1"],
  ])("%s", (question, expected) => {
    expect(asked(courier, question)).toBe(expected);
  });
});
