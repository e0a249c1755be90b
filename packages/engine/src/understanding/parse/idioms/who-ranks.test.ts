import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const { model, values } = makeModel({
  tables: {
    claims: {
      fact: true,
      time: "filed",
      columns: {
        claim_id: { type: "integer", role: "key" },
        filed: { type: "date" },
        settled: { type: "date", nulls: 20 },
        surveyor: { type: "string", values: ["Ann", "Bo"] },
        voucher_code: { type: "string", values: ["SPRING", "LOYAL"], nulls: 70 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["who settles the most claims", /^count\(\*\) by surveyor where \(?not settled missing/],
  ["how many claims used a voucher", /^count\(\*\) where not voucher_code missing/],
  ["claims that used a voucher code by surveyor", /^count\(\*\) by surveyor where not voucher_code missing/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});

test("a date on one side of a comparison that is not carried out is told", () => {
  const now = "2024-05-15T00:00:00";
  const read = understand({
    question: "filed vs settled by month",
    previous: [],
    previousQuestions: [],
    index,
    now,
  });
  expect(read.kind).not.toBe("readings");
});
