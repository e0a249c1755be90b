import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Barges of several owners, built by yards, and their runs. */
const { model, values } = makeModel({
  tables: {
    owner: {
      rows: 6,
      naming: "owner_name",
      columns: {
        owner_id: key,
        owner_name: { type: "string", values: ["Alba Line", "Brook & Son"], distinct: 6 },
        town: { type: "string", values: ["Hull", "Goole"], distinct: 5 },
      },
    },
    barge: {
      rows: 60,
      naming: "barge_name",
      columns: {
        barge_id: key,
        owner_id: key,
        barge_name: { type: "string", distinct: 60 },
        kind: { type: "string", values: ["Tanker", "Hopper"], distinct: 4 },
        length_m: { type: "decimal", distinct: 50, level: true },
        capacity: { type: "integer", distinct: 50 },
      },
    },
    run: {
      rows: 2000,
      fact: true,
      time: "started_on",
      columns: {
        run_id: key,
        barge_id: key,
        started_on: { type: "date" },
        days: { type: "integer", distinct: 20 },
        charge: { type: "decimal", distinct: 900, unit: "currency" },
      },
    },
  },
  references: ["barge.owner_id>owner.owner_id", "run.barge_id>barge.barge_id"],
});
const index = buildModelIndex(model, values);

describe("figures in the place of others", () => {
  const runs = ["number of runs per kind of barge in 2023"];
  it.each([
    "show the average charge instead",
    "show the average charge instead of the number of runs",
    "the average charge instead",
  ])("%s: by the same groups", (question) => {
    expect(briefOf(index, question, runs)).toBe(
      "average(charge) by kind where started_on in 2023-01-01..2024-01-01",
    );
  });

  it("tells the total of each that was shown", () => {
    const before = ["show each owner and how many barges it has"];
    expect(briefOf(index, "what is the total capacity of each?", before)).toContain(
      "sum(capacity) by owner_name",
    );
  });

  it("ranks by the average that is shown beside a count", () => {
    const before = ["how many barges does each owner have?", "also show the average length"];
    expect(briefOf(index, "which owner has the highest average?", before)).toMatch(
      /average\(length_m\).* order e1 desc limit 1/,
    );
  });
});

describe("the row at the end of a figure", () => {
  const longest = ["what is the length of the longest tanker?"];
  it("is what is spoken of as that one", () => {
    expect(briefOf(index, "what is the name of that barge?", longest)).toMatch(
      /^list barge_name where .*limit 1/,
    );
    expect(briefOf(index, "who owns it?", longest)).toMatch(/^list owner_name where .*limit 1/);
  });

  it("is the other end where that is asked for", () => {
    expect(briefOf(index, "and the shortest?", ["what is the maximum length?"])).toContain(
      "minimum(length_m)",
    );
  });
});

describe("conditions that are taken away by what they are on", () => {
  const before = ["total charge by kind in 2023", "only Hull"];
  it.each(["back to all owners", "for all towns", "remove the town filter", "across all towns again"])(
    "%s",
    (question) => {
      const read = briefOf(index, question, before);
      expect(read).toBe("sum(charge) by kind where started_on in 2023-01-01..2024-01-01");
    },
  );

  it("keeps the others", () => {
    expect(briefOf(index, "remove the date filter", before)).toBe("sum(charge) by kind where town = Hull");
  });
});

it("keeps the first of what is shown alone", () => {
  expect(briefOf(index, "just the biggest one", ["total charge by kind in 2023"])).toContain("limit 1");
});

it.each(["include the owner they belong to", "add the owner"])("%s: beside what is ranked", (question) => {
  expect(briefOf(index, question, ["top 3 barges by total charge"])).toMatch(
    /sum\(charge\) by barge_name, owner_name .*limit 3/,
  );
});

it.each([
  ["which barges cost us the most", /charge/],
  ["how many runs did tankers make in 2023", /kind = Tanker/],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toMatch(read);
});
