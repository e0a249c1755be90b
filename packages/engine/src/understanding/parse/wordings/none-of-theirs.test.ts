import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    readings: {
      rows: 900,
      fact: true,
      time: "read_on",
      columns: {
        reading_id: { type: "integer", role: "key" },
        read_on: { type: "date" },
        mast: { type: "string", values: ["Alba", "Bute", "Coll"], distinct: 3 },
        result: { type: "string", values: ["passed", "failed"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const in2023 = "read_on in 2023-01-01..2024-01-01";

test.each([
  [
    "masts with no data in 2023",
    `list distinct mast where not mast among list distinct mast where ${in2023}`,
  ],
  [
    "which masts had no failed readings in 2023",
    `where not mast among list distinct mast where (result = failed and ${in2023})`,
  ],
  ["masts that had no failed reading", "where not mast among list distinct mast where result = failed"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
