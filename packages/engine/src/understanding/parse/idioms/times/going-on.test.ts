import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const { model, values } = makeModel({
  tables: {
    moorings: {
      rows: 300,
      columns: {
        mooring_id: { type: "integer", role: "key" },
        pier: { type: "string", values: ["North", "South"] },
        let_from: { type: "date", role: "time" },
        ended_on: { type: "date", role: "time", nulls: 100 },
      },
    },
    bills: {
      fact: true,
      rows: 4000,
      columns: {
        bill_id: { type: "integer", role: "key" },
        mooring_id: { type: "integer", role: "key" },
        status: { type: "string", values: ["Open", "Disputed", "Settled"] },
      },
    },
    slips: {
      rows: 50,
      columns: {
        slip_id: { type: "integer", role: "key" },
        status: { type: "string", values: ["Active", "Retired"] },
      },
    },
    buoys: {
      rows: 20,
      naming: "buoy_name",
      columns: {
        buoy_id: { type: "integer", role: "key" },
        buoy_name: { type: "string", values: ["Alpha", "Bravo"], distinct: 20 },
      },
    },
  },
  references: ["bills.mooring_id>moorings.mooring_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many open moorings", "count(*) where ended_on missing"],
  ["current moorings by pier", "count(*) by pier where ended_on missing"],
  ["how many moorings are still live", "count(*) where ended_on missing"],
  ["active moorings by pier", "count(*) by pier where ended_on missing"],
  ["number of open slips", "count(*) where status = Active"],
  ["how many active slips", "count(*) where status = Active"],
  ["how many open bills", "count(*) where status = Open"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test.each([
  ["how many disputed moorings", "disputed"],
  ["how many live buoys", "live"],
  ["list the current buoys", "current"],
])("%s is not answered without the word", (question, word) => {
  const read = understand({
    question,
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  expect(read).toMatchObject(
    read.kind === "idle-words" ? { words: [word] } : { kind: "unknown-terms", terms: [word] },
  );
});
