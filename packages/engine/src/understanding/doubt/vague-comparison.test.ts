import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { brief, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const choices = (question: string): string[] => {
  const index = salesIndex();
  const read = understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" });
  return read.kind === "ambiguous" ? read.readings.map(({ query }) => brief(query)) : [];
};

it("two kinds side by side are compared by a figure that is asked back", () => {
  expect(choices("France vs Germany")).toEqual([
    "sum(quantity * unit_price) by country where country in France|Germany",
    "count(*) by country where country in France|Germany",
  ]);
});

it("two that are one row each are not counted", () => {
  expect(choices("chai versus chang").join()).not.toContain("count");
});

it("two kinds of rows that hold no figure are counted", () => {
  const { model, values } = makeModel({
    tables: {
      shipments: {
        fact: true,
        rows: 400,
        columns: {
          shipment_id: { type: "integer", role: "key" },
          mode: { type: "string", values: ["rail", "road", "sea"] },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), "rail vs road")).toBe(
    "count(*) by mode where mode in rail|road",
  );
});

it.each([
  ["customers in the uk or us", "list customer_name where country in United Kingdom|USA"],
  ["how many customers in uk or us", "count(*) where country in United Kingdom|USA"],
])("%s", (question, expected) => {
  expect(briefOf(salesIndex(), question)).toBe(expected);
});
