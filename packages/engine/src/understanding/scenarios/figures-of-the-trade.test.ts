import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A circus with its artists, what they were paid when, and how their acts were judged. */
const { model, values } = makeModel({
  tables: {
    artists: {
      rows: 120,
      naming: "artist",
      columns: {
        artist_id: key,
        artist: { type: "string", values: ["Zora", "Milo"], distinct: 120 },
        troupe: { type: "string", values: ["Aerial", "Clowns"], distinct: 2 },
        member_kind: { type: "string", values: ["Resident", "Guest"], distinct: 2 },
        hired_on: { type: "date" },
        tents_planned: { type: "integer" },
      },
    },
    wages: {
      rows: 400,
      fact: true,
      time: "paid_on",
      columns: {
        wage_id: key,
        artist_id: key,
        paid_on: { type: "date" },
        weekly_wage: { type: "decimal", role: "measure" },
      },
    },
    shows: {
      rows: 5000,
      fact: true,
      time: "held_on",
      columns: {
        show_id: key,
        artist_id: key,
        held_on: { type: "timestamp" },
        venue: { type: "string", values: ["Hall 12 / North Quay", "Hall 14 / North Gate"], distinct: 2 },
        opening_seats: { type: "decimal" },
        current_seats: { type: "decimal" },
        rating: { type: "decimal", role: "measure", level: true },
      },
    },
  },
  references: ["wages.artist_id>artists.artist_id", "shows.artist_id>artists.artist_id"],
});
const circus = buildModelIndex(model, values);

describe("a circus", () => {
  test.each([
    ["average wage by troupe", "average(weekly_wage) by troupe"],
    ["median wage", "median(weekly_wage)"],
    ["average rating of residents vs non-residents", "average(rating) by member_kind"],
    ["average rating of residents compared to non-residents", "average(rating) by member_kind"],
    ["how many shows in the first week of march 2024", "count(*) where held_on in 2024-03-01..2024-03-08"],
    ["number of shows at hall 12", "count(*) where venue = Hall 12 / North Quay"],
    ["number of shows at hall 14", "count(*) where venue = Hall 14 / North Gate"],
    ["how many seats do we have in total", "sum(current_seats)"],
    ["troupes rated better than the overall average", "average(rating) by troupe having"],
    ["member kinds in % of all artists", "count(*) by member_kind share"],
  ])("%s", (question, read) => {
    expect(briefOf(circus, question)).toContain(read);
  });

  test.each(["what explains the differences in rating?", "which factors influenced the rating the most?"])(
    "%s",
    (question) => {
      expect(briefOf(circus, question)).toMatch(/^(?:correlation|drivers|influences)/);
    },
  );
});

const museum = makeModel({
  tables: {
    employees: {
      rows: 80,
      columns: {
        employee_id: key,
        first_name: { type: "string", distinct: 60 },
        last_name: { type: "string", distinct: 75 },
        wing: { type: "string", values: ["East", "West"], distinct: 2 },
        hired_on: { type: "date" },
        monthly_salary: { type: "decimal" },
      },
    },
  },
});

test.each([
  ["highest paid person in each wing", /monthly_salary/],
  ["who is the best paid employee in the east wing", /monthly_salary.*limit 1/],
])("%s", (question, read) => {
  expect(briefOf(buildModelIndex(museum.model, museum.values), question)).toMatch(read);
});
