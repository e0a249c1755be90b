import type { Literal } from "@parlance/contract";
import { isoTime, isoTimestamp, plainNumber } from "../driver/iso-text.ts";

/** A value of Snowflake's client, numbers and times asked for as text, in the type of its column. */
export function snowflakeValue(value: unknown, type: string): Literal {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value;
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  switch (type) {
    case "fixed":
    case "real":
      return plainNumber(text);
    case "time":
      return isoTime(text);
    case "timestamp_ntz":
    case "timestamp_ltz":
    case "timestamp_tz":
    case "timestamp":
      return isoTimestamp(text);
    default:
      return text;
  }
}
