import { expect, it } from "vitest";
import { rowOf, rowsOf } from "./rows-of.ts";

it.each([
  ["customer", "customers"],
  ["orders", "orders"],
  ["Company", "Companies"],
  ["survey", "surveys"],
  ["branch", "branches"],
  ["city weather", "city weather rows"],
  ["flights export", "flights export rows"],
  ["staff", "staff"],
  ["Arbeitsplatz", "Arbeitsplatz rows"],
  ["Mahnung", "Mahnung rows"],
  ["lung", "lungs"],
  ["campus", "campuses"],
  ["home address", "home addresses"],
  ["people", "people"],
])("%s are counted as %s", (label, rows) => expect(rowsOf(label)).toBe(rows));

it.each([
  ["customers", "customer"],
  ["Companies", "Company"],
  ["order boxes", "order box"],
  ["movies", "movie"],
  ["addresses", "address"],
  ["series", "series"],
  ["bus", "bus"],
  ["gas", "gas"],
  ["statuses", "status"],
  ["classes", "class"],
  ["warehouses", "warehouse"],
  ["prizes", "prize"],
  ["Sales", "Sale"],
  ["payments received", "payment received"],
  ["People", "Person"],
  ["staff", "staff"],
])("one of %s is %s", (label, row) => expect(rowOf(label)).toBe(row));
