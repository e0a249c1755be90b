import type { Literal } from "@parlance/contract";
import { isoTime, isoTimestamp, plainNumber } from "../driver/iso-text.ts";

/** What is read of a column's description: the protocol's type number and the display length. */
export type MysqlField = { columnType?: number | undefined; columnLength?: number | undefined };

/** The protocol's numbers of the types that need reading. */
const tiny = 1;
const timestamps: readonly (number | undefined)[] = [7, 12, 17, 18];
const times: readonly (number | undefined)[] = [11, 19];
const decimals: readonly (number | undefined)[] = [0, 246];
const bit = 16;
const float = 4;

/** A value of `mysql2` as JSON holds it. TINYINT(1) is MySQL's boolean, and so is BIT(1). */
export function mysqlValue(value: unknown, { columnType, columnLength }: MysqlField): Literal {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value))
    return columnType === bit && columnLength === 1 ? value[0] === 1 : value.toString("utf8");
  if (columnType === tiny && columnLength === 1) return Number(value) !== 0;
  if (typeof value === "number")
    return Number.isFinite(value) ? (columnType === float ? asWritten(value) : value) : null;
  if (typeof value === "boolean") return value;
  const text = String(value);
  if (decimals.includes(columnType)) return plainNumber(text);
  if (timestamps.includes(columnType)) return isoTimestamp(text);
  return times.includes(columnType) ? isoTime(text) : text;
}

/** The shortest number that a FLOAT holds as the same: 1.1, not the 1.100000023841858 that it comes as. */
const asWritten = (value: number): number =>
  [6, 7, 8, 9]
    .map((digits) => Number(value.toPrecision(digits)))
    .find((short) => Math.fround(short) === value) ?? value;

/** A parameter as the protocol takes it: booleans are numbers. */
export const mysqlParameter = (value: Literal): string | number | null =>
  typeof value === "boolean" ? Number(value) : value;
