import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Guides and the walks that they lead, each in one season of a year, for one of several lodges. */
const { model, values } = makeModel({
  tables: {
    lodge: {
      naming: "lodge_name",
      columns: {
        lodge_id: { type: "integer", role: "key" },
        lodge_name: { type: "string", values: ["Fir", "Elm"], distinct: 9 },
        comfort: { type: "string", values: ["plain", "luxury"], distinct: 2 },
      },
    },
    walk: {
      rows: 300,
      columns: {
        walk_id: { type: "integer", role: "key" },
        guide: { type: "string", values: ["Ola Berg", "Tor Lie"], distinct: 20, nulls: 4 },
        season: { type: "string", values: ["autumn", "spring"], distinct: 2 },
        year: { type: "integer", role: "time" },
        lodge_id: { type: "integer", role: "key" },
      },
    },
  },
  references: ["walk.lodge_id>lodge.lodge_id"],
});
const index = buildModelIndex(model, values);

describe("what is said of each side", () => {
  it.each([
    [
      "the guides who have walks in autumn 2009 but not in spring 2010",
      /^list guide where .*season = autumn.* except list guide where .*season = spring/,
    ],
    [
      "the guides who have walks for both a luxury lodge and a plain lodge",
      /^list guide where \(comfort = \w+ and not guide missing\) intersect list guide where comfort = \w+$/,
    ],
    [
      "guides who have both walks in autumn and walks in spring",
      /^list guide where .*not guide missing.* intersect list guide where /,
    ],
    ["Which guides have walks in more than 2 lodges?", / by guide where not guide missing having m1 > 2$/],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toMatch(expected);
  });

  it("keeps the years of the two sides apart", () => {
    const [left = "", right = ""] = briefOf(
      index,
      "the guides who have walks in autumn 2009 but not in spring 2010",
    ).split(" except ");
    expect([left.includes("2009"), left.includes("2010"), right.includes("2010")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
