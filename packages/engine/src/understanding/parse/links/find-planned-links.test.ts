import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const indexOf = (columns: Record<string, ColumnSketch>) => {
  const { model, values } = makeModel({
    tables: {
      repairs: {
        fact: true,
        rows: 900,
        columns: { repair_id: { type: "integer", role: "key" }, ...columns },
      },
    },
  });
  return buildModelIndex(model, values);
};

describe("what rows took and cost", () => {
  const index = indexOf({
    planned_minutes: { type: "integer" },
    actual_minutes: { type: "integer" },
    idle_minutes: { type: "integer" },
    quoted_cost: { type: "decimal" },
    final_cost: { type: "decimal" },
  });
  it.each([
    ["how many repairs took longer than planned?", "count(*) where actual_minutes > planned_minutes"],
    ["how many repairs cost more than quoted?", "count(*) where final_cost > quoted_cost"],
    ["average repair duration in hours", "average(actual_minutes / 60)"],
    ["repairs longer than 2 hours", "where actual_minutes > 120"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});

it("two times are held against planned hours", () => {
  const index = indexOf({
    planned_hours: { type: "decimal" },
    started_at: { type: "timestamp" },
    ended_at: { type: "timestamp" },
  });
  expect(briefOf(index, "how many repairs took longer than planned?")).toBe(
    "count(*) where seconds(started_at, ended_at) / 3600 > planned_hours",
  );
});
