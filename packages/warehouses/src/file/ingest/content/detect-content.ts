import type { ByteScan } from "../delimited/scan-bytes.ts";
import type { IngestFailure } from "../outcome.ts";
import { detectFormat } from "./detect-format.ts";
import type { Format } from "./format.ts";

/** How a file will be read. `readAs` names the format where the file's name says another. */
export interface Content {
  kind: "delimited" | "spreadsheet" | "json";
  readAs: string | null;
}

type Detected = { ok: true; content: Content } | { ok: false; failure: IngestFailure };

const NAMED: ReadonlyMap<string, Content["kind"]> = new Map([
  ["csv", "delimited"],
  ["tsv", "delimited"],
  ["tab", "delimited"],
  ["psv", "delimited"],
  ["json", "json"],
  ["jsonl", "json"],
  ["ndjson", "json"],
  ["geojson", "json"],
  ["xlsx", "spreadsheet"],
  ["xlsm", "spreadsheet"],
  ["xlsb", "spreadsheet"],
  ["xls", "spreadsheet"],
  ["ods", "spreadsheet"],
]);
const READABLE: Partial<Record<Format, Content["kind"]>> = {
  delimited: "delimited",
  json: "json",
  xlsx: "spreadsheet",
  xlsb: "spreadsheet",
  ods: "spreadsheet",
  xls: "spreadsheet",
  "excel-xml": "spreadsheet",
};

/**
 * Tells from the bytes how to read a file. A workbook may carry another workbook's extension, and an `.xls` may be the HTML
 * or text table that many systems export under that name; any other disagreement is `wrong-type`.
 */
export async function detectContent(path: string, fileName: string, scan: ByteScan): Promise<Detected> {
  const detected = await detectFormat(path, scan);
  if (!detected.ok) return detected;
  const { format } = detected;
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const named = NAMED.get(extension) ?? null;
  const kind = format === "html" && extension === "xls" ? "spreadsheet" : (READABLE[format] ?? null);
  if (kind === null) {
    const failure: IngestFailure =
      named === null
        ? { code: "unsupported-type", found: format }
        : { code: "wrong-type", named: extension, found: format };
    return { ok: false, failure };
  }
  if (named !== null && named !== kind && !(extension === "xls" && kind === "delimited")) {
    return { ok: false, failure: { code: "wrong-type", named: extension, found: format } };
  }
  const readAs = named !== null && !isExpected(extension, format) ? format : null;
  return { ok: true, content: { kind, readAs } };
}

function isExpected(extension: string, format: Format): boolean {
  if (NAMED.get(extension) !== "spreadsheet") return true;
  return extension === format || (extension === "xlsm" && format === "xlsx");
}
