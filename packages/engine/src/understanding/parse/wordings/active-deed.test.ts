import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** A repair shop's cases, as one sheet. */
const { model, values } = makeModel({
  tables: {
    cases: {
      fact: true,
      rows: 400,
      time: "received_on",
      columns: {
        case_id: { type: "integer", role: "key" },
        received_on: { type: "date" },
        serviced_on: { type: "date", nulls: 40 },
        technician: { type: "string", values: ["Orla", "Piotr", "Sana"] },
        status: { type: "string", values: ["Serviced", "Closed", "Waiting"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [
    "which technician serviced the most cases in April",
    "count(*) by technician where serviced_on in 2024-04-01..2024-05-01 order m desc limit 1",
  ],
  [
    "who serviced the fewest cases last month",
    "count(*) by technician where serviced_on in 2024-04-01..2024-05-01 order m limit 1",
  ],
  [
    "how many cases did each technician service last month",
    "count(*) by technician where serviced_on in 2024-04-01..2024-05-01",
  ],
  [
    "how many cases did Orla service in 2023",
    "count(*) where (technician = Orla and serviced_on in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => expect(briefOf(index, question).replaceAll(/\bm\d?\b/g, "m")).toBe(read));

test("without a time the state is meant", () =>
  expect(briefOf(index, "how many cases are serviced")).toContain("status = Serviced"));
