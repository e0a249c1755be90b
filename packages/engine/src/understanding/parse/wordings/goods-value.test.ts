import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["goods value by branch", "sum(pieces * unit_price) by branch"],
  ["total value of the goods", "sum(pieces * unit_price)"],
])("pieces times their price: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});
