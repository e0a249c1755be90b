import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    regatta: {
      key: [],
      rows: 8,
      position: "row",
      naming: "crew",
      columns: {
        row: { type: "integer", role: "key" },
        crew: {
          type: "string",
          values: ["Otters", "Herons", "Swans", "Geese", "Terns", "Gulls", "Coots", "Total"],
          distinct: 8,
          nulls: 0,
        },
        rank: { type: "integer", distinct: 7, minimum: 1, maximum: 7 },
        silver: { type: "integer", distinct: 5 },
        total: { type: "integer", distinct: 7 },
        waters: {
          type: "string",
          values: ["Lake", "River", "Lake, River", "River, Canal", "Canal, Lake"],
          distinct: 5,
        },
        raced: {
          type: "string",
          values: ["6 November 1968", "9 March 1969", "2 June 1971", "14 November 1971"],
          distinct: 4,
        },
        result: { type: "string", values: ["W 3–1", "L 0–2", "W 2–0", "D 1–1"], distinct: 4 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("one sheet as people keep it by hand", () => {
  it.each([
    ["which crew has the most silver", "crew != Total"],
    ["total silver", "sum(silver) where crew != Total"],
    ["how many silver did the Otters get", "sum(silver) where crew = Otters"],
    ["how many crews raced on a lake", "waters in"],
    ["how many crews raced in november", "month-of-year(day(raced)) in 11"],
    ["which crew raced on 6 november", "day-of-month(day(raced)) in 6"],
    ["which crew has the best rank", "order rank limit 1"],
    ["which crew has the worst rank", "order rank desc limit 1"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toContain(expected));

  it.each([["how many crews had a sponsor before 2007 at the Otters"]])(
    "“%s” is not answered as a number of rows",
    (question) => {
      const read = understand({
        question,
        previous: [],
        previousQuestions: [],
        index,
        now: "2024-05-15T00:00:00",
      });
      expect(read.kind).not.toBe("readings");
    },
  );
});
