import { readFile } from "node:fs/promises";
import type { ByteScan } from "../delimited/scan-bytes.ts";
import type { DetectedFormat, Format } from "./format.ts";
import { zipFormat } from "./zip-format.ts";

const SIGNATURES: readonly (readonly [string, Format])[] = [
  ["25504446", "pdf"],
  ["50415231", "parquet"],
  ["53514c69746520666f726d6174", "sqlite"],
  ["1f8b", "gzip"],
  ["89504e47", "image"],
  ["ffd8ff", "image"],
  ["47494638", "image"],
  ["377abcaf271c", "archive"],
  ["52617221", "archive"],
  ["425a68", "archive"],
  ["28b52ffd", "archive"],
  ["fd377a585a00", "archive"],
  ["7b5c727466", "rtf"],
  ["7f454c46", "program"],
  ["4d5a9000", "program"],
  ["4f626a01", "avro"],
  ["4152524f5731", "arrow"],
];
/** First bytes of spreadsheets older than Excel 5: a record "beginning of file". */
const OLD_EXCEL =
  /^09(00040002|00060000|02060000|04060000|0006000[0-9a-f]|0206000[0-9a-f]|0406000[0-9a-f]|08[01]0000[56])/;

/** Tells a file's format from its bytes, and for containers from their directory. */
export async function detectFormat(path: string, scan: ByteScan): Promise<DetectedFormat> {
  const hex = scan.head.subarray(0, 16).toString("hex");
  if (hex.startsWith("504b0304") || hex.startsWith("504b0506") || hex.startsWith("504b0708"))
    return zipFormat(path);
  if (hex.startsWith("d0cf11e0")) return oleFormat(path);
  const signature = SIGNATURES.find(([bytes]) => hex.startsWith(bytes));
  if (signature) return { ok: true, format: signature[1] };
  if (OLD_EXCEL.test(hex)) return { ok: true, format: "xls" };
  return { ok: true, format: isBinary(scan) ? "binary" : textFormat(scan.head) };
}

/** Old Office container: which stream it holds says what it is. */
async function oleFormat(path: string): Promise<DetectedFormat> {
  const bytes = await readFile(path);
  const holds = (name: string) => bytes.includes(Buffer.from(name, "utf16le"));
  if (holds("EncryptedPackage")) return { ok: false, failure: { code: "encrypted-file" } };
  if (holds("Workbook") || holds("Book")) return { ok: true, format: "xls" };
  if (holds("WordDocument")) return { ok: true, format: "word" };
  if (holds("PowerPoint Document")) return { ok: true, format: "powerpoint" };
  return bytes.length < 4096
    ? { ok: false, failure: { code: "truncated-file", format: "xls" } }
    : { ok: true, format: "office" };
}

/** Control characters that text does not hold; zero bytes are fine in UTF-16. */
function isBinary({ head, hasNul }: ByteScan): boolean {
  const bytes = head.subarray(0, 8192);
  const controls = bytes.filter((byte) => (byte < 9 && byte !== 1) || (byte > 13 && byte < 27)).length;
  if (!hasNul) return controls > bytes.length * 0.05;
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const zeros = [0, 1].map((side) => bytes.filter((byte, at) => byte === 0 && at % 2 === side).length);
  const oneSided = Math.max(...zeros) > bytes.length * 0.2 && Math.min(...zeros) < Math.max(...zeros) / 10;
  return !marked && !oneSided && controls > bytes.length * 0.02;
}

function textFormat(head: Buffer): Format {
  const text = decodeStart(head);
  if (/^(<!doctype html|<html|<head|<body|<table|<style|<meta)/i.test(text)) return "html";
  if (/^<\?xml/i.test(text)) {
    if (/mso-application progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/i.test(text))
      return "excel-xml";
    return /<html/i.test(text) ? "html" : "xml";
  }
  if (/^\{\s*("|\})/.test(text) || /^\[\s*([{["\]]|-?\d|true|false|null)/.test(text)) return "json";
  return "delimited";
}

function decodeStart(head: Buffer): string {
  const [a, b] = head;
  const part = head.subarray(0, 4096);
  if (a === 0xff && b === 0xfe) return part.subarray(2).toString("utf16le").trimStart();
  return part
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimStart();
}
