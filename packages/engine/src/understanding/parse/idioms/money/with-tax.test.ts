import { expect, it } from "vitest";
import { garageSheet } from "../../../testing/garage-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["what have we spent altogether incl. VAT", "sum(gross_amount)"],
  ["total spend without VAT by branch", "sum(net_amount) by branch"],
  ["average job before tax", "average(net_amount)"],
  ["gross amount by branch", "sum(gross_amount) by branch"],
  ["how much VAT was there in total", "sum(vat_amount)"],
])("the amount with the tax or without it: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});
