import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const { model, values } = makeModel({
  tables: {
    skippers: {
      rows: 20,
      naming: "skipper",
      columns: {
        skipper_id: { type: "integer", role: "key" },
        skipper: { type: "string", values: ["Inga Falk", "Per Lund"], distinct: 20 },
        harbour: { type: "string", values: ["Bergen", "Vigo"] },
      },
    },
    landings: {
      fact: true,
      rows: 900,
      time: "landed_on",
      columns: {
        landing_id: { type: "integer", role: "key" },
        skipper_id: { type: "integer" },
        landed_on: { type: "date" },
        catch_kg: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["landings.skipper_id>skippers.skipper_id"],
});
const index = buildModelIndex(model, values);
const rank = (figure: string, column: string, name: string): string =>
  `${figure} by ${column} having g1 = ${name} rank`;

test.each([
  ["where does Bergen rank by catch kg", rank("sum(catch_kg)", "harbour", "Bergen")],
  ["what position is Vigo in by number of landings", rank("count(*)", "harbour", "Vigo")],
  ["how does Inga Falk rank in terms of catch", rank("sum(catch_kg)", "skipper", "Inga Falk")],
])("%s", (question, read) => {
  const said = briefOf(index, question);
  expect(said).toContain(read);
  expect(said).toMatch(/rank$/);
});

test("the period of a rank bounds all the groups", () => {
  expect(briefOf(index, "where does Bergen rank by catch kg in 2023")).toContain(
    "where landed_on in 2023-01-01..2024-01-01 having g1 = Bergen",
  );
});

test.each(["where does Atlantis rank by catch kg", "what position is Atlantis in by number of landings"])(
  "a name that nothing knows is asked about: %s",
  (question) =>
    expect(
      understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind,
    ).toBe("unknown-terms"),
);
