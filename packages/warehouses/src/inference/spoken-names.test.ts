import { describe, expect, it } from "vitest";
import { splitJoined } from "./split-joined.ts";
import { spokenNames } from "./spoken-names.ts";
import type { Declared, TableShape } from "./table-shape.ts";

const nothing: Declared = {
  primaryKeys: new Map(),
  foreignKeys: [],
  labels: new Map(),
  descriptions: new Map(),
};
const table = (name: string, columns: string[]): TableShape => ({
  name,
  schema: null,
  rowCount: 10,
  sample: null,
  columns: columns.map((column) => ({ name: column, physicalType: "string", nullable: true, notes: [] })),
});

describe("splitJoined", () => {
  it.each([
    ["custid", "cust id"],
    ["joindate", "join date"],
    ["postalcode", "postal code"],
    ["datetime", "date time"],
    ["receiptdate", "receipt date"],
    ["mktsegment", "mkt segment"],
    ["orderpriority", "order priority"],
    ["covid", "covid"],
    ["workshop", "workshop"],
    ["address", "address"],
    ["brandenburg", "brandenburg"],
    ["shippers", "shippers"],
    ["planning", "planning"],
    ["windspeed", "wind speed"],
  ])("%s", (word, parts) => expect(splitJoined(word).join(" ")).toBe(parts));

  it("takes the schema's other words for words", () =>
    expect(splitJoined("vesselname", (part) => part === "vessel")).toEqual(["vessel", "name"]));
});

describe("spokenNames", () => {
  it("leaves out a letter before a plain word, unless it tells two apart", () => {
    const columns = ["Vgrade", "Slevel", "xscore", "yscore", "estate", "stable"];
    const said = spokenNames([table("horses", columns)], nothing);
    expect(columns.map((name) => said.get(`horses.${name}`)?.join(" ") ?? "")).toEqual([
      ...["grade", "level", "xscore", "yscore", "estate", "stable"],
    ]);
  });

  it("leaves out what all names begin with, in camel case and in one word", () => {
    const columns = ["TxId", "TxCustId", "TxAmount"].map((name) => `sb${name}`);
    const tables = [
      table("sbTransaction", columns),
      table("sbCustomer", ["a", "b"]),
      table("sbTicker", ["a"]),
    ];
    for (const written of [
      tables,
      tables.map((each) =>
        table(
          each.name.toLowerCase(),
          each.columns.map(({ name }) => name.toLowerCase()),
        ),
      ),
    ]) {
      const [first] = written;
      const said = (name: string): string =>
        spokenNames(written, nothing).get(`${first?.name}.${name}`)?.join(" ") ?? "";
      expect(first?.columns.map(({ name }) => said(name))).toEqual([
        "transaction id",
        "transaction cust id",
        "transaction amount",
      ]);
      expect(spokenNames(written, nothing).get(first?.name ?? "")).toEqual(["transaction"]);
    }
  });

  it("keeps capitals that no word is meant by, and a short form in its trade", () => {
    const said = (names: string[]): string[] => {
      const spoken = spokenNames([table("boat", names)], nothing);
      return names.map((name) => spoken.get(`boat.${name}`)?.join(" ") ?? "");
    };
    expect(said(["Name", "IMO", "Quantity"])).toEqual(["name", "IMO", "quantity"]);
    expect(said(["NAME", "IMO", "QUANTITY"])).toEqual(["name", "imo", "quantity"]);
    expect(said(["Name", "Hull", "DPTNO"])[2]).toBe(said(["Name", "Hull", "dptno"])[2]);
    expect(said(["Clicks", "CTR"])).toEqual(["clicks", "CTR"]);
    expect(said(["Hull", "Reason__c"])).toEqual(["hull", "reason"]);
  });

  it("tells what people are called where their names are given and family, and whom a table is cut off of", () => {
    const people = table("docs", ["doc_id", "given", "family", "full_name"]);
    const spoken = spokenNames([people, table("rooms", ["given", "floor"])], nothing);
    const said = (name: string): string => spoken.get(name)?.join(" ") ?? "";
    expect(["docs", "docs.given", "docs.family", "rooms.given"].map(said)).toEqual([
      "doctors",
      "first name",
      "last name",
      "given",
    ]);
  });

  it("says first letters of the table's words as these words", () => {
    const columns = ["dt_id", "dt_rsn", "mach_cd", "dt"];
    const said = spokenNames([table("DwnTm", columns)], nothing);
    expect(columns.map((name) => said.get(`DwnTm.${name}`)?.join(" "))).toEqual([
      "dwn time id",
      "dwn time rsn",
      "mach cd",
      "dt",
    ]);
  });

  it("leaves out what kind of table one is, where tables are called so and stay apart", () => {
    const names = ["dim_store", "dim_date", "fct_date", "fct_sales", "brg_store_sales", "fact"];
    const said = (list: string[]): string[] => {
      const spoken = spokenNames(
        list.map((name) => table(name, ["a"])),
        nothing,
      );
      return list.map((name) => spoken.get(name)?.join(" ") ?? "");
    };
    expect(said(names)).toEqual(["store", "dim date", "fct date", "sales", "store sales", "fact"]);
    expect(said(["bridge_inspections", "fact_sheets", "people"])).toEqual([
      "bridge inspections",
      "fact sheets",
      "people",
    ]);
  });

  it("leaves out how a table came to be there", () => {
    const said = (names: string[]): string[] => {
      const spoken = spokenNames(
        names.map((name) => table(name, ["a"])),
        nothing,
      );
      return names.map((name) => spoken.get(name)?.join(" ") ?? "");
    };
    expect(said(["loan_export"])).toEqual(["loan"]);
    expect(said(["Export"])).toEqual(["export"]);
    expect(said(["loan_export", "port"])).toEqual(["loan", "port"]);
    expect(said(["loan_export", "loan"])).toEqual(["loan export", "loan"]);
    expect(said(["orders_export_1"])).toEqual(["orders"]);
    expect(said(["orders_export_1", "lines"])).toEqual(["orders", "lines"]);
    expect(said(["hubspot-crm-exports-all-deals"])).toEqual(["deals"]);
    expect(said(["tickets_export_final_2", "port"])).toEqual(["tickets", "port"]);
    expect(said(["balance_sheet", "port"])).toEqual(["balance sheet", "port"]);
  });

  it("leaves out what most tables are called for the sake of their source", () => {
    const said = (names: string[]): string[] => {
      const spoken = spokenNames(
        names.map((name) => table(name, ["a", "guest_id"])),
        nothing,
      );
      return names.map((name) => spoken.get(name)?.join(" ") ?? "");
    };
    const inn = ["kiwi_guests_dataset", "kiwi_rooms_dataset", "kiwi_stays_dataset", "country_names"];
    expect(said(inn)).toEqual(["guests", "rooms", "stays", "country names"]);
    expect(said(["guest_stays", "guest_bills", "guest_wishes", "rooms"])[0]).toBe("guest stays");
    expect(said(["order_lines", "order_notes", "order_bills", "rooms"])[0]).toBe("order lines");
  });

  it("keeps what all columns begin with where it is what the table is called", () => {
    const spoken = spokenNames([table("guests", ["guest_id", "guest_city", "guest_vip"])], nothing);
    expect(spoken.get("guests.guest_city")).toEqual(["guest", "city"]);
  });

  it("keeps names that differ from their first word on", () => {
    const spoken = spokenNames([table("orders", ["order_id", "customer_id", "total"])], nothing);
    expect(spoken.get("orders.order_id")).toEqual(["order", "id"]);
  });

  it("goes by labels where there are some", () => {
    const declared = { ...nothing, labels: new Map([["vbak.kunnr", "Customer number"]]) };
    expect(spokenNames([table("vbak", ["kunnr"])], declared).get("vbak.kunnr")).toEqual([
      "customer",
      "number",
    ]);
  });
});
