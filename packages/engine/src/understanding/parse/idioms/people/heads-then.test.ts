import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    employees: {
      rows: 300,
      naming: "full_name",
      columns: {
        employee_id: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 300 },
        ward: { type: "string", values: ["Day", "Night"] },
        hired_on: { type: "date" },
        left_on: { type: "date", nulls: 210 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const then = "(hired_on < 2024-01-01 and (left_on missing or left_on >= 2024-01-01))";

const ends = "year(hired_on until left_on)";
const years = "hired_on in 2022-01-01..2024-01-01";

it.each([
  ["headcount in 2023", `count(*) where ${then}`],
  ["headcount by ward in 2023", `count(*) by ward where ${then}`],
  ["how many employees did we have in 2023", `count(*) where ${then}`],
  ["headcount in 2022 and 2023", `count(*) by ${ends} where ${years} order g1`],
  ["headcount at the end of 2022 and 2023", `count(*) by ${ends} where ${years} order g1`],
  ["how many employees did we have in 2022 and 2023", `count(*) by ${ends} where ${years} order g1`],
  ["how many employees were hired in 2023", "count(*) where hired_on in 2023-01-01..2024-01-01"],
  ["headcount on the night ward", "count(*) where (left_on missing and ward = Night)"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
