import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { getDecoder } from "iconv-lite";
import type { IngestFailure } from "../outcome.ts";
import { noteSkippedLine } from "../skipped-lines.ts";
import type { ExtractJob, ExtractResult } from "../worker/extract-job.ts";
import { addDocument } from "./add-document.ts";
import { addRecord, isRecord, type Json } from "./add-record.ts";
import { valueSplitter } from "./split-values.ts";
import { type TableSet, tableSet } from "./table-set.ts";

type JsonJob = Extract<ExtractJob, { kind: "json" }>;

const CHUNK = 1 << 18;

/** Reads JSON (one array, values line by line, or one object) record by record into canonical CSVs, one for each table. */
export function extractJson(job: JsonJob, onProgress: (fraction: number) => void): ExtractResult {
  const set = tableSet(job.folder);
  const counts = { read: 0, bad: 0 };
  let held: Json | undefined;
  let reader: ReturnType<typeof valueSplitter> | null = null;
  const main = () => set.table(job.name, null);
  const add = (value: Json) => {
    if (counts.read === 1) held = value;
    if (counts.read === 2 && held !== undefined) addTo(set, job.name, held);
    if (counts.read >= 2) addTo(set, job.name, value);
  };
  const onValue = (text: string) => {
    counts.read += 1;
    try {
      add(JSON.parse(text) as Json);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      counts.bad += 1;
      noteSkippedLine(main().report, counts.read, "unreadable");
    }
  };
  let inArray = false;
  readText(job.path, onProgress, (text) => {
    if (reader === null && text.trim() === "") return;
    inArray ||= reader === null && text.trimStart().startsWith("[");
    reader ??= valueSplitter(inArray, onValue);
    reader.push(text);
  });
  const whole = (reader as ReturnType<typeof valueSplitter> | null)?.end() ?? true;
  if (!whole && (inArray || counts.read <= 1)) return fail({ code: "truncated-file", format: "json" });
  if (counts.bad > counts.read / 2)
    return fail({ code: "unreadable", detail: "most values are not valid JSON" });
  if (counts.read === 1 && held !== undefined) {
    if (!inArray && isRecord(held)) addDocument(set, job.name, held);
    else addTo(set, job.name, held);
  }
  return finish(set, job.maxColumns);
}

function finish(set: TableSet, limit: number): ExtractResult {
  const tables = set.finish();
  if (tables.length === 0) return fail({ code: "no-rows" });
  const columns = Math.max(...tables.map((table) => table.columns.length));
  if (columns > limit) return fail({ code: "too-many-columns", columns, limit });
  for (const { report } of tables) report.encoding = "utf-8";
  return { ok: true, extraction: { tables, skippedSheets: [] } };
}

/** A value of the stream as a row; a list becomes a row of `column_1`, `column_2`, …. */
function addTo(set: TableSet, name: string, value: Json): void {
  const record = Array.isArray(value)
    ? Object.fromEntries(value.map((cell, index) => [`column_${index + 1}`, cell]))
    : value;
  addRecord(set, set.table(name, null), record, null);
}

function readText(
  path: string,
  onProgress: (fraction: number) => void,
  onText: (text: string) => void,
): void {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.allocUnsafe(CHUNK);
    let decoder: ReturnType<typeof getDecoder> | null = null;
    for (let position = 0; ; ) {
      const count = readSync(file, buffer, 0, CHUNK, position);
      if (count === 0) break;
      decoder ??= getDecoder(codecOf(buffer));
      position += count;
      onText(decoder.write(buffer.subarray(0, count)));
      onProgress(position / size);
    }
    onText(decoder?.end() ?? "");
  } finally {
    closeSync(file);
  }
}

function codecOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  return head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : "utf8";
}

function fail(failure: IngestFailure): ExtractResult {
  return { ok: false, failure };
}
