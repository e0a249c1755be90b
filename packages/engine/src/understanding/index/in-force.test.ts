import { describe, expect, it } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id: ColumnSketch = { type: "integer", role: "key" };
const date = (minimum: string, maximum: string, nulls = 0): ColumnSketch => ({
  type: "date",
  role: "time",
  distinct: 200,
  nulls,
  minimum,
  maximum,
});
const made = makeModel({
  tables: {
    boats: { naming: "boat", rows: 40, columns: { boat_id: id, boat: { type: "string", distinct: 40 } } },
    moorings: {
      fact: true,
      rows: 300,
      time: "start_date",
      columns: {
        mooring_id: id,
        boat_id: id,
        start_date: date("2021-01-01", "2024-03-01"),
        end_date: date("2021-07-01", "2025-12-31"),
        terminated_on: date("2021-05-01", "2024-02-01", 260),
        fee: { type: "decimal" },
      },
    },
  },
  references: ["moorings.boat_id>boats.boat_id"],
});
const index = buildModelIndex(made.model, made.values);
const begun = "start_date <= now";

describe("rows that hold until a date which all of them have", () => {
  it.each([
    ["active moorings", `count(*) where (${begun} and end_date >= now and terminated_on missing)`],
    [
      "how many moorings are in force",
      `count(*) where (${begun} and end_date >= now and terminated_on missing)`,
    ],
    ["expired moorings", "count(*) where (end_date < now or not terminated_on missing)"],
    [
      "active moorings on 2023-03-01",
      "count(*) where (start_date < 2023-03-02 and end_date >= 2023-03-01 and (terminated_on missing or terminated_on >= 2023-03-02))",
    ],
    [
      "how many moorings were active in March 2023",
      "count(*) where (start_date < 2023-04-01 and end_date >= 2023-03-01 and (terminated_on missing or terminated_on >= 2023-03-01))",
    ],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});
