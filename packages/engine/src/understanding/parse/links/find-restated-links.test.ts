import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    riders: {
      naming: "rider_name",
      rows: 40,
      columns: {
        rider_id: { type: "integer", role: "key" },
        rider_name: { type: "string", values: ["Ann Lee", "Ben Moss"], distinct: 40 },
      },
    },
    visits: {
      fact: true,
      rows: 600,
      time: "visit_start",
      columns: {
        visit_id: { type: "integer", role: "key" },
        rider_id: { type: "integer", role: "key" },
        visit_start: { type: "timestamp" },
        visit_end: { type: "timestamp" },
        outcome: { type: "string", values: ["success", "failed"] },
        device: { type: "string", values: ["phone", "desk"] },
      },
    },
    letters: {
      rows: 80,
      columns: {
        letter_id: { type: "integer", role: "key" },
        rider_id: { type: "integer", role: "key" },
        device: { type: "string", values: ["phone", "desk"] },
      },
    },
  },
  references: ["visits.rider_id>riders.rider_id", "letters.rider_id>riders.rider_id"],
});
for (const { columns } of model.tables)
  for (const column of columns) {
    const known = values.find((list) => list.column === column.name)?.values ?? [];
    if (column.profile !== null)
      column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
  }
const index = buildModelIndex(model, values);

/** The two times that a question's first figure lies between, the earlier one first. */
function durationOf(question: string): string[] {
  const { query } = best(index, question);
  const text = JSON.stringify(query.kind === "aggregate" ? query.measures[0]?.expression : null);
  return [...text.matchAll(/"column":"(\w+)"/g)].map(([, column]) => column ?? "");
}

describe("figures said again", () => {
  it.each([
    [
      "What is the total visit duration in seconds for each rider? Return the rider name and their total duration, sorted by total duration with the longest duration first.",
      "by rider_name order m1 desc",
    ],
    [
      "For riders with at least 5 total visits, what is their visit success rate? Return the rider name and success rate, ordered from lowest to highest success rate.",
      "100 * count(*) / count(*), count(*) by rider_name having m2 >= 5 order m1",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toContain(expected);
  });

  it("looks for groups where the figure is", () => {
    const read = briefOf(index, "average visit duration in minutes by device");
    expect(read).toContain("by device");
    expect(durationOf("average visit duration in minutes by device")).toEqual(["visit_start", "visit_end"]);
    expect(read).not.toContain("missing");
  });
});
