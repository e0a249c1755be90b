import type { Build } from "../build-context.ts";

/** "Which weekday is the busiest?" names nothing: the largest fact table that has a time is what happens, or what its rows are lines of. */
export function busyTable({ frame, index }: Build): number | null {
  const timed = frame.groups.some(({ kind }) => kind === "grain" || kind === "part");
  if (!timed || !frame.extremes.some(({ count }) => count)) return null;
  const facts = index.tables.filter(({ table }) => table.type === "fact" && table.timeColumn !== null);
  const largest = facts.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0];
  const whole = facts.find(({ id }) => id === index.parts.get(largest?.id ?? -1));
  return (whole ?? largest)?.id ?? null;
}
