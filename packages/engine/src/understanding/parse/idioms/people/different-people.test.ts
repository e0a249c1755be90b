import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    requests: {
      fact: true,
      rows: 900,
      time: "sent_on",
      columns: {
        request_id: { type: "integer", role: "key" },
        sent_on: { type: "date" },
        caller_name: { type: "string", distinct: 70 },
        handler: { type: "string", values: ["Ann", "Bo"], distinct: 2 },
        district: { type: "string", values: ["North", "West"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many different people have written to us", "count-distinct(caller_name)"],
  [
    "how many people got in touch with us in 2023",
    "count-distinct(caller_name) where sent_on in 2023-01-01..2024-01-01",
  ],
  ["how many different people have asked us for help", "count-distinct(caller_name)"],
  ["how many people live in the West", "count-distinct(caller_name) where district = West"],
  [
    "how many people did Ann look after in 2023",
    "count-distinct(caller_name) where (handler = Ann and sent_on in 2023-01-01..2024-01-01)",
  ],
  ["number of different people by district", "count-distinct(caller_name) by district"],
])("people are those whom a column of rows names: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
