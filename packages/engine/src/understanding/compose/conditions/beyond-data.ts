import type { Period } from "@parlance/contract";
import { type Build, columnAt } from "../build-context.ts";

/** Whether a period begins after today and after all that a column holds: what it asks for has not happened yet. */
export function isBeyondData(
  { now, index }: Build,
  column: number,
  { interval: { start } }: Period,
): boolean {
  const last = columnAt({ index }, column)?.profile?.maximum;
  return start !== null && start > now.slice(0, 10) && typeof last === "string" && last.slice(0, 10) < start;
}
