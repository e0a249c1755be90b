import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    campers: {
      rows: 400,
      naming: "camper_name",
      columns: {
        camper_id: { type: "integer", role: "key" },
        camper_name: { type: "string", distinct: 400 },
        birth_year: { type: "integer", role: "time", minimum: 1940, maximum: 2010 },
        mailing_opt_in: { type: "boolean", role: "boolean", distinct: 2 },
        tier: { type: "string", values: ["Gold", "Basic"], distinct: 2 },
      },
    },
    fines: {
      fact: true,
      rows: 900,
      time: "issued_on",
      columns: {
        fine_id: { type: "integer", role: "key" },
        camper_id: { type: "integer", role: "key" },
        reason: { type: "string", values: ["Noise", "Litter"], distinct: 2 },
        issued_on: { type: "date" },
        amount: { type: "decimal", unit: "currency", minimum: 1, maximum: 300 },
        is_waived: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
  },
  references: ["fines.camper_id>campers.camper_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["fines under 10, 10-50, above 50", "count(*) by case where not amount missing"],
  ["how many fines are under 10, 10-50, above 50", "count(*) by case where not amount missing"],
  ["fine dollars by reason", "sum(amount) by reason"],
  ["each fine reason as a share of total fine dollars", "sum(amount) by reason share"],
  ["percentage of fine dollars that were waived", "100 * sum(amount) / sum(amount)"],
  ["opt-in rate by tier", "100 * count(*) / count(*) by tier"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each(["campers under 25, 25 to 40, over 40", "how many campers are under 25"])(
  "ages by a year of birth: %s",
  (question) => {
    expect(briefOf(index, question)).toMatch(/birth_year/);
  },
);
