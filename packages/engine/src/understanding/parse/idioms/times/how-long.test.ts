import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { howLong } from "./how-long.ts";

const { model, values } = makeModel({
  tables: {
    voyages: {
      columns: {
        voyage_id: { type: "integer", role: "key" },
        begin_ts: { type: "timestamp", role: "time" },
        end_ts: { type: "timestamp", role: "time" },
      },
    },
    songs: {
      columns: {
        song_id: { type: "integer", role: "key" },
        minutes: { type: "integer", role: "measure" },
      },
    },
    ports: { columns: { port_id: { type: "integer", role: "key" } } },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how long do the voyages last on average", "average voyages duration", 8],
  ["how long is the average voyage", "average voyage length of", 5],
  ["how long do songs last on average", "average minutes", 7],
  ["how long is the average sad song", "average song length of", 5],
  ["how long do songs last", "average minutes", 5],
  ["how long do voyages stay open on average", "average voyages duration", 8],
  [
    "how many days does a long winter voyage take",
    "average voyage duration in days for long winter voyage",
    9,
  ],
  ["how many hours do voyages last by port", "average voyages duration in hours", 6],
  ["how long is the average port", null, 0],
  ["the average song", null, 0],
])("“%s” is written as “%s”", (question, words, size) => {
  expect(howLong(tokenize(question), 0, index)).toEqual(words === null ? null : { words, tokens: size });
});
