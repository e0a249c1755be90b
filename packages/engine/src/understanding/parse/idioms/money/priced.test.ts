import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    ferries: {
      naming: "ferry",
      rows: 40,
      columns: {
        ferry_id: { type: "integer", role: "key" },
        ferry: { type: "string", values: ["Heron", "Skua"], distinct: 40 },
        fare: { type: "decimal" },
      },
    },
    crossings: {
      fact: true,
      rows: 5000,
      columns: {
        crossing_id: { type: "integer", role: "key" },
        ferry_id: { type: "integer", role: "key" },
        paid: { type: "decimal" },
      },
    },
  },
  references: ["crossings.ferry_id>ferries.ferry_id"],
});
const index = buildModelIndex(model, values);

test.each(["how much is the ferry Heron", "how much does the ferry Heron cost?", "how much does Heron cost"])(
  "%s: its price",
  (question) => expect(briefOf(index, question)).toBe("list fare where ferry = Heron"),
);

test("what any of them costs is no single price", () => {
  expect(briefOf(index, "how much does a ferry cost")).not.toContain("list");
});
