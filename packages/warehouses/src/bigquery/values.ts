import type { Literal } from "@parlance/contract";
import { isoTime, isoTimestamp, plainNumber } from "../driver/iso-text.ts";

/** A cell of BigQuery's JSON in the type of its field; times come as microseconds since 1970 (`useInt64Timestamp`). */
export function bigqueryValue(value: unknown, type: string): Literal {
  if (value === null || value === undefined) return null;
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  switch (type) {
    case "INTEGER":
    case "INT64":
    case "FLOAT":
    case "FLOAT64":
    case "NUMERIC":
    case "BIGNUMERIC":
      return plainNumber(text);
    case "BOOLEAN":
    case "BOOL":
      return text === "true";
    case "TIMESTAMP":
      return isoTimestamp(new Date(Number(BigInt(text) / 1000n)).toISOString());
    case "DATETIME":
      return isoTimestamp(text);
    case "TIME":
      return isoTime(text);
    default:
      return text;
  }
}

/** A parameter with its type, as positional parameters are sent. */
export function bigqueryParameter(value: Literal): object {
  const type =
    typeof value === "boolean"
      ? "BOOL"
      : typeof value !== "number"
        ? "STRING"
        : Number.isSafeInteger(value)
          ? "INT64"
          : "FLOAT64";
  return { parameterType: { type }, parameterValue: { value: value === null ? null : String(value) } };
}
