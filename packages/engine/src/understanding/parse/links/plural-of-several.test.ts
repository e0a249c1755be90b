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
        kind: { type: "string", values: ["Deep Wash", "Quick Wash", "Polish"], distinct: 3 },
        minutes: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["number of deep washes", "count(*) where kind = Deep Wash"],
  [
    "number of quick washes in 2023",
    "count(*) where (kind = Quick Wash and done_on in 2023-01-01..2024-01-01)",
  ],
])("a name of several words in the plural: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
