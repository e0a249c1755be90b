import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    appeals: {
      naming: "appeal",
      rows: 12,
      columns: {
        appeal_id: id,
        appeal: { type: "string", values: ["Roof", "Organ"], distinct: 12 },
        goal: { type: "decimal", unit: "currency", distinct: 12 },
      },
    },
    patrons: {
      naming: "patron",
      rows: 90,
      columns: { patron_id: id, patron: { type: "string", values: ["Ada Holm", "Bo Lund"], distinct: 90 } },
    },
    donations: {
      fact: true,
      rows: 900,
      time: "given_on",
      columns: {
        donation_id: id,
        appeal_id: id,
        patron_id: id,
        given_on: { type: "date" },
        amount: { type: "decimal", unit: "currency", distinct: 400 },
      },
    },
    print_runs: {
      fact: true,
      rows: 300,
      time: "printed_on",
      columns: {
        run_no: id,
        appeal_id: id,
        printed_on: { type: "date" },
        copies_planned: { type: "integer", distinct: 200 },
        copies_printed: { type: "integer", distinct: 250 },
      },
    },
  },
  references: [
    "donations.appeal_id>appeals.appeal_id",
    "donations.patron_id>patrons.patron_id",
    "print_runs.appeal_id>appeals.appeal_id",
  ],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.role === "measure") column.additivity = "additive";
const index = buildModelIndex(model, values);

it.each([
  ["which appeals reached their goal", "list appeal where overall sum(amount) of the same appeal_id >= goal"],
  ["appeals that missed their goal", "list appeal where overall sum(amount) of the same appeal_id < goal"],
  ["how many print runs were below plan", "count(*) where copies_printed < copies_planned"],
  ["print runs over plan", "count(*) where copies_printed > copies_planned"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it.each([
  ["patrons who gave more than 500 in total", "sum(amount) by patron having m1 > 500"],
  ["patrons who donated at least 200", "sum(amount) by patron having m1 >= 200"],
  ["how many patrons gave more than 500", "count(*) where overall sum(amount) of the same patron_id > 500"],
  ["patrons who gave more than 3 times", "list patron where related(donations) > 3"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

const plays = makeModel({
  tables: {
    plays: {
      naming: "play",
      rows: 300,
      columns: {
        play_id: id,
        play: { type: "string", distinct: 300 },
        home_takings: { type: "decimal", unit: "currency" },
        total_takings: { type: "decimal", unit: "currency" },
        stage_budget: { type: "decimal", unit: "currency" },
      },
    },
  },
});

it.each([
  ["how many plays earned back their budget", "count(*) where total_takings >= stage_budget"],
  ["how many plays made more than their budget", "count(*) where total_takings > stage_budget"],
  [
    "how many plays have total takings of more than twice the stage budget",
    "count(*) where total_takings > 2 * stage_budget",
  ],
])("%s", (question, read) => {
  expect(briefOf(buildModelIndex(plays.model, plays.values), question)).toBe(read);
});
