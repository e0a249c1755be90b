import { formatCell } from "@parlance/charts";
import type { ResultTable } from "@parlance/contract";
import { classNames } from "../ui/class-names.ts";

/** So many columns of one row stand side by side; more are easier to read one under the other. */
const mostBeside = 5;

/** Whether a result is one row of so many columns that it is shown as a list of them. */
export const isOneLongRow = ({ rows, columns }: ResultTable): boolean =>
  rows.length === 1 && columns.length > mostBeside;

/** The one row of an answer, a line for each of its columns: its heading and its cell. */
export function OneRow({
  table: { columns, rows },
  locale,
  isMarked,
}: {
  table: ResultTable;
  locale: string;
  isMarked: (row: number, column: number) => boolean;
}) {
  return (
    <div className="max-w-full overflow-x-auto rounded-lg border border-line sm:w-fit sm:min-w-80">
      <table aria-label="Row of the answer" className="w-full border-collapse text-sm">
        <tbody>
          {columns.map((column, index) => (
            <tr key={column.id} className="border-line not-first:border-t">
              <th
                scope="row"
                className="bg-raised px-3 py-1.5 text-left align-top font-medium text-muted first-letter:uppercase"
              >
                {column.label}
              </th>
              <td
                data-marked={isMarked(0, index) || undefined}
                className={classNames(
                  "px-3 py-1.5 break-words tabular-nums sm:max-w-120",
                  isMarked(0, index) && "bg-accent-soft font-semibold text-accent",
                )}
              >
                {formatCell(rows[0]?.[index] ?? null, column, { locale })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
