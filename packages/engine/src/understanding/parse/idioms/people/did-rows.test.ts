import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    nurses: {
      rows: 60,
      naming: "full_name",
      columns: {
        nurse_id: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 60 },
        recruited_on: { type: "date" },
      },
    },
    wards: {
      rows: 6,
      naming: "ward_name",
      columns: {
        ward_id: { type: "integer", role: "key" },
        ward_name: { type: "string", values: ["Oak", "Elm"], distinct: 6 },
      },
    },
    duties: {
      fact: true,
      rows: 4000,
      time: "duty_date",
      columns: {
        duty_id: { type: "integer", role: "key" },
        nurse_id: { type: "integer" },
        ward_id: { type: "integer" },
        duty_date: { type: "date" },
        duty_type: { type: "string", values: ["Day", "Night"] },
        hours_worked: { type: "decimal" },
      },
    },
  },
  references: ["duties.nurse_id>nurses.nurse_id", "duties.ward_id>wards.ward_id"],
});
const index = buildModelIndex(model, values);
const lastYear = "2023-01-01..2024-01-01";

it.each([
  ["who worked a night duty at Oak", "list full_name where (duty_type = Night and ward_name = Oak)"],
  ["how many people worked in 2023", `count(*) where duty_date in ${lastYear}`],
  ["nurses who worked at Elm", "list full_name where ward_name = Elm"],
  ["how many hours did people work in 2023", `sum(hours_worked) where duty_date in ${lastYear}`],
  [
    "who worked the most hours in 2023",
    `sum(hours_worked) by full_name where duty_date in ${lastYear} order m1 desc limit 1`,
  ],
  ["who did we recruit last year", `list full_name where recruited_on in ${lastYear}`],
  ["which nurses did they recruit in 2023", `list full_name where recruited_on in ${lastYear}`],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
