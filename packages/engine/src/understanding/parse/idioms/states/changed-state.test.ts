import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Players, the clubs that they were with one after another, and who captained them. */
const { model, values } = makeModel({
  tables: {
    players: {
      rows: 90,
      columns: {
        player_id: { type: "integer", role: "key" },
        first_name: { type: "string", distinct: 60 },
        last_name: { type: "string", distinct: 90 },
        birth_date: { type: "date" },
      },
    },
    clubs: {
      rows: 30,
      naming: "club_name",
      columns: {
        club_id: { type: "integer", role: "key" },
        club_name: { type: "string", values: ["Lions", "Owls"], distinct: 30 },
      },
    },
    player_club: {
      fact: true,
      rows: 140,
      key: ["player_id", "club_id", "from_date"],
      columns: {
        player_id: { type: "integer", distinct: 90 },
        club_id: { type: "integer", distinct: 30 },
        from_date: { type: "date" },
        to_date: { type: "date", nulls: 60 },
      },
    },
    club_captain: {
      fact: true,
      rows: 18,
      naming: "club_id",
      key: ["player_id", "club_id", "from_date"],
      columns: {
        player_id: { type: "integer", distinct: 18 },
        club_id: { type: "integer", distinct: 12 },
        from_date: { type: "date" },
        to_date: { type: "date", nulls: 60 },
      },
    },
  },
  references: [
    "player_club.player_id>players.player_id",
    "player_club.club_id>clubs.club_id",
    "club_captain.player_id>players.player_id",
    "club_captain.club_id>clubs.club_id",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["how many players changed club", "count(*) where related(player_club) > 1"],
  ["players who have switched clubs", "list first_name, last_name where related(player_club) > 1"],
  ["players with more than one club", "related("],
  ["club captains", "list first_name, last_name"],
  ["who captains the Owls", "list first_name, last_name where (club_name = Owls"],
  ["current club captains", "where to_date missing"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
