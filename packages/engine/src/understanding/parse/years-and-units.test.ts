import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    songs: {
      naming: "song",
      rows: 90,
      columns: {
        song_id: { type: "integer", role: "key" },
        song: { type: "string", distinct: 90 },
        release_year: { type: "integer", role: "time" },
        rights_until: { type: "date" },
      },
    },
    plays: {
      fact: true,
      rows: 4000,
      columns: {
        play_id: { type: "integer", role: "key" },
        song_id: { type: "integer", role: "key" },
        day_id: { type: "integer", role: "key" },
        start_hour: { type: "integer", role: "time" },
        minutes_heard: { type: "integer", role: "measure" },
      },
    },
    days: {
      time: "day",
      rows: 700,
      columns: {
        day_id: { type: "integer", role: "key" },
        day: { type: "date" },
        month: { type: "integer" },
        year: { type: "integer" },
        quarter: { type: "integer" },
      },
    },
  },
  references: ["plays.song_id>songs.song_id", "plays.day_id>days.day_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["songs released between 2015 and 2018", "list song where (release_year >= 2015 and release_year < 2019)"],
  ["how many songs were released in 2019", "release_year = 2019"],
  ["plays longer than 2 hours", "minutes_heard > 120"],
  ["songs with plays in March 2024", "day in 2024-03-01..2024-04-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
