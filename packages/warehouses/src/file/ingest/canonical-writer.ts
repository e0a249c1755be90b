import { closeSync, openSync, writeSync } from "node:fs";

const FLUSH_AT = 1 << 18;

/** Appends rows to a canonical CSV: UTF-8, commas, every present cell quoted, null cells empty. */
export interface CanonicalWriter {
  /** Row with its 1-based line in the source; cells beyond `width` are dropped, missing ones are null. */
  write(line: number, cells: readonly (string | null)[]): void;
  close(): void;
  readonly rows: number;
  /** UTF-8 bytes of the longest row, at most. */
  readonly longestRow: number;
}

/** Opens a canonical CSV of `width` columns at `path` (null: each row as long as it is); synchronous, for use in a worker. */
export function canonicalWriter(path: string, width: number | null): CanonicalWriter {
  const file = openSync(path, "w");
  let buffer = "";
  let rows = 0;
  let longestRow = 0;
  const flush = () => {
    writeSync(file, buffer);
    buffer = "";
  };
  return {
    write(line, cells) {
      let row = String(line);
      for (let index = 0; index < (width ?? cells.length); index += 1)
        row += `,${field(cells[index] ?? null)}`;
      buffer += `${row}\n`;
      rows += 1;
      longestRow = Math.max(longestRow, row.length * 3);
      if (buffer.length >= FLUSH_AT) flush();
    },
    close() {
      flush();
      closeSync(file);
    },
    get rows() {
      return rows;
    },
    get longestRow() {
      return longestRow;
    },
  };
}

function field(cell: string | null): string {
  if (cell === null) return "";
  const text = cell.trim();
  if (text === "") return "";
  const clean = text.includes("\0") ? text.replaceAll("\0", "") : text;
  return clean.includes('"') ? `"${clean.replaceAll('"', '""')}"` : `"${clean}"`;
}
