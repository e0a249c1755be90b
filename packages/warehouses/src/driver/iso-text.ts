import type { Literal } from "@parlance/contract";

/** "2024-01-05 10:00:00.120000+01" as ISO 8601 without zone: milliseconds only where there are any; times before Christ stay as they are. */
export function isoTimestamp(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d+)?/.exec(text);
  if (match === null || text.endsWith(" BC")) return text;
  const fraction = (match[3] ?? "").slice(0, 4).padEnd(4, "0");
  return `${match[1]}T${match[2]}${match[3] === undefined || fraction === ".000" ? "" : fraction}`;
}

/** "08:30:00.5" with milliseconds only where there are any. */
export const isoTime = (text: string): string => isoTimestamp(`2000-01-01 ${text}`).slice(11);

/** A number written out: null for NaN and infinities, text beyond the integers that JSON holds exactly. */
export function plainNumber(text: string): Literal {
  const number = Number(text);
  if (!Number.isFinite(number)) return null;
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(number) ? text : number;
}
