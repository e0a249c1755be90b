import { expect, it } from "vitest";
import { nameLabel } from "./name-words.ts";

it.each([
  ["cust_id", "Customer ID"],
  ["Body Mass (g)", "Body mass (g)"],
  ["Amount [EUR]", "Amount (EUR)"],
  ["Delay(min)", "Delay (min)"],
  ["(total)", "Total"],
  ["Turnout (of all who may vote)", "Turnout of all who may vote"],
  ["Rank (old) points", "Rank old points"],
])("%s is read as %s", (name, label) => {
  expect(nameLabel(name)).toBe(label);
});
