import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    ships: {
      naming: "ship_name",
      columns: {
        ship_id: key,
        ship_name: { type: "string", values: ["Brigid", "Solan"] },
        flag: { type: "string", values: ["Malta", "Norway"], distinct: 12 },
        length: { type: "decimal" },
        year_launched: { type: "integer", role: "category" },
        radar: { type: "string", values: ["Yes", "No"] },
      },
    },
    sailors: {
      naming: "sailor_name",
      columns: {
        sailor_id: key,
        sailor_name: { type: "string", values: ["Ida Holm", "Per Lund"] },
        rank: { type: "string", values: ["mate", "cook"] },
        age: { type: "integer" },
        left_on: { type: "date" },
      },
    },
    drivers: {
      naming: "driver_name",
      columns: {
        driver_id: key,
        driver_name: { type: "string", values: ["Ann Bell"] },
        licence: { type: "string", values: ["C1", "B"] },
      },
    },
    quays: {
      naming: "quay_name",
      columns: {
        quay_id: key,
        quay_name: { type: "string", values: ["North Quay"] },
        town: { type: "string", values: ["Bergen", "Cork"] },
      },
    },
    moorings: {
      fact: true,
      rows: 900,
      time: "moored_on",
      columns: {
        mooring_id: key,
        ship_id: key,
        quay_id: key,
        pilot_watch: key,
        harbour_watch: key,
        fee: { type: "decimal" },
        tugs: { type: "integer" },
        moored_on: { type: "date" },
      },
    },
  },
  references: [
    "moorings.ship_id>ships.ship_id",
    "moorings.quay_id>quays.quay_id",
    "moorings.pilot_watch>sailors.sailor_id",
    "moorings.harbour_watch>sailors.sailor_id",
  ],
});
const index = buildModelIndex(model, values);

const cases: Record<string, [question: string, expected: string][]> = {
  "a superlative that is the figure itself": [
    ["Which was the lowest fee at North Quay?", "minimum(fee) where quay_name = North Quay"],
    ["Of the ships with the flag Malta, what is the highest length?", "maximum(length) where flag = Malta"],
    ["When Malta is the flag what is the lowest length?", "minimum(length) where flag = Malta"],
    ["What is the lowest length, when flag is Norway?", "minimum(length) where flag = Norway"],
  ],
  "how many rows there are of another table": [
    ["the flags with two or more ships", "count(*) by flag having m1 >= 2"],
    [
      "the names of ships with at least two different quays",
      "list ship_name where related(moorings>moorings) >= 2",
    ],
    ["the flags that have at least two records", "count(*) by flag having m1 >= 2"],
    ["how many ships have no radar", "count(*) where radar != Yes"],
  ],
  "which of several references": [
    ["the names of sailors who have pilot watches", "list sailor_name where related(moorings) > 0"],
    ["the names of sailors with a harbour watch", "list sailor_name where related(moorings) > 0"],
  ],
  "what is shown": [
    ["Show all flags", "list distinct flag"],
    ["the ships and their flags", "list ship_id, ship_name, flag"],
    [
      "the names and flags of ships in descending order of the length",
      "list ship_name, flag order length desc",
    ],
    ["the names of ships sorted by the year they were launched", "list ship_name order year_launched"],
    ["the fee, quays and moored date for each mooring", "list fee, quay_id, quay_name, moored_on"],
  ],
  "how rows are ordered": [
    [
      "the names of ships sorted by length from the highest to the lowest",
      "list ship_name order length desc",
    ],
    ["the ship names sorted by flag in descending alphabetical order", "list ship_name order flag desc"],
    [
      "the names of sailors who are no cooks, and sorted the results by age",
      "list sailor_name where rank != cook order age",
    ],
  ],
  "which rows": [
    [
      "the flags of ships launched in both 2001 and 2005",
      "list flag where year_launched = 2001 intersect list flag where year_launched = 2005",
    ],
    [
      "the names of ships whose flag contains 'oa' or 'ei'",
      "list ship_name where (flag contains oa or flag contains ei)",
    ],
    ["the names of ships that have moorings with more than 4 tugs", "list ship_name where tugs > 4"],
    ["What is the total and minimum length of all flags?", "sum(length), minimum(length)"],
    ["How many drivers hold a C1 licence?", "count(*) where licence = C1"],
    ["the fees and the names of the ships they are of", "list fee, ship_name"],
  ],
  "when and who": [
    [
      "When did Brigid moor at North Quay?",
      "list moored_on where (ship_name = Brigid and quay_name = North Quay)",
    ],
    ["What year was Brigid launched?", "list year_launched where ship_name = Brigid"],
    ["Who has an age of 30?", "list sailor_id, sailor_name where age = 30"],
    ["who left last", "list sailor_id, sailor_name, left_on order left_on desc limit 1"],
  ],
};

describe.each(Object.entries(cases))("%s", (_, own) => {
  it.each(own)("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
