import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const indexOf = (columns: Record<string, ColumnSketch>) => {
  const { model, values } = makeModel({
    tables: {
      breakdowns: {
        fact: true,
        rows: 900,
        time: "reported_at",
        columns: {
          breakdown_id: { type: "integer", role: "key" },
          garage: { type: "string", values: ["North", "South"] },
          reported_at: { type: "timestamp" },
          ...columns,
        },
      },
    },
  });
  return buildModelIndex(model, values);
};

describe("two times", () => {
  const index = indexOf({ arrived_at: { type: "timestamp" }, towed_at: { type: "timestamp" } });
  const minutes = "seconds(reported_at, arrived_at) / 60";
  it.each([
    ["average response time in minutes by garage", `average(${minutes}) by garage`],
    ["breakdowns reached within 8 minutes", `count(*) where ${minutes} <= 8`],
    ["how many breakdowns had a response time over an hour", `count(*) where ${minutes} > 60`],
    [
      "which garage has the slowest average response time",
      `average(${minutes}) by garage order m1 desc limit 1`,
    ],
    ["breakdowns towed within 2 hours", "count(*) where seconds(reported_at, towed_at) / 3600 <= 2"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});

describe("a length that is held", () => {
  const index = indexOf({ "Response (s)": { type: "integer" }, "Duration (s)": { type: "integer" } });
  it.each([
    ["average response time in minutes by garage", "average(Response (s) / 60) by garage"],
    ["breakdowns reached within 8 minutes", "where Response (s) <= 480"],
    ["which garage has the slowest average response time", "desc limit 1"],
    ["which garage has the fastest average response time", "order m1 limit 1"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});

describe("what several tables take", () => {
  const { model, values } = makeModel({
    tables: {
      castings: {
        fact: true,
        time: "ordered_on",
        columns: {
          casting_id: { type: "integer", role: "key" },
          foundry: { type: "string", values: ["Ash", "Birch"] },
          ordered_on: { type: "date" },
          received_on: { type: "date" },
        },
      },
      sales: {
        fact: true,
        time: "sold_on",
        columns: {
          sale_id: { type: "integer", role: "key" },
          shop: { type: "string", values: ["East", "West"] },
          sold_on: { type: "date" },
          delivered_on: { type: "date" },
        },
      },
    },
  });
  const index = buildModelIndex(model, values);
  it.each([
    ["average lead time by foundry", "average(days(ordered_on, received_on)) by foundry"],
    ["average delivery time by shop", "average(days(sold_on, delivered_on)) by shop"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});

describe("when it was to happen beside when it did", () => {
  const index = indexOf({
    required_delivery_date: { type: "date" },
    actual_delivery_date: { type: "date" },
  });
  it("the lead time ends when it did", () => {
    expect(briefOf(index, "lead time by garage")).toContain(", actual_delivery_date");
  });
});
