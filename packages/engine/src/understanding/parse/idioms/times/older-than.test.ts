import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { olderThan } from "./older-than.ts";

const { model, values } = makeModel({
  tables: {
    claims: {
      fact: true,
      time: "filed_on",
      columns: { claim_id: { type: "integer", role: "key" }, filed_on: { type: "date" } },
    },
    boilers: {
      time: "checked_on",
      columns: {
        boiler_id: { type: "integer", role: "key" },
        age: { type: "integer" },
        checked_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["claims older than 30 days", 1, "from more than 30 days ago"],
  ["claims older than a week", 1, "from more than 1 week ago"],
  ["claims open for more than 2 months", 2, "from more than 2 months ago"],
  ["claims that are more than 60 days old", 1, "from more than 60 days ago"],
  ["claims over a month old", 1, "from more than 1 month ago"],
  ["boilers over 10 years old", 1, null],
  ["claims paid for more than 2 months", 2, null],
  ["boilers older than 10 years", 1, null],
  ["claims older than 50", 1, null],
])("%s", (question, at, said) => expect(olderThan(tokenize(question), at, index)?.words ?? null).toBe(said));
