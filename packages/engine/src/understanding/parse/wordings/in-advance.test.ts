import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    concerts: {
      rows: 60,
      naming: "title",
      time: "takes_place_on",
      columns: {
        id: key,
        title: { type: "string", distinct: 60 },
        takes_place_on: { type: "date" },
        ends_on: { type: "date" },
      },
    },
    reservations: {
      rows: 900,
      fact: true,
      time: "reserved_on",
      columns: { id: key, concert_id: key, reserved_on: { type: "date" } },
    },
  },
  references: ["reservations.concert_id>concerts.id"],
});
const index = buildModelIndex(model, values);

it.each(["how many days before the concert do people reserve", "how far in advance do people reserve"])(
  "%s: from when that is done to when it takes place",
  (question) => expect(briefOf(index, question)).toBe("average(days(reserved_on, takes_place_on))"),
);

const stalls = makeModel({
  tables: {
    stalls: {
      rows: 600,
      fact: true,
      time: "booked_on",
      columns: {
        id: key,
        booked_on: { type: "date", minimum: "2022-01-04" },
        cancelled_on: { type: "date", minimum: "2022-01-19", nulls: 560 },
        fair_date: { type: "date", minimum: "2022-03-01", nulls: 12 },
      },
    },
  },
});

it("books ahead of what takes place, and not of what few rows came to", () =>
  expect(briefOf(buildModelIndex(stalls.model, stalls.values), "how far ahead do traders book")).toBe(
    "average(days(booked_on, fair_date))",
  ));
