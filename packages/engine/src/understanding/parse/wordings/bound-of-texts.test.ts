import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    broadcasts: {
      rows: 400,
      naming: "title",
      columns: {
        broadcast_id: { type: "integer", role: "key" },
        title: { type: "string", distinct: 400 },
        station: { type: "string", values: ["North", "South"] },
        duration: {
          type: "string",
          values: ["45 min", "90 min", "120 min", "150 min", "1 Part", "3 Parts", "5 Parts", "8 Parts"],
        },
        licence: { type: "string", values: ["12 months", "24 months", "36 months"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["broadcasts with more than 3 parts by station", "duration contains part and number(duration) > 3"],
  ["how many broadcasts have at least 5 parts", "duration contains part and number(duration) >= 5"],
  ["broadcasts longer than 2 hours by station", "number(duration) > 120 and duration contains min"],
  ["broadcasts with a licence of more than 12 months", "number(licence) > 12"],
  ["how many broadcasts have 5 parts", "duration = 5 Parts"],
])("%s: what the numbers in the texts are beyond", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
