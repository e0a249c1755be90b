import { type Column, makeColumn, type Relationship } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { testModel } from "../file/testing/test-model.ts";
import { namingColumn, tableType } from "./naming.ts";

const shop = testModel(
  [
    "customers id name signed_up",
    "orders id customer_id placed",
    "order_lines id order_id quantity",
    "shipment_lines id order_line_id",
    "products id title launched",
    "regions id name",
  ].map((sketch) => {
    const [name = "", ...columns] = sketch.split(" ");
    return {
      name,
      columns: columns.map((column) => ({ name: column, type: typeOf(column) })),
      primaryKey: ["id"],
      rows: [],
    };
  }),
  [],
);

const reference = (from: string, to: string): Relationship => ({
  id: `${from}-${to}`,
  from: { table: from, columns: ["x"] },
  to: { table: to, columns: ["id"] },
  role: null,
  origin: "inferred",
  cardinality: "many-to-one",
  evidence: null,
});
const references = [
  reference("orders", "customers"),
  reference("order_lines", "orders"),
  reference("order_lines", "products"),
  reference("shipment_lines", "order_lines"),
  reference("customers", "regions"),
  reference("products", "regions"),
];

describe("what a table records", () => {
  test.each([
    ["orders", "fact"],
    ["order_lines", "fact"],
    ["shipment_lines", "fact"],
    ["customers", "dimension"],
    ["products", "dimension"],
    ["regions", "dimension"],
  ])("%s: %s", (name, type) => {
    const columns = shop.tables.find((table) => table.name === name)?.columns.map(meant) ?? [];
    expect(tableType(name, columns, references)).toBe(type);
  });

  test.each([
    ["dim_song", "dimension"],
    ["DimSong", "dimension"],
    ["dimsong", "fact"],
  ])("what is timed, measured and referred to once, called %s: %s", (name, type) => {
    const length = { ...makeColumn("seconds", { physicalType: "integer" }), role: "measure" as const };
    const day = { ...makeColumn("released", { physicalType: "date" }), role: "time" as const };
    expect(tableType(name, [length, day], [reference("plays", name)])).toBe(type);
  });
});

describe("what names a row", () => {
  const column = (name: string, role: Column["role"], distinct: number): Column => ({
    ...makeColumn(name, { physicalType: "string" }),
    role,
    profile: { sampledRows: 100, nulls: 0, distinct, minimum: null, maximum: null, topValues: [] },
  });
  const [code, text] = [column("SPARTE_KZ", "key", 100), column("SPARTE_BEZ", "category", 100)];
  const [tag, kind] = [column("assetNo", "key", 100), column("model", "category", 60)];
  const [bare, status] = [column("code", "key", 100), column("status", "category", 4)];
  const [reference, copy] = [column("installed_by", "key", 95), column("cust_name", "category", 12)];

  test.each([
    ["a text rather than the code before it", [code, text], "SPARTE_BEZ"],
    ["the code where there is nothing else", [code], "SPARTE_KZ"],
    ["the tag of each rather than a model that several are of", [kind, tag], "assetNo"],
    ["a code where a number is the key", [status, bare], "code"],
    ["no key of other rows", [reference], null],
    ["no name that many rows share", [copy], null],
    ["no room in which something takes place", [column("room", "category", 95)], null],
  ])("%s", (_, columns, name) => {
    expect(namingColumn("sparte", columns, 100, ["SPARTE_KZ"])).toBe(name);
  });

  test("a table of codes is called by what they mean", () => {
    const [own, meaning] = [column("icd_code", "key", 100), column("description", "category", 100)];
    expect(namingColumn("icd_codes", [own, meaning], 100, ["icd_code"])).toBe("description");
  });

  test("beings that share their names are called by them and are no fact", () => {
    const born = makeColumn("date_of_birth", { physicalType: "date", role: "time" });
    const pet = column("pet_name", "category", 12);
    expect(namingColumn("patients", [pet, born], 100)).toBe("pet_name");
    expect(tableType("products", [pet, born], references)).toBe("dimension");
    expect(namingColumn("patients", [pet, column("vet_name", "category", 5), born], 100)).toBe(null);
  });

  test("a table that is referred to and has a name of its own in any language is no fact", () => {
    const day = makeColumn("GEB_DAT", { physicalType: "date", role: "time" });
    const person = tableType("products", [text, day], references);
    expect(person).toBe("dimension");
    expect(tableType("products", [copy, day], references)).toBe("fact");
  });

  test("a key of numbers is no name, though its column is called so", () => {
    const day = makeColumn("created_at", { physicalType: "date", role: "time" });
    const profile = { sampledRows: 100, nulls: 0, distinct: 100, topValues: [] };
    const called = (minimum: string, maximum: string): Column => ({
      ...makeColumn("Name", { physicalType: "string", role: "key" }),
      profile: { ...profile, minimum, maximum },
    });
    const total = makeColumn("total", { physicalType: "decimal", role: "measure", additivity: "additive" });
    const type = (name: Column) => tableType("products", [name, day, total], references);
    expect(type(called("#1001", "#2100"))).toBe("fact");
    expect(type(called("Apron", "Wallet"))).toBe("dimension");
  });
});

function typeOf(column: string): "date" | "string" | "integer" {
  if (/placed|signed_up|launched/.test(column)) return "date";
  return /name|title/.test(column) ? "string" : "integer";
}

function meant(column: Column): Column {
  if (column.physicalType === "date") return { ...column, role: "time" };
  return column.name === "quantity" ? { ...column, role: "measure", additivity: "additive" } : column;
}
