import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    parcels: {
      rows: 400,
      fact: true,
      time: "sent_date",
      columns: {
        parcel_no: { type: "string", role: "key", distinct: 400 },
        sent_date: { type: "date", role: "time" },
        depot: { type: "string", role: "category", values: ["Riga", "Turku"], distinct: 2 },
        courier: { type: "string", role: "category", values: ["Ann", "Bo"], distinct: 2 },
        contents: {
          type: "string",
          values: ["green lamp shade", "lamp cord", "brass lamp", "mirror"],
          distinct: 380,
        },
        "Weight (g)": { type: "integer", role: "measure", distinct: 300 },
        transit_minutes: { type: "integer", role: "measure", distinct: 300 },
        postage: { type: "decimal", role: "measure", distinct: 200 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("numbers in the unit of their column", () => {
  it.each([
    ["how many parcels weigh more than 2 kg", "count(*) where Weight (g) > 2000"],
    ["how many parcels are heavier than 1.5 kg", "count(*) where Weight (g) > 1500"],
    ["how many parcels with transit over 2 hours", "count(*) where transit_minutes > 120"],
    [
      "how many parcels with transit between 30 and 90 minutes",
      "count(*) where transit_minutes between 30 and 90",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("averages to compare with", () => {
  it.each([
    [
      "how many Riga parcels weigh more than the average Riga parcel?",
      "count(*) where (depot = Riga and Weight (g) > overall average(Weight (g)))",
    ],
    [
      "which couriers have an average postage above the overall average postage?",
      "average(postage) by courier having m1 > overall average(postage)",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("what a figure is about and what it is shown by", () => {
  it.each([
    [
      "total postage of parcels with lamp in the contents",
      "sum(postage) where contents in green lamp shade|lamp cord|brass lamp",
    ],
    ["parcel volume by depot", "count(*) by depot"],
    ["parcels by depto and couriers", "count(*) by depot, courier"],
    [
      "postage 2023 vs 2024",
      "sum(postage) by year(sent_date) where (sent_date in 2023-01-01..2024-01-01 or sent_date in 2024-01-01..2025-01-01) order v1",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
