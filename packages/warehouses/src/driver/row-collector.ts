import type { Literal } from "@parlance/contract";
import type { RawResult } from "@parlance/engine";

/** Gathers rows up to a number of rows and of bytes. */
export type RowCollector = {
  /** False when the row did not fit any more: the source should be stopped. */
  add(row: Literal[]): boolean;
  result(): RawResult;
  /** Whether the bytes were too many, which no smaller row cap explains. */
  isTooLarge(): boolean;
  /** Whether a row did not fit, in number or in bytes. */
  isFull(): boolean;
};

/** Makes a collector. Bytes are counted as the length of text, eight for anything else. */
export function collectRows(maximumRows: number, maximumBytes: number): RowCollector {
  const rows: Literal[][] = [];
  let bytes = 0;
  let truncated = false;
  return {
    add: (row) => {
      if (rows.length >= maximumRows) truncated = true;
      if (truncated || bytes > maximumBytes) return false;
      for (const value of row) bytes += typeof value === "string" ? value.length : 8;
      rows.push(row);
      return bytes <= maximumBytes;
    },
    result: () => ({ rows, truncated }),
    isTooLarge: () => bytes > maximumBytes,
    isFull: () => truncated || bytes > maximumBytes,
  };
}
