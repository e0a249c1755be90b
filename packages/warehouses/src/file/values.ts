import {
  type DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBDecimalValue,
  type DuckDBPreparedStatement,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  DuckDBTimeValue,
  type DuckDBValue,
} from "@duckdb/node-api";
import type { Literal } from "@parlance/contract";

/**
 * The rows of a chunk as plain values. Fractions are cut to fourteen digits: what lies below is the noise of adding
 * floating-point numbers in whatever order the threads met, and the same question must give the same figures.
 */
export function chunkRows(chunk: DuckDBDataChunk): Literal[][] {
  const columns = Array.from({ length: chunk.columnCount }, (_, index) =>
    chunk.getColumnValues(index).map((value) => withoutNoise(plainValue(value))),
  );
  return Array.from({ length: chunk.rowCount }, (_, row) => columns.map((values) => values[row] ?? null));
}

const withoutNoise = (value: Literal): Literal =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(14)) : value;

/**
 * A DuckDB value as JSON holds it: dates and timestamps as ISO strings without zone, integers beyond 2^53 as strings,
 * decimals as numbers, NaN and infinities as null, anything else as its text.
 */
export function plainValue(value: DuckDBValue): Literal {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : null;
    case "bigint":
      return plainInteger(value);
    default:
      return value === null ? null : plainObject(value);
  }
}

function plainInteger(value: bigint): Literal {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

function plainObject(value: Exclude<DuckDBValue, string | boolean | number | bigint | null>): Literal {
  if (value instanceof DuckDBDecimalValue) return value.toDouble();
  if (value instanceof DuckDBDateValue)
    return value.isFinite ? isoInstant(BigInt(value.days) * 86_400_000_000n).slice(0, 10) : String(value);
  if (value instanceof DuckDBTimestampValue || value instanceof DuckDBTimestampTZValue)
    return value.isFinite ? isoInstant(value.micros) : String(value);
  if (value instanceof DuckDBTimestampSecondsValue) return isoInstant(value.seconds * 1_000_000n);
  if (value instanceof DuckDBTimestampMillisecondsValue) return isoInstant(value.millis * 1000n);
  if (value instanceof DuckDBTimestampNanosecondsValue) return isoInstant(value.nanos / 1000n);
  if (value instanceof DuckDBTimeValue) return isoInstant(value.micros).slice(11);
  return String(value);
}

/** ISO timestamp without zone; milliseconds only where there are any. */
function isoInstant(micros: bigint): string {
  const milliseconds = micros / 1000n - (micros % 1000n < 0n ? 1n : 0n);
  return new Date(Number(milliseconds)).toISOString().replace(/(\.000)?Z$/, "");
}

/** Binds the values, integers as integers so that they compare with keys. */
export function bindParameters(statement: DuckDBPreparedStatement, parameters: Literal[]): void {
  for (const [index, value] of parameters.entries()) bindParameter(statement, index + 1, value);
}

function bindParameter(statement: DuckDBPreparedStatement, position: number, value: Literal): void {
  if (value === null) statement.bindNull(position);
  else if (typeof value === "string") statement.bindVarchar(position, value);
  else if (typeof value === "boolean") statement.bindBoolean(position, value);
  else if (!Number.isSafeInteger(value)) statement.bindDouble(position, value);
  else if (Math.abs(value) < 2 ** 31) statement.bindInteger(position, value);
  else statement.bindBigInt(position, BigInt(value));
}
