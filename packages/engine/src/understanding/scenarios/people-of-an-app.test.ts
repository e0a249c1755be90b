import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Players of a game with their year of birth and when they were last seen, their sessions, passes and the purchases of these. */
const { model, values } = makeModel({
  tables: {
    game_players: {
      rows: 300,
      naming: "nickname",
      time: "joined_at",
      columns: {
        player_id: id,
        nickname: { type: "string", distinct: 300 },
        platform: { type: "string", values: ["ios", "android"] },
        birth_year: { type: "integer", minimum: 1950, maximum: 2010 },
        joined_at: { type: "timestamp" },
        last_seen_at: { type: "timestamp" },
      },
    },
    game_sessions: {
      rows: 9000,
      fact: true,
      time: "began_at",
      columns: {
        session_id: id,
        player_id: id,
        began_at: { type: "timestamp" },
        app_version: { type: "string", values: ["3.1", "3.2", "4.0", "4.1"], distinct: 4 },
        crashed: { type: "boolean" },
      },
    },
    passes: {
      rows: 500,
      fact: true,
      time: "bought_at",
      columns: {
        pass_id: id,
        player_id: id,
        bought_at: { type: "timestamp" },
        state: { type: "string", values: ["running", "cancelled"] },
      },
    },
  },
  references: ["game_sessions.player_id>game_players.player_id", "passes.player_id>game_players.player_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "at what hour of the day do people open the app most?",
    /^count\(\*\) by hour-of-day\(began_at\).*limit 1/,
  ],
  ["how often do players open the app per month", /^count\(\*\) by month\(began_at\)/],
  ["players who joined in 2023 but never opened the app", /related\(game_sessions\) = 0/],
  ["MAU by month in 2023", /^count\(\*\) by month\(began_at\)/],
  ["monthly active players in 2023", /^count\(\*\) by month\(began_at\)/],
  [
    "players who have cancelled two or more times",
    /related\(passes where state = cancelled\) >= 2|cancelled having m1 >= 2/,
  ],
  [
    "players who cancelled at least twice",
    /related\(passes where state = cancelled\) >= 2|cancelled having m1 >= 2/,
  ],
  ["game players who have not logged in this year", /related\(game_sessions.*\) = 0/],
  ["no game sessions lately", /^list nickname where related\(game_sessions.*2024-02-15.*\) = 0/],
  ["game players with no recent sessions", /related\(game_sessions.*2024-02-15.*\) = 0/],
  ["iPhone players", /platform = ios/],
  ["players who haven't been seen for over 90 days", /last_seen_at.*2024-02-15/],
  ["how many players were born in the 90s", /birth_year >= 1990 and birth_year < 2000/],
  ["crashes in version 4.0 or later", /app_version\)? >= 4/],
  ["sessions on version 3.2 or older", /app_version\)? <= 3.2/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});

test("players created in a year joined in it", () => {
  expect(briefOf(index, "how many players were created in 2023")).toBe(
    "count(*) where joined_at in 2023-01-01..2024-01-01",
  );
});
