import { type Conventions, type ResultColumn, standardConventions, type TimeGrain } from "@parlance/contract";
import { expect, it } from "vitest";
import { conventionalColumns } from "./conventional-columns.ts";

const money = (currency: string | null): ResultColumn => ({
  id: "m",
  label: "amount",
  type: "decimal",
  role: "measure",
  unit: { kind: "currency", currency, label: null },
});
const time = (grain: TimeGrain): ResultColumn => ({
  id: "t",
  label: grain,
  type: "date",
  role: "dimension",
  unit: { kind: "none", currency: null, label: null },
  grain,
});
const own: Conventions = { ...standardConventions, currency: "EUR", fiscalYearStart: 4 };

it("gives money its currency only where the data does not say one", () => {
  const columns = conventionalColumns([money(null), money("USD")], own);
  expect(columns.map(({ unit }) => unit.currency)).toEqual(["EUR", "USD"]);
});

it("marks quarters and years of another fiscal year than the calendar's", () => {
  const grains: TimeGrain[] = ["week", "month", "quarter", "year"];
  const starts = (conventions: Conventions) =>
    conventionalColumns(grains.map(time), conventions).map(({ fiscalYearStart }) => fiscalYearStart);
  expect(starts(own)).toEqual([undefined, undefined, 4, 4]);
  expect(starts(standardConventions)).toEqual([undefined, undefined, undefined, undefined]);
});
