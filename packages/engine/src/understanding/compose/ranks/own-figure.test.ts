import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const reference = { type: "integer" } as const;
const { model, values } = makeModel({
  tables: {
    growers: {
      rows: 40,
      naming: "grower_name",
      columns: {
        grower_id: id,
        grower_name: { type: "string", values: ["Ada Berg"], distinct: 40 },
        valley: { type: "string", values: ["North", "South"], role: "geo" },
        born_on: { type: "date" },
      },
    },
    advances: {
      rows: 300,
      fact: true,
      time: "granted_on",
      columns: {
        advance_id: id,
        grower_id: reference,
        granted_on: { type: "date" },
        kind: { type: "string", values: ["Tractor", "Seedling"] },
        principal: { type: "decimal", distinct: 200, unit: "currency" },
        repaid_amount: { type: "decimal", distinct: 200, unit: "currency" },
      },
    },
    stoppages: {
      rows: 700,
      fact: true,
      time: "began_on",
      columns: {
        stoppage_id: id,
        grower_id: reference,
        began_on: { type: "date" },
        cause: { type: "string", values: ["Frost", "Flood"] },
        stoppage_minutes: { type: "integer", distinct: 90 },
      },
    },
  },
  references: ["advances.grower_id>growers.grower_id", "stoppages.grower_id>growers.grower_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["biggest advance ever: grower and amount", "list grower_name, principal order principal desc limit 1"],
  ["which grower has the largest advance", "list grower_name order principal desc limit 1"],
  [
    "which grower got our biggest ever advance and how much was it",
    "list grower_name, principal order principal desc limit 1",
  ],
  [
    "which grower has the biggest tractor and how big is it",
    "list grower_name, principal where kind = Tractor order principal desc limit 1",
  ],
  [
    "5 largest advances and which grower they belong to",
    "list advance_id, grower_name, principal order principal desc limit 5",
  ],
])("one row is ranked by what says how large it is: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  [
    "longest stoppage of each cause: cause, grower, minutes",
    "sum(stoppage_minutes) by cause, grower_name order m1 desc limit 1 per g1",
  ],
  [
    "biggest advance in each valley (grower and amount)",
    "sum(principal) by valley, grower_name order m1 desc limit 1 per g1",
  ],
  ["worst stoppage per cause", "sum(stoppage_minutes) by cause, stoppage_id order m1 desc limit 1 per g1"],
  ["oldest grower of each valley", "minimum(born_on) by valley, grower_name order m1 limit 1 per g1"],
])("the extreme row of each kind, with what is asked of it: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["the grower with the most stoppage, all its stoppages added up", "sum(stoppage_minutes) by grower_name"],
  ["the grower with the most stoppages", "count(*) by grower_name"],
  ["growers with the largest advances", "sum("],
])("what several rows come to ranks who has them: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
