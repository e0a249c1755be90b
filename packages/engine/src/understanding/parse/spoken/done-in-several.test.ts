import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** One sheet of loans of tools. */
const { model, values } = makeModel({
  tables: {
    loans: {
      fact: true,
      rows: 900,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key" },
        lent_on: { type: "date" },
        borrower: { type: "string", distinct: 80 },
        branch: { type: "string", values: ["North", "South"], distinct: 9 },
        fee: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["borrowers who visited at least 4 different branches", "borrower", "branch", ">= 4"],
  ["branches used by more than 50 different borrowers", "branch", "borrower", "> 50"],
  ["borrowers with loans in more than 3 different branches", "borrower", "branch", "> 3"],
])("counts the different ones of each: %s", (question, of, counted, bound) => {
  const read = briefOf(index, question);
  expect(read).toContain(`count-distinct(${counted}) by ${of}`);
  expect(read).toContain(bound);
});

it("leaves what adds up alone", () => {
  expect(briefOf(index, "loans with a fee of more than 5")).toContain("fee > 5");
});
