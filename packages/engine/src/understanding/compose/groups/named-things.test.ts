import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const ballads = (distinct: number) => {
  const { model, values } = makeModel({
    tables: {
      songs: {
        fact: true,
        rows: 800,
        naming: "title",
        columns: {
          song_id: { type: "integer", role: "key" },
          title: { type: "string", distinct },
          style: { type: "string", values: ["Ballad", "Hymn", "March"] },
          bars: { type: "integer" },
          recorded: { type: "date" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};

test.each([
  ["songs with more than 90 bars", "list title where bars > 90"],
  ["hymn songs", "list title where style = Hymn"],
  [
    "ballads recorded in March 2021",
    "list title where (style = Ballad and recorded in 2021-03-01..2021-04-01)",
  ],
])("%s: things with names of their own are listed, others are counted", (question, listed) => {
  expect(briefOf(ballads(790), question)).toBe(listed);
  expect(briefOf(ballads(60), question)).toBe(listed.replace("list title", "count(*)"));
});
