import { formatCell, noMember, type RowOrder } from "@parlance/charts";
import { estimates, type ResultColumn, type ResultTable } from "@parlance/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { isOneLongRow, OneRow } from "./one-row.tsx";
import type { Cells } from "./sentence.tsx";

const pageSize = 12;
const mostRows = 500;
/** Headings of more characters get a wider column, so that they take few lines. */
const longLabel = 24;
/** What an analysis adds beside a figure, but for the figure to come and the mark of what falls out: on a phone it waits until wanted. */
const isBeside = ({ id }: ResultColumn): boolean =>
  estimates.some((each) => each !== "forecast" && each !== "anomaly" && id.endsWith(`:${each}`));
/** Names of so many characters stay on one line where there is room for it. */
const shortName = 28;
const none: Cells = [];

/**
 * The rows of an answer: figures to the right, in the given order (else the result's) or sorted by a click on the heading,
 * a page at a time; one row of many columns as a list of these. Marked cells are brought into view. On a phone the first column stays in sight while the others are moved, and
 * what an analysis adds waits until it is wanted. Of `grouped` rows a member that is missing is a group too.
 */
export function AnswerTable({
  table,
  locale = "en-US",
  marked = none,
  given = null,
  grouped = false,
}: {
  table: ResultTable;
  locale?: string;
  marked?: Cells;
  given?: RowOrder | null;
  grouped?: boolean;
}) {
  const [chosen, setChosen] = useState<RowOrder["by"]>(null);
  const [shown, setShown] = useState(pageSize);
  const [isWide, setWide] = useState(false);
  const order = chosen ?? given?.by ?? null;
  const rows = useMemo(() => sorted(table, chosen, given?.places ?? null), [table, chosen, given]);
  const body = useRef<HTMLTableSectionElement>(null);
  const far = Math.max(-1, ...marked.map(([row]) => rows.findIndex(({ place }) => place === row)));
  useEffect(() => {
    if (marked.length === 0) return;
    setShown((now) => Math.max(now, Math.min(far + 1, mostRows)));
    requestAnimationFrame(() =>
      body.current?.querySelector("[data-marked]")?.scrollIntoView({ block: "center", behavior: "smooth" }),
    );
  }, [marked, far]);
  const isMarked = (row: number, column: number): boolean =>
    marked.some(([markedRow, markedColumn]) => markedRow === row && markedColumn === column);
  if (isOneLongRow(table)) return <OneRow table={table} locale={locale} isMarked={isMarked} />;
  const waiting = isWide ? 0 : table.columns.filter(isBeside).length;
  const placed = (column: ResultColumn, index: number): string =>
    classNames(
      waiting > 0 && isBeside(column) && "max-sm:hidden",
      index === 0 && table.columns.length > 2 && "max-sm:sticky max-sm:left-0 max-sm:z-10",
    );
  return (
    <div className="grid min-w-0 justify-items-start gap-2 max-sm:justify-items-stretch">
      <div className="max-w-full overflow-x-auto rounded-lg border max-sm:bg-canvas border-line sm:w-fit sm:min-w-80">
        <table aria-label="Rows of the answer" className="w-full border-collapse text-sm">
          <thead>
            <tr className="text-left">
              {table.columns.map((column, index) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={
                    order?.column === index ? (order.descending ? "descending" : "ascending") : "none"
                  }
                  className={classNames(
                    "bg-raised p-0 align-bottom font-medium",
                    placed(column, index),
                    column.role === "measure" && "text-right",
                    column.label.length > longLabel ? "min-w-44" : column.role === "measure" && "min-w-24",
                  )}
                >
                  <button
                    type="button"
                    className="w-full px-3 py-1.5 text-[inherit] pointer-coarse:min-h-10 text-muted hover:text-ink"
                    style={{ textAlign: "inherit" }}
                    onClick={() =>
                      setChosen({
                        column: index,
                        descending: order?.column === index ? !order.descending : column.role === "measure",
                      })
                    }
                  >
                    <span className="inline-block first-letter:uppercase">{column.label}</span>
                    {order?.column === index && <span aria-hidden>{order.descending ? " ↓" : " ↑"}</span>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.slice(0, shown).map(({ row, place }) => (
              <tr key={place} className="border-t border-line">
                {table.columns.map((column, index) => (
                  <td
                    key={column.id}
                    data-marked={isMarked(place, index) || undefined}
                    className={classNames(
                      "px-3 py-1.5",
                      placed(column, index),
                      index === 0 && !isMarked(place, index) && "max-sm:bg-canvas",
                      column.type === "string" ? "min-w-24 max-w-80" : "whitespace-nowrap",
                      isShort(row[index]) && "sm:whitespace-nowrap",
                      column.role === "measure" && "text-right tabular-nums",
                      isMarked(place, index) && "bg-accent-soft font-semibold text-accent",
                    )}
                  >
                    {grouped && column.role === "dimension" && (row[index] ?? null) === null
                      ? noMember
                      : formatCell(row[index] ?? null, column, { locale })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-x-2 empty:hidden">
        {waiting > 0 && (
          <Button look="text" size="small" className="sm:hidden" onClick={() => setWide(true)}>
            Show all {table.columns.length} columns
          </Button>
        )}
        {shown < rows.length && (
          <Button look="text" size="small" onClick={() => setShown(shown + 100)}>
            Show more of {rows.length.toLocaleString(locale)} rows
          </Button>
        )}
      </div>
    </div>
  );
}

function sorted(table: ResultTable, order: RowOrder["by"], places: number[] | null) {
  const rows = table.rows.map((row, place) => ({ row, place }));
  if (order === null) return places?.flatMap((place) => rows[place] ?? []) ?? rows;
  const sign = order.descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [a.row[order.column] ?? null, b.row[order.column] ?? null];
    if (x === null || y === null) return x === y ? a.place - b.place : x === null ? 1 : -1;
    const difference =
      typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
    return difference === 0 ? a.place - b.place : sign * difference;
  });
}

const isShort = (value: unknown): boolean => typeof value === "string" && value.length <= shortName;
