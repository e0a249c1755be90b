import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    members: {
      rows: 900,
      naming: "member_name",
      columns: {
        member_id: { type: "integer", role: "key" },
        member_name: { type: "string", values: ["Ana Ruiz", "Bo Lind"] },
        signup_source: { type: "string", values: ["Web", "Fair"] },
        registered_on: { type: "date" },
      },
    },
    loans: {
      fact: true,
      rows: 5000,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key" },
        member_id: { type: "integer" },
        lent_on: { type: "date" },
      },
    },
  },
  references: ["loans.member_id>members.member_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["signups in 2023", "count(*) where registered_on in 2023-01-01..2024-01-01"],
  ["how many new sign-ups in 2023", "count(*) where registered_on in 2023-01-01..2024-01-01"],
  ["signups by source", "count(*) by signup_source"],
  ["signups per month", "count(*) by month(registered_on) order g1"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
