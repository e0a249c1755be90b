import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  [
    "harbours with an above average allowance",
    "average(allowance) by harbour_name having m1 > overall average(allowance)",
  ],
  [
    "harbours whose average allowance is above average",
    "average(allowance) by harbour_name having m1 > overall average(allowance)",
  ],
  ["harbours where the average allowance is over 40", "average(allowance) by harbour_name having m1 > 40"],
  ["members with an above average allowance", "where allowance > overall average(allowance)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

/** Bands and how long each of their songs is. */
const { model, values } = makeModel({
  tables: {
    bands: {
      rows: 60,
      naming: "band_name",
      columns: {
        band_id: { type: "integer", role: "key" },
        band_name: { type: "string", distinct: 60 },
        home_country: { type: "string", values: ["Mali", "Fiji"], distinct: 6 },
      },
    },
    songs: {
      rows: 900,
      columns: {
        song_id: { type: "integer", role: "key" },
        band_id: { type: "integer" },
        duration_sec: { type: "integer", role: "measure", level: true, distinct: 200 },
      },
    },
  },
  references: ["songs.band_id>bands.band_id"],
});
const bands = buildModelIndex(model, values);
const beyond = "having m1 > overall average(duration_sec)";

test.each([
  ["countries where songs last longer than the overall average", "home_country"],
  ["bands whose songs last longer than the overall average", "band_name"],
])("told by a verb and not by name: %s", (question, by) => {
  expect(briefOf(bands, question)).toContain(`average(duration_sec) by ${by} ${beyond}`);
});
