import { type FileHandle, open } from "node:fs/promises";
import type { DetectedFormat, Format } from "./format.ts";

/** Unpacked sizes above which a container is refused: in all, and as a multiple of its packed size once that matters. */
const MOST_UNPACKED = 2 ** 31;
const MOST_RATIO = 200;
const RATIO_MATTERS = 128 * 1024 * 1024;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;

interface ZipEntry {
  name: string;
  packed: number;
  unpacked: number;
  encrypted: boolean;
}

/** Reads a zip's directory, unpacking nothing: what it holds, whether it is whole, encrypted, or a bomb. */
export async function zipFormat(path: string): Promise<DetectedFormat> {
  const file = await open(path, "r");
  try {
    const entries = await zipEntries(file);
    if (entries === null) return { ok: false, failure: { code: "truncated-file", format: "zip" } };
    if (entries.some((entry) => entry.encrypted)) return { ok: false, failure: { code: "encrypted-file" } };
    const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    const packedBytes = entries.reduce((sum, entry) => sum + entry.packed, 0);
    const bomb =
      unpackedBytes > MOST_UNPACKED ||
      (unpackedBytes > RATIO_MATTERS && unpackedBytes > MOST_RATIO * Math.max(1, packedBytes));
    if (bomb) return { ok: false, failure: { code: "zip-bomb", unpackedBytes, packedBytes } };
    return {
      ok: true,
      format: formatOf(
        entries.map((entry) => entry.name),
        await mimeType(file),
      ),
    };
  } finally {
    await file.close();
  }
}

function formatOf(names: string[], mime: string): Format {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^\/?xl[\\/]workbook\.bin$/i)) return "xlsb";
  if (has(/^\/?xl[\\/]/i) || has(/(^|[\\/])workbook\.xml$/i)) return "xlsx";
  if (mime.includes("opendocument.spreadsheet")) return "ods";
  if (has(/^\/?word[\\/]/i) || mime.includes("opendocument.text")) return "word";
  if (has(/^\/?ppt[\\/]/i)) return "powerpoint";
  return has(/^content\.xml$/i) && has(/^meta\.xml$/i) ? "ods" : "zip";
}

/** First entry's content where it is stored plainly, as OpenDocument's `mimetype` is. */
async function mimeType(file: FileHandle): Promise<string> {
  const start = Buffer.alloc(128);
  await file.read(start, 0, start.length, 0);
  return start.toString("latin1");
}

/** Entries of the central directory, or null where its end record is missing or points outside the file. */
async function zipEntries(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, END_BYTES + 65_535));
  await file.read(tail, 0, tail.length, size - tail.length);
  const end = lastEnd(tail);
  if (end === -1) return null;
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (start === 0xffffffff || start + bytes > size) return null;
  const directory = Buffer.alloc(bytes);
  await file.read(directory, 0, bytes, start);
  return readEntries(directory, count);
}

function lastEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  return -1;
}

function readEntries(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString("utf8", at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
