import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { getDecoder } from "iconv-lite";
import { canonicalWriter } from "../canonical-writer.ts";
import type { Extraction } from "../extracted-table.ts";
import { noteSkippedLine } from "../skipped-lines.ts";
import type { DelimitedPlan } from "./plan-delimited.ts";
import { type RowFilter, rowFilter } from "./row-filter.ts";
import { tokenizer } from "./tokenize.ts";

const CHUNK = 1 << 18;

/** Reads a delimited file that needs care (encoding, preamble, footer, ragged rows, mixed line ends) into a canonical CSV. */
export function extractDelimited(
  plan: DelimitedPlan,
  folder: string,
  name: string,
  onProgress: (fraction: number) => void,
): Extraction {
  const csv = join(folder, "delimited.csv");
  const writer = canonicalWriter(csv, plan.headers.length);
  const rows = rowFilter(plan.headers.length, plan.report, writer);
  try {
    readRecords(plan, rows, onProgress);
    rows.end();
  } finally {
    writer.close();
  }
  const columns = plan.headers.map((header) => ({ header, notes: [], typedNumbers: false }));
  const shape = { csv, longestRow: writer.longestRow, columns, ragged: false, rowKey: null };
  return { tables: [{ name, ...shape, report: plan.report, parentKey: null }], skippedSheets: [] };
}

function readRecords(plan: DelimitedPlan, rows: RowFilter, onProgress: (fraction: number) => void): void {
  const decoder = getDecoder(plan.encoding.codec, { stripBOM: false });
  const reader = tokenizer(plan.dialect, (record) => {
    if (record.unclosedQuote) noteSkippedLine(plan.report, record.index + 1, "unclosed-quote");
    if (record.index >= plan.firstRecord) rows.add(record.index + 1, record.cells);
  });
  const file = openSync(plan.path, "r");
  try {
    const size = fstatSync(file).size;
    const buffer = Buffer.allocUnsafe(CHUNK);
    let position = plan.encoding.bomBytes;
    for (;;) {
      const count = readSync(file, buffer, 0, CHUNK, position);
      if (count === 0) break;
      position += count;
      reader.push(decoder.write(buffer.subarray(0, count)));
      onProgress(position / size);
    }
    reader.push(decoder.end() ?? "");
    reader.end();
  } finally {
    closeSync(file);
  }
}
