import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    quays: {
      rows: 40,
      naming: "quay_name",
      columns: {
        quay_id: { type: "string", role: "key", values: ["QAB", "QCD"], distinct: 40 },
        quay_name: { type: "string", distinct: 40 },
        county: { type: "string", values: ["Moray", "Fife"], distinct: 2 },
      },
    },
    ferries: {
      fact: true,
      rows: 5000,
      time: "sailed_on",
      columns: {
        ferry_no: { type: "integer", role: "key", distinct: 5000 },
        sailed_on: { type: "date" },
        origin: { type: "string", values: ["QAB", "QCD"] },
        destination: { type: "string", values: ["QAB", "QCD"] },
        delay: { type: "integer", minimum: -20, maximum: 400 },
      },
    },
  },
  references: ["ferries.origin>quays.quay_id", "ferries.destination>quays.quay_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["how many ferries were delayed by more than 15 minutes", "count(*) where delay > 15"],
  ["ferries more than 2 hours late", "count(*) where delay > 120"],
  ["ferries late by at least an hour by month", "count(*) by month(sailed_on) where delay >= 60 order g1"],
  [
    "how many ferries were on time (0 or less), 1 to 20 minutes late, more than 20 late",
    "count(*) by case where not delay missing",
  ],
  ["how many departures from QAB", "count(*) where origin = QAB"],
  ["how many arrivals at QAB", "count(*) where destination = QAB"],
  ["quays with more than 90 departures", "list quay_name where related(ferries) > 90"],
  ["how many ferries went to either QAB or QCD", "count(*) where destination in QAB|QCD"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
