import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    games: {
      fact: true,
      rows: 900,
      time: "played_on",
      columns: {
        game_id: { type: "integer", role: "key" },
        cup: { type: "string", values: ["Winter", "Summer"] },
        outcome: { type: "string", values: ["A", "D", "H"] },
        grade: { type: "string", values: ["A", "B", "D", "H"] },
        played_on: { type: "date" },
        crowd: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["home wins by cup", "count(*) by cup where outcome = H"],
  ["how many draws in 2024", "outcome = D and played_on in 2024"],
  ["average crowd of away wins", "average(crowd) where outcome = A"],
])("%s: by the letter of the result", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

const sheet = makeModel({
  tables: {
    fixtures: {
      fact: true,
      rows: 40,
      columns: {
        fixture_id: { type: "integer", role: "key" },
        opponent: { type: "string", values: ["Holt", "Marle"] },
        result: { type: "string", values: ["W 31–17", "L 10–41", "W 9–3", "D 2–2"] },
      },
    },
  },
});

test("results that begin with W and L are wins and losses", () => {
  const scored = buildModelIndex(sheet.model, sheet.values);
  expect(briefOf(scored, "how many wins")).toContain("result starts-with W");
  expect(briefOf(scored, "number of losses")).toContain("result starts-with L");
});
