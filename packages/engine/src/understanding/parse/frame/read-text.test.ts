import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    songs: {
      rows: 300,
      naming: "song_name",
      columns: {
        song_id: { type: "integer", role: "key" },
        song_name: { type: "string", distinct: 300 },
        publisher: { type: "string", values: ["Harbour Press", "Elm House"], distinct: 30 },
        singer: { type: "string", values: ["Ada", "Bo"], distinct: 40 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ['publishers whose name contains "arbou"', "publisher contains arbou"],
  ["songs whose name starts with the letter Q", "song_name starts-with Q"],
  ["songs whose name starts with the word 'The'", "song_name starts-with The"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("both that stand behind a number of different ones are counted", () => {
  expect(briefOf(index, "the number of different publishers and singers")).toBe(
    "count-distinct(publisher), count-distinct(singer)",
  );
});
