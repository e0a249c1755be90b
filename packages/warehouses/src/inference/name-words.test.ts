import { expect, it } from "vitest";
import { nameLabel } from "./name-words.ts";

it.each([
  ["cust_id", "Customer ID"],
  ["prod_date", "Production date"],
  ["ProdShift", "Production shift"],
  ["prod_name", "Product name"],
  ["Body Mass (g)", "Body mass (g)"],
  ["Amount [EUR]", "Amount (EUR)"],
  ["Delay(min)", "Delay (min)"],
  ["(total)", "Total"],
  ["Turnout (of all who may vote)", "Turnout of all who may vote"],
  ["ISBN Code", "ISBN code"],
  ["LOUD NAMES", "Loud names"],
  ["cands", "Candidates"],
  ["custs", "Customers"],
  ["Rank (old) points", "Rank old points"],
])("%s is read as %s", (name, label) => {
  expect(nameLabel(name)).toBe(label);
});
