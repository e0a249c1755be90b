import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

const { model, values } = makeModel({
  tables: {
    inmates: {
      rows: 300,
      columns: {
        inmate_id: key,
        first_name: { type: "string", distinct: 60 },
        last_name: { type: "string", distinct: 80 },
        birth_date: { type: "date" },
        death_date: { type: "date", nulls: 260 },
        marital: { type: "string", values: ["M", "S"], distinct: 2 },
        is_guest: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
    stays: {
      rows: 900,
      fact: true,
      time: "start_time",
      columns: {
        stay_id: key,
        inmate_id: key,
        ward: { type: "string", values: ["burns", "births"], distinct: 2 },
        start_time: { type: "timestamp" },
        stop_time: { type: "timestamp" },
        reason_code: { type: "integer", role: "key", distinct: 9 },
        reason_description: { type: "string", values: ["a fall", "a burn"], distinct: 9 },
        comfort_score: { type: "decimal", role: "measure", level: true },
        bill: { type: "decimal" },
      },
    },
    dressings: {
      rows: 4000,
      fact: true,
      time: "start_time",
      columns: {
        stay_id: key,
        start_time: { type: "timestamp" },
        description: { type: "string", values: ["bandage", "plaster"], distinct: 2 },
        price: { type: "decimal" },
      },
    },
  },
  references: ["stays.inmate_id>inmates.inmate_id", "dressings.stay_id>stays.stay_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name.endsWith("_score")) column.additivity = "non-additive";
const house = buildModelIndex(model, values);
const kindOf = (question: string) =>
  understand({ question, index: house, now: "2024-06-30T00:00:00", previous: [], previousQuestions: [] })
    .kind;

describe("a house that looks after people", () => {
  test.each([
    ["most common dressings", "count(*) by description order m1 desc limit 10"],
    ["dressings done more than 100 times", "count(*) by description having m1 > 100"],
    ["stays by reason", "count(*) by reason_description"],
    ["reasons for stays", "count(*) by reason_description"],
    ["how many inmates died", "count(*) where not death_date missing"],
    ["how many inmates died in 2023", "count(*) where death_date in 2023-01-01..2024-01-01"],
    ["how many inmates are married", "count(*) where marital = M"],
    ["average comfort score by ward", "average(comfort_score) by ward"],
    ["best ward by comfort score", "average(comfort_score) by ward order m1 desc limit 1"],
    ["how mnay stays last yaer", "count(*) where start_time in 2023-01-01..2024-01-01"],
    ["inmates whose first name starts with a", "list first_name, last_name where first_name starts-with a"],
  ])("%s", (question, read) => {
    expect(briefOf(house, question)).toBe(read);
  });

  test.each([
    ["stays by age group", /^count\(\*\) by bin where/],
    ["stays by age group and ward", /^count\(\*\) by bin, ward/],
    ["how long do inmates stay on average", /^average\(.*start_time, stop_time/],
    ["last stay per ward", /maximum\(start_time\) by ward/],
    ["stays longer than two hours and twenty minutes", /3600 > 2\.3333/],
    ["number of stays with a bill below 1 million, 1 to 5 million and above 5 million", /case/],
  ])("%s", (question, read) => {
    expect(briefOf(house, question)).toMatch(read);
  });

  test.each([
    ["by ward", "what about reason description", "by reason_description"],
    ["by ward", "same for reason description", "by reason_description"],
    ["in 2022", "and the year after?", "2023-01-01..2024-01-01"],
  ])("stays %s, %s", (first, next, read) => {
    expect(briefOf(house, next, [`stays ${first}`])).toContain(read);
  });

  test.each(["guests with more than 3 stays"])("%s is no group of yes and no", (question) => {
    expect(kindOf(question) === "readings" ? briefOf(house, question) : "").not.toContain("by is_guest");
  });
});

const works = (() => {
  const made = makeModel({
    tables: {
      outputs_daily: {
        rows: 800,
        fact: true,
        time: "day",
        columns: {
          day: { type: "date" },
          mill: { type: "string", values: ["Ost", "West"], distinct: 2 },
          flour_kg: { type: "decimal" },
        },
      },
      mill_sales: {
        rows: 700,
        fact: true,
        time: "sold_on",
        columns: {
          ticket_no: key,
          sold_on: { type: "date" },
          payment: { type: "string", values: ["Cash", "Card"], distinct: 2 },
          quantity: { type: "integer" },
          unit_price: { type: "decimal" },
          discount: { type: "decimal", minimum: 0, maximum: 0.3 },
          total: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(made.model, made.values);
})();

describe("sales that are money unless they are counted", () => {
  test.each([
    ["cash vs card sales", "sum(total) by payment where payment in Cash|Card"],
    ["sales last month", "sum(total) where sold_on in 2024-04-01..2024-05-01"],
    ["how many sales", "count(*)"],
    ["number of sales by payment", "count(*) by payment"],
  ])("%s", (question, read) => {
    expect(briefOf(works, question)).toBe(read);
  });

  test.each([
    ["average sales per month", /sum\(total\) \/ count/],
    ["how did sales grow in 2023", /sum\(total\)/],
    ["how much discount did we give", /discount/],
  ])("%s", (question, read) => {
    expect(briefOf(works, question)).toMatch(read);
  });
});
