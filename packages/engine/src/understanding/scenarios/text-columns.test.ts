import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A web table: everything is text. */
const { model, values } = makeModel({
  tables: {
    race_results: {
      key: [],
      rows: 20,
      columns: {
        pos: { type: "string", values: ["1", "2", "3", "Ret"] },
        driver: { type: "string", values: ["Ann Lee", "Bo Karlsson", "Carla Ruiz"], distinct: 20 },
        team: { type: "string", values: ["Red", "Blue"], distinct: 2 },
        time: { type: "string", values: ["1:02:31.5", "1:03:01.2", "DNF"], distinct: 20 },
        prize: { type: "string", values: ["$1,200", "$900", "—"], distinct: 20 },
        points: { type: "string", values: ["10", "8", "6"], distinct: 10 },
        debut: { type: "string", values: ["March 3, 1982", "May 5, 1990"], distinct: 20 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("numbers, times and dates in columns of text", () => {
  it.each([
    ["which driver has the most points", "list driver order number(points) desc limit 1"],
    ["drivers with points above 7", "list driver where number(points) > 7"],
    ["total prize by team", "sum(number(prize)) by team"],
    ["which driver has the lowest time", "list driver order seconds(time) limit 1"],
    [
      "how many drivers made their debut in 1990",
      "count-distinct(driver) where day(debut) in 1990-01-01..1991-01-01",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
