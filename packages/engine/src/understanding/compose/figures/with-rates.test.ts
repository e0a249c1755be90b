import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** What newsletters came to, a row for each sending. */
const { model, values } = makeModel({
  tables: {
    sendings: {
      rows: 900,
      fact: true,
      time: "sent_on",
      columns: {
        sending_id: { type: "integer", role: "key" },
        sent_on: { type: "date" },
        newsletter: { type: "string", values: ["Garden", "Kitchen"], distinct: 12 },
        impressions: { type: "integer" },
        clicks: { type: "integer" },
        spend: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["newsletters with a click rate over 3%", "having m1 > 3"],
  ["newsletters with a cost per click below 2", "by newsletter having m1 < 2"],
  ["newsletters with a CTR above average", "having m1 > "],
  ["which newsletters have a CTR above the overall CTR in 2024", "having m1 > "],
])("%s", (question, read) => {
  const brief = briefOf(index, question);
  expect(brief).toContain("by newsletter");
  expect(brief).toContain(read);
});

test("the average of a rate is that of all rows of the time that is asked about", () => {
  expect(briefOf(index, "newsletters with a CTR above average in 2024")).toMatch(
    /having m1 > .*overall sum\(clicks\).*overall sum\(impressions\)/,
  );
});
