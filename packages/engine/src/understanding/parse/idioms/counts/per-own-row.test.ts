import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    catches: {
      fact: true,
      rows: 2000,
      columns: {
        catch_no: { type: "integer", role: "key" },
        boat: { type: "string", values: ["Ine", "Maud"], distinct: 40 },
        weight: { type: "decimal" },
        landed: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [
    "boats whose average weight per catch is above the overall average",
    "having m1 > overall average(weight)",
  ],
  ["top 5 boats by average weight per catch", "average(weight) by boat order m1 desc limit 5"],
  ["boats with an average weight per catch over 80", "having m1 > 80"],
])("%s: nothing is grouped by the rows themselves", (question, read) => {
  const said = briefOf(index, question);
  expect(said).toContain(read);
  expect(said).not.toContain("per g1");
});
