import type { ResultColumn, Unit } from "@parlance/contract";
import { expect, test } from "vitest";
import { dimension, dollars, measure } from "../testing/samples.ts";
import { formatCell } from "./format-cell.ts";
import { withDecimals } from "./with-decimals.ts";

const unit = (kind: Unit["kind"], label: string | null = null): Unit => ({ kind, currency: null, label });
const ratio = measure("m", { unit: unit("ratio") });

test.each<[string, ResultColumn, (number | null)[], string[]]>([
  ["amounts", measure("m", { unit: dollars }), [171684, 0.5, null], ["$171,684.00", "$0.50", "–"]],
  ["whole amounts", measure("m", { unit: dollars }), [171684, 20], ["$171,684", "$20"]],
  ["amounts whose sums leave fractions", measure("m", { unit: dollars }), [20.000000001, 7], ["$20", "$7"]],
  [
    "amounts below a cent",
    measure("m", { unit: dollars }),
    [12.5, 3, 0.0042],
    ["$12.50", "$3.00", "$0.0042"],
  ],
  ["averages", measure("m"), [78.2442, 80, 19.5], ["78.24", "80.00", "19.50"]],
  ["tenths", measure("m"), [7.5, 80], ["7.5", "80.0"]],
  ["shares", ratio, [0.125, 0.3, 0.0333333], ["12.50 %", "30.00 %", "3.33 %"]],
  ["parts of one", measure("m"), [0.1234567, 0.05, 0.00001], ["0.1235", "0.0500", "0.00001"]],
  ["lengths", measure("m", { unit: unit("duration", "day") }), [1, 2.5], ["1.0 days", "2.5 days"]],
  ["shares around one", ratio, [0.008854, -0.0407], ["0.89 %", "-4.07 %"]],
  ["counts", measure("m", { type: "integer" }), [1, 1000], ["1", "1,000"]],
  ["codes", dimension("m", { type: "decimal" }), [1, 2.5], ["1", "2.5"]],
])("%s of a column have one number of decimals", (_, column, values, texts) => {
  const rows = values.map((value) => [value]);
  const { columns } = withDecimals({ columns: [column], rows, rowCount: rows.length, truncated: false });
  expect(values.map((value) => formatCell(value, columns[0] ?? column))).toEqual(texts);
});
