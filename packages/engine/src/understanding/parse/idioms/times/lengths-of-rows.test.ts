import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    dives: {
      fact: true,
      rows: 900,
      columns: {
        dive_id: { type: "integer", role: "key" },
        site: { type: "string", values: ["Reef", "Wreck"] },
        down_at: { type: "timestamp", role: "time" },
        start_time: { type: "timestamp", role: "time" },
        end_time: { type: "timestamp", role: "time" },
        depth_m: { type: "integer", role: "measure", maximum: 40 },
      },
    },
    clips: {
      fact: true,
      rows: 400,
      columns: {
        clip_id: { type: "integer", role: "key" },
        genre: { type: "string", values: ["Sharks", "Corals"] },
        runtime: { type: "integer", role: "measure", minimum: 20, maximum: 170 },
        calories: { type: "integer", role: "measure", maximum: 900 },
        rental_length: { type: "integer", role: "measure", minimum: 1, maximum: 9 },
      },
    },
    rentals: {
      rows: 400,
      columns: {
        rental_id: { type: "integer", role: "key" },
        lent_on: { type: "date", role: "time" },
        returned_at: { type: "timestamp", role: "time", nulls: 5 },
      },
    },
    lessons: {
      fact: true,
      rows: 400,
      columns: {
        lesson_id: { type: "integer", role: "key" },
        teach_seconds: { type: "integer", role: "measure", maximum: 3600 },
        wait_seconds: { type: "integer", role: "measure", maximum: 600 },
      },
    },
    songs: {
      fact: true,
      rows: 400,
      columns: {
        song_id: { type: "integer", role: "key" },
        length_ms: { type: "integer", role: "measure", minimum: 60_000, maximum: 900_000 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const lasted = "seconds(start_time, end_time)";

test.each([
  [
    "how many dives were under 30 minutes, 30 to 60 minutes, longer than 1 hour?",
    `count(*) by case where not ${lasted} / 60 missing`,
  ],
  [
    "dives by length: up to half an hour, half an hour to an hour, longer",
    `count(*) by case where not ${lasted} / 3600 missing`,
  ],
  ["number of dives over half an hour", `where ${lasted} / 3600 > 0.5`],
  ["how many dives of more than 90 minutes", `where ${lasted} / 3600 > 1.5`],
  ["average dive in minutes by site", `average(${lasted} / 60) by site`],
  ["total diving hours by site", `sum(${lasted} / 3600) by site`],
  ["how many clips between 60 and 70 minutes long", "where runtime between 60 and 70"],
  ["number of Sharks clips over 2 hours", "runtime > 120"],
  ["number of clips under an hour and a half", "runtime < 90"],
  ["clips with more than 400 calories but under 90 minutes", "(calories > 400 and runtime < 90)"],
  ["average clip length in hours", "average(runtime / 60)"],
  [
    "group the songs by length: under 3 minutes, 3 to 5, over 5. how many each?",
    "count(*) by case where not length_ms missing",
  ],
  ["songs longer than 4 minutes: how many", "where length_ms > 240000"],
  ["average rental time in days", "average(days(lent_on, day(returned_at)))"],
])("%s", (question, part) => {
  expect(briefOf(index, question)).toContain(part);
});

test("bands of a time that is named cut that time alone", () => {
  const { query } = best(index, "lessons by waiting time: under 1 min, 1 to 3 min, over 3 min");
  expect(query).toMatchObject({ dimensions: [{ label: "wait seconds" }] });
});

test("the edges of bands are in the column's own unit", () => {
  const { query } = best(index, "songs by length: under 3 minutes, 3 to 5, over 5");
  expect(JSON.stringify(query)).toMatch(/180000.*300000/);
});
