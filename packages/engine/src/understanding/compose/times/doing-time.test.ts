import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

/** Skaters with a day of joining, and their visits to a rink, which are booked ahead; matches with what each skater did in them. */
const { model, values } = makeModel({
  tables: {
    skaters: {
      rows: 300,
      naming: "skater_name",
      time: "joined_on",
      columns: {
        skater_id: { type: "integer", role: "key" },
        skater_name: { type: "string", distinct: 300 },
        birth_date: { type: "date" },
        joined_on: { type: "date" },
      },
    },
    tickets: {
      rows: 4000,
      fact: true,
      time: "sold_at",
      columns: {
        ticket_id: { type: "integer", role: "key" },
        skater_id: { type: "integer" },
        sold_at: { type: "timestamp" },
        visit_date: { type: "date" },
      },
    },
    matches: {
      rows: 400,
      fact: true,
      time: "match_date",
      columns: { match_id: { type: "integer", role: "key" }, match_date: { type: "date" } },
    },
    skater_match_stats: {
      rows: 5000,
      fact: true,
      columns: {
        stat_id: { type: "integer", role: "key" },
        match_id: { type: "integer" },
        skater_id: { type: "integer" },
        goals: { type: "integer", role: "measure" },
      },
    },
  },
  references: [
    "tickets.skater_id>skaters.skater_id",
    "skater_match_stats.match_id>matches.match_id",
    "skater_match_stats.skater_id>skaters.skater_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["skaters who visited in 2023", "visit_date in 2023-01-01..2024-01-01"],
  ["how many skaters joined last month", "where joined_on in 2024-04-01..2024-05-01"],
  ["new skaters in 2023", "where joined_on in 2023-01-01..2024-01-01"],
  ["how many matches were played last month", "match_date in 2024-04-01..2024-05-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["how many skaters trained in 2023", false],
  ["how many skaters signed up in 2023", true],
  ["skaters who came out in 2023", false],
])("a deed that nothing records is no coming: %s", (question, answered) => {
  const read = understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" });
  expect(read.kind === "readings").toBe(answered);
});
