import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { nothingLately } from "./nothing-lately.ts";

const { model, values } = makeModel({
  tables: {
    hives: {
      rows: 90,
      columns: {
        hive_id: { type: "integer", role: "key" },
        last_inspection: { type: "date" },
        honey: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["hives with no inspection in the last 30 days", 1, "with last inspection more than 30 days ago"],
  ["hives without any inspection for 6 weeks", 1, "with last inspection more than 6 weeks ago"],
  ["hives with no honey in the last 30 days", 1, null],
  ["hives with no inspection", 1, null],
])("%s", (question, at, words) =>
  expect(nothingLately(tokenize(question), at, index)?.words ?? null).toBe(words),
);
