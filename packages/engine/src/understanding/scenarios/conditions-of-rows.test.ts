import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const kinds = (...values: string[]) => ({ type: "string", role: "category", values }) as const;

const { model, values } = makeModel({
  tables: {
    keepers: {
      rows: 60,
      naming: "keeper_name",
      columns: {
        keeper_id: key,
        keeper_name: { type: "string", distinct: 60 },
        town: kinds("Hexham", "Ludlow", "Brecon"),
        club_level: kinds("Basic", "Plus", "Pro"),
      },
    },
    hives: {
      rows: 300,
      naming: "hive_label",
      columns: {
        hive_id: key,
        keeper_id: key,
        hive_label: { type: "string", distinct: 300 },
        state: kinds("Available", "Occupied", "Do not open", "Not settled"),
        yield_grade: kinds("High", "Middling", "Low"),
        frames: { type: "integer", distinct: 12 },
        has_roof: kinds("Yes", "No"),
        feeder: kinds("Yes", "No"),
        site: kinds("Flat roof", "Orchard", "Heath"),
        promised_date: { type: "date" },
        checked_date: { type: "date", nulls: 40 },
        gross_weight: { type: "decimal", distinct: 200 },
        net_weight: { type: "decimal", distinct: 200 },
      },
    },
    helpers: { rows: 9, naming: "nickname", columns: { helper_id: key, nickname: { type: "string" } } },
    harvests: {
      rows: 900,
      fact: true,
      time: "taken_on",
      columns: {
        harvest_id: key,
        hive_id: key,
        taken_on: { type: "date" },
        helper_id: { ...key, nulls: 200 },
        proceeds: { type: "decimal", distinct: 400, unit: "currency", minimum: 2, maximum: 900 },
        honey_kind: kinds("Heather", "Lime", "No-name"),
        jars: { type: "integer", distinct: 50 },
      },
    },
  },
  references: [
    "hives.keeper_id>keepers.keeper_id",
    "harvests.hive_id>hives.hive_id",
    "harvests.helper_id>helpers.helper_id",
  ],
});
const index = buildModelIndex(model, values);

describe("conditions of rows", () => {
  it.each([
    ["how many hives are available right now", "count(*) where state = Available"],
    ["average frames of the available hives", "average(frames) where state = Available"],
    ["number of harvests of available hives", "count(*) where state = Available"],
    ["how many high hives", "count(*) where yield_grade = High"],
    ["how high is the average gross weight", "average(gross_weight)"],
  ])("adjectives that are values: %s", (question, expected) =>
    expect(briefOf(index, question)).toBe(expected),
  );

  it.each([
    ["how many hives with checked date after promised date", "checked_date > promised_date"],
    ["how many hives have a checked date later than their promised date", "checked_date > promised_date"],
    ["how many hives have a higher gross weight than net weight", "gross_weight > net_weight"],
  ])("two columns of a row: %s", (question, expected) =>
    expect(briefOf(index, question)).toBe(`count(*) where ${expected}`),
  );

  it.each([
    ["how many keepers have total frames over 60", "sum(frames) of the same keeper_id > 60"],
    ["how many hives have an average number of jars above 9", "average(jars) of the same hive_id > 9"],
  ])("aggregates of what belongs to each of those counted: %s", (question, expected) =>
    expect(briefOf(index, question)).toBe(`count(*) where overall ${expected}`),
  );

  it.each([
    ["how many hives without a no-name harvest", "related(harvests where honey_kind = No-name) = 0"],
    ["how many hives have no no-name harvests", "related(harvests where honey_kind = No-name) = 0"],
    ["how many do not open hives have a checked date", "(state = Do not open and not checked_date missing)"],
    ["how many not settled hives", "state = Not settled"],
    ["how many keepers are pro or plus", "club_level in Pro|Plus"],
    ["how many hives with 9+ frames", "frames >= 9"],
    ["how many hives with more than 1.000 gross weight", "gross_weight > 1000"],
    ["how many hives with roof and feeder", "(has_roof = Yes and feeder = Yes)"],
    ["how many hives, occupied ones aside", "state != Occupied"],
    ["how many available hives have a roof", "(state = Available and has_roof = Yes)"],
    ["how many hives have a known checked date", "not checked_date missing"],
    ["keepers with 3 or more available hives, how many", "related(hives where state = Available) >= 3"],
    [
      "how many hives have never had a heather harvest",
      "not hive_id among list distinct hive_id where honey_kind = Heather",
    ],
  ])("words that do something else elsewhere: %s", (question, expected) =>
    expect(briefOf(index, question)).toBe(`count(*) where ${expected}`),
  );

  it.each([
    ["how many harvests with a helper", "related(harvests) > 0"],
    ["how many harvests over $50", "proceeds > 50"],
    ["how many hives have a harvest over 50", "proceeds > 50"],
    [
      "how many hives have at least one harvest of more than 50",
      "related(harvests where proceeds > 50) >= 1",
    ],
    [
      "how many hives have only heather harvests",
      "(related(harvests where honey_kind = Heather) > 0 and related(harvests where honey_kind != Heather) = 0)",
    ],
  ])("rows that belong to rows: %s", (question, expected) =>
    expect(briefOf(index, question)).toBe(`count(*) where ${expected}`),
  );

  it("tells of which rows a total is", () => {
    const { query } = best(index, "how many hives had total heather proceeds over 400 in 2024");
    expect(brief(query)).toBe("count(*) where overall sum(proceeds) of the same hive_id > 400");
    expect(JSON.stringify(query)).toMatch(/"filter":\{"kind":"and".*Heather.*2024-01-01/);
  });
});
