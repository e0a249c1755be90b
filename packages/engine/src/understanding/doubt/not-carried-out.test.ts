import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    flaws: {
      rows: 9,
      naming: "flaw",
      columns: {
        flaw_id: { type: "integer", role: "key" },
        flaw: { type: "string", values: ["Crack", "Bubble"], distinct: 9 },
      },
    },
    glazings: {
      fact: true,
      rows: 4000,
      time: "fired_on",
      columns: {
        glazing_id: { type: "integer", role: "key" },
        flaw_id: { type: "integer", role: "key" },
        fired_on: { type: "date" },
        kiln: { type: "string", values: ["North", "South"], distinct: 12 },
        glaze_cost: { type: "decimal", role: "measure" },
        planned_cost: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["glazings.flaw_id>flaws.flaw_id"],
});
const index = buildModelIndex(model, values);
const kindOf = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind;

test.each([
  "what do we pay per kiln",
  "value of flaws by flaw",
  "value of the glazings by kiln",
  "most admired glazing in each kiln",
  "active kilns by flaw",
  "flaws as a percentage of total glaze cost",
  "refunds in 2023, total glaze cost",
  "kilns with a higher average glaze cost than the overall average of the kilns beside",
  "how many glazings with glaze cost more than twice their planned",
])("%s is not answered", (question) => {
  expect(kindOf(question)).not.toBe("readings");
});

test.each([
  "how many glazings by flaw",
  "number of glazings by value of flaw",
  "how many cracks were found",
  "glazings with a glaze cost of more than 20",
  "kilns with more than 10 glazings",
  "most expensive glazings",
])("%s is", (question) => {
  expect(kindOf(question)).toBe("readings");
});

test("months of a time are not its days as well", () => {
  expect(briefOf(index, "total glaze cost by fired month")).toBe(
    "sum(glaze_cost) by month(fired_on) order g1",
  );
});

test("a table that only joins two others is called by the one at the end of its name", () => {
  const key = { type: "integer", role: "key" } as const;
  const joined = makeModel({
    tables: {
      films: {
        rows: 90,
        naming: "title",
        columns: { film_id: key, title: { type: "string", distinct: 90 } },
      },
      moods: { rows: 9, naming: "mood", columns: { mood_id: key, mood: { type: "string", distinct: 9 } } },
      film_moods: { rows: 200, key: ["film_id", "mood_id"], columns: { film_id: key, mood_id: key } },
    },
    references: ["film_moods.film_id>films.film_id", "film_moods.mood_id>moods.mood_id"],
  });
  const films = buildModelIndex(joined.model, joined.values);
  expect(JSON.stringify(best(films, "how many film moods are there").query)).toContain('"subject":"moods"');
});
