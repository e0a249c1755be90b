import { formatCell, type RowOrder } from "@parlance/charts";
import type { ResultTable } from "@parlance/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import type { Cells } from "./sentence.tsx";

const pageSize = 12;
const mostRows = 500;
/** Headings of more characters get a wider column, so that they take few lines. */
const longLabel = 24;
/** Names of so many characters stay on one line where there is room for it. */
const shortName = 28;
const none: Cells = [];

/**
 * The rows of an answer: figures to the right, in the given order (else the result's) or sorted by a click on the heading,
 * a page at a time. Marked cells are brought into view.
 */
export function AnswerTable({
  table,
  locale = "en-US",
  marked = none,
  given = null,
}: {
  table: ResultTable;
  locale?: string;
  marked?: Cells;
  given?: RowOrder | null;
}) {
  const [chosen, setChosen] = useState<RowOrder["by"]>(null);
  const [shown, setShown] = useState(pageSize);
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
  return (
    <div className="grid min-w-0 justify-items-start gap-2 max-sm:justify-items-stretch">
      <div className="max-w-full overflow-x-auto rounded-lg border border-line sm:w-fit sm:min-w-80">
        <table aria-label="Rows of the answer" className="w-full border-collapse text-sm">
          <thead>
            <tr className="bg-raised text-left">
              {table.columns.map((column, index) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={
                    order?.column === index ? (order.descending ? "descending" : "ascending") : "none"
                  }
                  className={classNames(
                    "p-0 align-bottom font-medium",
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
                      column.type === "string" ? "min-w-24 max-w-80" : "whitespace-nowrap",
                      isShort(row[index]) && "sm:whitespace-nowrap",
                      column.role === "measure" && "text-right tabular-nums",
                      isMarked(place, index) && "bg-accent-soft font-semibold text-accent",
                    )}
                  >
                    {formatCell(row[index] ?? null, column, { locale })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < rows.length && (
        <Button look="text" size="small" className="justify-self-start" onClick={() => setShown(shown + 100)}>
          Show more of {rows.length.toLocaleString(locale)} rows
        </Button>
      )}
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
