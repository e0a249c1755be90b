import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    jobs: {
      fact: true,
      rows: 900,
      time: "done_on",
      columns: {
        job_no: { type: "integer", role: "key", distinct: 900 },
        done_on: { type: "date" },
        kind: { type: "string", values: ["Deep Wash", "Polish"], distinct: 3 },
        billing: { type: "string", values: ["yearly", "monthly"], distinct: 2 },
        minutes_spent: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how long does a polish take on average?", "average(minutes_spent) where kind = Polish"],
  ["how long do deep washes take", "average(minutes_spent) where kind = Deep Wash"],
  ["number of jobs, annual vs monthly", "count(*) by billing where billing in yearly|monthly"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
