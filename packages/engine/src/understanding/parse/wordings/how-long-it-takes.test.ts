import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    mendings: {
      fact: true,
      rows: 600,
      time: "raised_on",
      columns: {
        mending_id: { type: "integer", role: "key" },
        urgency: { type: "string", values: ["urgent", "routine"], distinct: 2 },
        raised_on: { type: "date" },
        finished_on: { type: "date", nulls: 40, distinct: 300 },
        labour_hours: { type: "decimal" },
        retired_on: { type: "date", nulls: 590, distinct: 8 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const span = "average(days(raised_on, finished_on))";

test.each([
  ["how many days does an urgent mending take to finish on average", `${span} where urgency = urgent`],
  ["how long do mendings take to finish by urgency", `${span} by urgency`],
  ["how many days on average do mendings take to complete", span],
  ["average labour hours by urgency", "average(labour_hours) by urgency"],
])("the time to a deed, and not the work: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
