import { expect, it } from "vitest";
import { rowsOf } from "./rows-of.ts";

it.each([
  ["customer", "customers"],
  ["orders", "orders"],
  ["Company", "Companies"],
  ["survey", "surveys"],
  ["branch", "branches"],
  ["city weather", "city weather rows"],
  ["flights export", "flights export rows"],
  ["staff", "staff"],
  ["people", "people"],
])("%s are counted as %s", (label, rows) => expect(rowsOf(label)).toBe(rows));
