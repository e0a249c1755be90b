import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const club = clubIndex();

/** Bouts between two fencers in a hall, with whom a judge sat. */
const { model, values } = makeModel({
  tables: {
    fencers: {
      rows: 80,
      naming: "fencer_name",
      columns: {
        fencer_id: { type: "integer", role: "key" },
        fencer_name: { type: "string", values: ["Ivo Tam", "Una Reed"], distinct: 80 },
        country: { type: "string", values: ["Chile", "Latvia"] },
      },
    },
    halls: {
      rows: 9,
      naming: "hall_name",
      columns: {
        hall_id: { type: "integer", role: "key" },
        hall_name: { type: "string", values: ["Dome", "Annex"], distinct: 9 },
        seats: { type: "integer" },
      },
    },
    bouts: {
      fact: true,
      rows: 3000,
      time: "fought_on",
      columns: {
        bout_id: { type: "integer", role: "key" },
        left_fencer_id: { type: "integer", role: "key" },
        right_fencer_id: { type: "integer", role: "key" },
        hall_id: { type: "integer", role: "key" },
        fought_on: { type: "date" },
        spectators: { type: "integer" },
        state: { type: "string", values: ["postponed", "fought"] },
      },
    },
  },
  references: [
    "bouts.left_fencer_id>fencers.fencer_id",
    "bouts.right_fencer_id>fencers.fencer_id",
    "bouts.hall_id>halls.hall_id",
  ],
});
const fencing = buildModelIndex(model, values);

test.each([
  [
    "bout with the most spectators - date, left fencer and right fencer",
    "list fought_on, fencer_name, fencer_name order spectators desc limit 1",
  ],
  ["postponed bouts: hall + date", "list hall_name, fought_on where state = postponed"],
  ["postponed bouts, hall, its seats and when", "list hall_name, seats, fought_on where state = postponed"],
])("%s: the head's rows with each thing of the list", (question, read) => {
  expect(briefOf(fencing, question)).toBe(read);
});

test.each([
  [
    "the most expensive lesson ever: who, when and what did it cost",
    "list first_name, last_name, enrolled_on, cost order cost desc limit 1",
  ],
  [
    "lessons in march 2024: topic, member and school",
    "list topic, first_name, last_name, school where enrolled_on in 2024-03-01..2024-04-01",
  ],
  [
    "the highest cost ever: who, topic and when",
    "list first_name, last_name, topic, enrolled_on, cost order cost desc limit 1",
  ],
  ["members from Oban: email and harbour name", "list email, harbour_name where town = Oban"],
])("%s: people, times and figures by what kind of columns the rows have", (question, read) => {
  expect(briefOf(club, question)).toContain(read);
});

test.each([
  ["lessons, Knots and Radio use", "topic"],
  ["number of members by tier, town", "count(*) by tier, town"],
])("%s: what limits or splits the head is not shown", (question, read) => {
  expect(briefOf(club, question)).toContain(read);
});
