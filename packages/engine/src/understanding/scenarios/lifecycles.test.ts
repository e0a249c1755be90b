import { describe, expect, it } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** The same library cards, whose end is told in another way in each design. */
const designs: Readonly<Record<string, { table: string; from: string; until: string }>> = {
  "cancelled at": { table: "memberships", from: "started_at", until: "cancelled_at" },
  "end date": { table: "memberships", from: "begin_date", until: "end_date" },
  churned: { table: "memberships", from: "signup_date", until: "churned_on" },
};

function cards({ table, from, until }: { table: string; from: string; until: string }): ModelIndex {
  const columns: Record<string, ColumnSketch> = {
    id: { type: "integer", role: "key" },
    [from]: { type: "date", distinct: 90 },
    [until]: { type: "date", distinct: 20, nulls: 60 },
    branch: { type: "string", values: ["North", "South"], distinct: 2 },
  };
  const { model, values } = makeModel({ tables: { [table]: { columns, time: from } } });
  return buildModelIndex(model, values);
}

const cases: readonly [question: string, brief: (from: string, until: string) => string][] = [
  ["how many active memberships", (_, until) => `count(*) where ${until} missing`],
  [
    "number of cancellations in 2023",
    (_, until) => `count(*) where (not ${until} missing and ${until} in 2023-01-01..2024-01-01)`,
  ],
  [
    "how many memberships were active at the end of 2023",
    (from, until) => `count(*) where (${from} < 2024-01-01 and (${until} missing or ${until} >= 2024-01-01))`,
  ],
  [
    "memberships active as of 2023-03-31 by branch",
    (from, until) =>
      `count(*) by branch where (${from} < 2023-04-01 and (${until} missing or ${until} >= 2023-04-01))`,
  ],
];

describe("rows that go on until their end", () => {
  it.each(
    Object.entries(designs).flatMap(([name, design]) =>
      cases.map(([question, brief]) => [name, question, brief(design.from, design.until)] as const),
    ),
  )("%s: %s", (name, question, expected) => {
    const design = designs[name];
    expect(design === undefined ? "" : briefOf(cards(design), question)).toBe(expected);
  });

  it("tells which rows are active by the end of those that are named, and flags before values which they are", () => {
    const key = { type: "integer", role: "key" } as const;
    const { model, values } = makeModel({
      tables: {
        readers: {
          rows: 90,
          columns: { reader_id: key, deactivated_at: { type: "date", nulls: 60, distinct: 20 } },
        },
        passes: {
          rows: 200,
          time: "started_on",
          columns: {
            pass_id: key,
            reader_id: key,
            started_on: { type: "date", distinct: 90 },
            ended_on: { type: "date", nulls: 120, distinct: 40 },
            renewed: { type: "boolean", role: "boolean", distinct: 2 },
            kind: { type: "string", values: ["Night", "Day"], distinct: 2 },
          },
        },
      },
      references: ["passes.reader_id>readers.reader_id"],
    });
    const index = buildModelIndex(model, values);
    expect(briefOf(index, "how many active passes")).toBe("count(*) where ended_on missing");
    expect(briefOf(index, "how many active readers")).toBe("count(*) where deactivated_at missing");
    expect(briefOf(index, "how many unrenewed night passes")).toBe(
      "count(*) where (renewed != true and kind = Night)",
    );
    expect(briefOf(index, "renewed night passes")).toBe(
      "list pass_id where (renewed = true and kind = Night)",
    );
  });

  it("counts kinds of what lies below, and splits by values that are all there are", () => {
    const { model, values } = makeModel({
      tables: {
        keepers: {
          rows: 30,
          naming: "name",
          columns: {
            id: { type: "integer", role: "key" },
            name: { type: "string", distinct: 30 },
            sex: { type: "string", values: ["F", "M"], distinct: 2 },
            wage: { type: "decimal", role: "measure" },
          },
        },
        leaves: {
          rows: 300,
          columns: {
            id: { type: "integer", role: "key" },
            keeper_id: { type: "integer", role: "key" },
            leave_type: { type: "string", values: ["Sick", "Parental"], distinct: 4 },
          },
        },
      },
      references: ["leaves.keeper_id>keepers.id"],
    });
    const index = buildModelIndex(model, values);
    for (const question of [
      "keepers with at least two different kinds of leave",
      "keepers with at least 2 different leave types",
      "keepers with at least two leave types",
    ])
      expect(briefOf(index, question)).toBe(
        "list name where overall count-distinct(leave_type) of the same id >= 2",
      );
    expect(briefOf(index, "average wage of women and men")).toBe("average(wage) by sex where sex in F|M");
  });
});
