import { describe, expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const sheet = (name: string, table: TableSketch): ModelIndex => {
  const { model, values } = makeModel({ tables: { [name]: { fact: true, rows: 600, ...table } } });
  return buildModelIndex(model, values);
};

describe("a help desk", () => {
  const desk = sheet("requests", {
    time: "opened_at",
    columns: {
      request_no: { type: "string", role: "key", distinct: 600 },
      opened_at: { type: "timestamp" },
      assigned_to: { type: "string", values: ["Abe", "Bea"], distinct: 5 },
      minutes_spent: { type: "integer" },
      csat: { type: "integer", level: true, minimum: 1, maximum: 5 },
    },
  });
  test.each([
    ["average satisfaction score by agent", "average(csat) by assigned_to"],
    ["requests per agent", "count(*) by assigned_to"],
    ["median minutes worked per request", "median(minutes_spent)"],
    ["most minutes anyone ever sank into a single request", "maximum(minutes_spent)"],
  ])("%s", (question, read) => {
    expect(briefOf(desk, question)).toBe(read);
  });
});

describe("a shop's shelves", () => {
  const shelves = sheet("articles", {
    time: "counted_on",
    columns: {
      sku: { type: "string", role: "key", distinct: 600 },
      counted_on: { type: "date" },
      department: { type: "string", values: ["Garden", "Paint"], distinct: 6 },
      on_hand: { type: "integer" },
      unit_cost: { type: "decimal", unit: "currency", level: true },
      sell_price: { type: "decimal", unit: "currency", level: true },
    },
  });
  test.each([
    ["stock value at cost by department", "sum(on_hand * unit_cost) by department"],
    ["average sell price by department", "average(sell_price) by department"],
  ])("%s", (question, read) => {
    expect(briefOf(shelves, question)).toBe(read);
  });
});

describe("bills in a file that is called after the inns that they are of", () => {
  const inns = sheet("inns", {
    label: "bill",
    time: "paid_at",
    columns: {
      bill_no: { type: "integer", role: "key", distinct: 600 },
      paid_at: { type: "timestamp" },
      inn: { type: "string", values: ["Anchor", "Bell"], distinct: 6 },
      total: { type: "decimal", unit: "currency" },
    },
  });
  test.each([
    ["takings per inn", "sum(total) by inn"],
    ["how many inns are there", "count-distinct(inn)"],
    ["number of bills by inn, fewest on top", "count(*) by inn order m1"],
  ])("%s", (question, read) => {
    expect(briefOf(inns, question)).toBe(read);
  });
});
