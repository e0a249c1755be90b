import type { TimeGrain } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";

/** Rows of which the first and the last end this soon are over in minutes, in milliseconds. */
const soon = 90 * 60_000;

/** The unit in which it is told how long rows last, where none is said: days between dates, minutes of rides, else hours. */
export const usualUnit = (from: ColumnEntry, until: ColumnEntry): TimeGrain =>
  areSoonOver(from, until) ? "minute" : from.column.physicalType === "timestamp" ? "hour" : "day";

/** The unit of the time between two deeds, where none is said: minutes of a wait at the desk, else days. */
export const gapUnit = (from: ColumnEntry, until: ColumnEntry): "minute" | "day" =>
  areSoonOver(from, until) ? "minute" : "day";

function areSoonOver(from: ColumnEntry, until: ColumnEntry): boolean {
  if ([from, until].some(({ column }) => column.physicalType !== "timestamp")) return false;
  const bounds = (["minimum", "maximum"] as const).map((end) => {
    const [began, ended] = [from, until].map(({ column }) => Date.parse(String(column.profile?.[end])));
    return Math.abs((ended ?? Number.NaN) - (began ?? Number.NaN));
  });
  return bounds.every((apart) => apart <= soon);
}
