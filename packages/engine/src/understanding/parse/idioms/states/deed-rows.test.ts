import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { best, brief } from "../../../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    yards: {
      rows: 9,
      naming: "yard_name",
      columns: { yard_id: key, yard_name: { type: "string", values: ["Elbe", "Oder"], distinct: 9 } },
    },
    trailer_types: {
      rows: 4,
      naming: "type_name",
      columns: { type_id: key, type_name: { type: "string", values: ["Flat", "Tank"], distinct: 4 } },
    },
    trailers: {
      rows: 60,
      naming: "nickname",
      columns: {
        trailer_id: key,
        type_id: key,
        yard_id: key,
        nickname: { type: "string", values: ["Bert", "Otto"], distinct: 60 },
      },
    },
    requests: {
      fact: true,
      rows: 800,
      columns: { request_id: key, type_id: key, wanted_on: { type: "date" } },
    },
    tows: {
      fact: true,
      rows: 900,
      time: "picked_up_at",
      columns: {
        tow_id: key,
        request_id: key,
        trailer_id: key,
        yard_id: key,
        picked_up_at: { type: "timestamp", role: "time" },
      },
    },
  },
  references: [
    "requests.type_id>trailer_types.type_id",
    "trailers.type_id>trailer_types.type_id",
    "trailers.yard_id>yards.yard_id",
    "tows.request_id>requests.request_id",
    "tows.trailer_id>trailers.trailer_id",
    "tows.yard_id>yards.yard_id",
  ],
});
const index = buildModelIndex(model, values);
const dimensions = (question: string): string => {
  const { query } = best(index, question);
  return query.kind === "aggregate" ? JSON.stringify(query.dimensions) : "";
};

test.each([
  ["pickups by weekday", "count(*) by day-of-week(picked_up_at) order g1"],
  [
    "on which weekday do customers tow the most",
    "count(*) by day-of-week(picked_up_at) order m1 desc limit 1",
  ],
])("%s", (question, expected) => {
  expect(brief(best(index, question).query)).toBe(expected);
});

test.each([
  ["tows by trailer type", "trailers.type_id>"],
  ["the busiest trailer of each yard by number of tows", "trailers.yard_id>"],
])("%s goes by the trailers", (question, way) => {
  expect(dimensions(question)).toContain(way);
});
