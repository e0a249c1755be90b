import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    complaints: {
      rows: 400,
      time: "made_on",
      columns: {
        id: { type: "integer", role: "key" },
        made_on: { type: "date" },
        main_cause: { type: "string", values: ["noise", "delay", "price"], distinct: 3 },
        refund: { type: "decimal", role: "measure", minimum: 0, maximum: 90 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["top 2 causes", "count(*) by main_cause order m1 desc limit 2"],
  ["what are the top causes", "count(*) by main_cause order m1 desc limit 10"],
  ["top 2 causes by refund", "sum(refund) by main_cause order m1 desc limit 2"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
