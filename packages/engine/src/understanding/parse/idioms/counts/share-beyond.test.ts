import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Loans of a library's branches. */
const { model, values } = makeModel({
  tables: {
    loans: {
      fact: true,
      rows: 3000,
      time: "lent_on",
      columns: {
        loan_id: { type: "integer", role: "key", distinct: 3000 },
        branch: { type: "string", values: ["Harbour", "Market"], distinct: 8 },
        state: { type: "string", values: ["returned", "lost", "renewed"], distinct: 3 },
        lent_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["branches where more than 5% of the loans were lost", "having m1 > 5"],
  ["branches with over 10% renewed loans", "having m1 > 10"],
  ["which branches have less than half of their loans returned", "having m1 < 50"],
  ["branches with a share of lost loans above 3%", "having m1 > 3"],
])("%s", (question, read) => {
  const brief = briefOf(index, question);
  expect(brief).toContain(read);
  expect(brief).toContain("by branch");
  expect(brief).toContain("/");
});

test("so many rows are no share", () => {
  expect(briefOf(index, "branches with more than 5 lost loans")).not.toContain("/");
});
