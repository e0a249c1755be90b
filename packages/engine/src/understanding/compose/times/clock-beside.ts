import type { Build } from "../build-context.ts";

/** The time of day beside a date that is told apart from it ("transaction_time" beside "transaction_date"); else the time itself. */
export function clockBeside(build: Build, dated: number | null): number | null {
  const entry = build.index.columns[dated ?? -1];
  if (entry?.column.physicalType !== "date") return dated;
  const clocks = build.index.columns.filter(
    ({ table, column }) => table === entry.table && column.physicalType === "time",
  );
  const alike = clocks.find(
    ({ words }) => words[0] === entry.words[0] && words.length === entry.words.length,
  );
  return (alike ?? (clocks.length === 1 ? clocks[0] : undefined))?.id ?? dated;
}
