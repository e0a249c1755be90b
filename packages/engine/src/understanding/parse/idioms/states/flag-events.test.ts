import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    oarsmen: {
      rows: 900,
      columns: {
        oarsman_id: { type: "integer", role: "key" },
        boat: { type: "string", values: ["Skiff", "Gig"] },
        night_training: { type: "boolean", role: "boolean", distinct: 2 },
        weekly_kilometres: { type: "decimal" },
        exited: { type: "boolean", role: "boolean", distinct: 2 },
        desertion: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const rate = "100 * count(*) / count(*)";

it.each([
  ["how many oarsmen left", "count(*) where exited = true"],
  ["average weekly kilometres of those who stayed", "average(weekly_kilometres) where not exited = true"],
  ["average weekly kilometres of those who left vs those who stayed", "average(weekly_kilometres) by exited"],
  ["desertion by boat", `${rate} by boat`],
  ["which boat has the highest desertion", `${rate} by boat order m1 desc limit 1`],
  ["which boat has the most desertions", "count(*) by boat where desertion = true order m1 desc limit 1"],
  ["number of oarsmen by desertion", "count(*) by desertion"],
  ["how many oarsmen do night training", "count(*) where night_training = true"],
  ["what percentage of oarsmen do night training", rate],
  ["night training share by boat", `${rate} by boat`],
  ["average weekly kilometres of night trainings", "average(weekly_kilometres) where night_training = true"],
  ["does night training affect desertion", `${rate} by night_training`],
  ["is there a relation between weekly kilometres and desertion", "average(weekly_kilometres) by desertion"],
  ["do oarsmen with night training leave more often?", `${rate} by night_training`],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

it.each(["why do oarsmen leave?", "what drives desertion"])("%s", (question) =>
  expect(briefOf(index, question)).toMatch(
    /^correlation: list case.*, weekly_kilometres, boat, night_training/,
  ),
);

it("compares what one kind of rows does more with what the others do", () => {
  const sheet = makeModel({
    tables: {
      bills: {
        fact: true,
        rows: 240,
        key: [],
        columns: {
          tip: { type: "decimal", unit: "currency" },
          smoker: { type: "boolean", role: "boolean", distinct: 2 },
        },
      },
    },
  });
  const bills = buildModelIndex(sheet.model, sheet.values);
  expect(briefOf(bills, "do smokers tip more?")).toBe("average(tip) by smoker");
});
