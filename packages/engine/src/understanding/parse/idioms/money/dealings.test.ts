import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const { model, values } = makeModel({
  tables: {
    receipts: {
      fact: true,
      rows: 900,
      time: "issued",
      columns: {
        receipt_no: { type: "integer", role: "key" },
        gardener_id: { type: "integer", role: "key" },
        issued: { type: "date" },
      },
    },
    gardeners: {
      naming: "last_name",
      columns: {
        gardener_id: { type: "integer", role: "key" },
        first_name: { type: "string", values: ["Ida", "Tom"] },
        last_name: { type: "string", values: ["Berg", "Ray"], distinct: 90 },
      },
    },
  },
  references: ["receipts.gardener_id>gardeners.gardener_id"],
});
const index = buildModelIndex(model, values);

test.each(["How many orders does Ida Berg have?", "how many purchases did Ida Berg make", "sales"])(
  "%s are counted under the name of the only table of dealings",
  (said) => {
    const question = said === "sales" ? "how many sales do we have for Ida Berg" : said;
    expect(briefOf(index, question)).toMatch(/^count\(\*\) where .*Ida.*Berg/);
    expect(briefOf(index, question)).not.toContain("related");
  },
);

test("what is counted and is not in the data is not passed over", () => {
  const question = "how many wins does Ida Berg have";
  const asked = { question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" };
  expect(understand(asked)).toMatchObject({ kind: "unknown-terms", terms: ["wins"] });
});
