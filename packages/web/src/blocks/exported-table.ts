import { formatCell, rowOrder } from "@parlance/charts";
import { capitalised, type DataAnswer, type ResultTable } from "@parlance/contract";
import { conventionsOf } from "./conventions-of.ts";

/**
 * An answer's rows to take away: in the order that they are shown in, weekdays and months by their names, figures without what
 * adding fractions up leaves behind their last digit.
 */
export function exportedTable(answer: DataAnswer): ResultTable {
  const { chart, table, reading } = answer;
  const { locale } = conventionsOf(answer);
  const { places } = rowOrder(chart, table, reading.query);
  const rows = places.map((place) =>
    (table.rows[place] ?? []).map((value, index) => {
      const column = table.columns[index];
      if (column?.part !== undefined && value !== null) return formatCell(value, column, { locale });
      return typeof value === "number" ? plain(value) : value;
    }),
  );
  const columns = table.columns.map(({ part, ...column }) => ({
    ...column,
    label: capitalised(column.label),
    ...(part === undefined ? {} : { type: "string" as const }),
  }));
  return { ...table, columns, rows };
}

/** Digits that a sum of fractions has right, and amounts so large that their cents lie beyond them. */
const digits = { right: 12, large: 1e10 };

const plain = (value: number): number =>
  Number.isInteger(value)
    ? value
    : Number(Math.abs(value) < digits.large ? value.toPrecision(digits.right) : value.toFixed(2));
