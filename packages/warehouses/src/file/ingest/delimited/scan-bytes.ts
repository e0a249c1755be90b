import { isAscii, isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";

/** What one pass over a file's bytes shows. */
export interface ByteScan {
  /** First bytes, at most `HEAD_BYTES`. */
  head: Buffer;
  ascii: boolean;
  utf8: boolean;
  /** A carriage return without a line feed stands somewhere. */
  loneCr: boolean;
  hasNul: boolean;
  /** Up to 64 KB from around the first bytes that are not ASCII, to tell encodings apart. */
  foreign: Buffer;
}

/** Size of the head that the dialect is read from. */
export const HEAD_BYTES = 256 * 1024;
const CHUNK = 1 << 20;
const FOREIGN_BYTES = 64 * 1024;

/** Reads a whole file once, in 1 MB pieces, for the properties that decide how its text can be read. */
export async function scanBytes(path: string, signal: AbortSignal): Promise<ByteScan> {
  const scan: ByteScan = {
    head: Buffer.alloc(0),
    ascii: true,
    utf8: true,
    loneCr: false,
    hasNul: false,
    foreign: Buffer.alloc(0),
  };
  const file = await open(path, "r");
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let carried = 0;
    for (;;) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(buffer, carried, CHUNK - carried);
      const chunk = buffer.subarray(0, carried + bytesRead);
      const whole = bytesRead === 0 ? chunk.length : wholeCharacters(chunk);
      addChunk(scan, chunk.subarray(0, whole));
      if (bytesRead === 0) return scan;
      carried = chunk.length - whole;
      buffer.copyWithin(0, whole, chunk.length);
    }
  } finally {
    await file.close();
  }
}

function addChunk(scan: ByteScan, chunk: Buffer): void {
  if (scan.head.length < HEAD_BYTES) {
    scan.head = Buffer.concat([scan.head, chunk.subarray(0, HEAD_BYTES - scan.head.length)]);
  }
  if (!isAscii(chunk)) {
    scan.ascii = false;
    if (scan.utf8 && !isUtf8(chunk)) scan.utf8 = false;
    if (scan.foreign.length < FOREIGN_BYTES) scan.foreign = Buffer.concat([scan.foreign, foreignPart(chunk)]);
  }
  scan.hasNul ||= chunk.includes(0);
  scan.loneCr ||= hasLoneCr(chunk);
}

/** Length of the chunk without a character or CRLF cut in two at its end. */
function wholeCharacters(chunk: Buffer): number {
  let end = chunk.length;
  if (chunk[end - 1] === 13) return end - 1;
  for (let back = 1; back <= 3 && back <= end; back += 1) {
    const byte = chunk[end - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      if (length > back) end -= back;
      break;
    }
  }
  return end;
}

function hasLoneCr(chunk: Buffer): boolean {
  for (let at = chunk.indexOf(13); at !== -1; at = chunk.indexOf(13, at + 1)) {
    if (chunk[at + 1] !== 10) return true;
  }
  return false;
}

function foreignPart(chunk: Buffer): Buffer {
  const first = chunk.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, first - 1024);
  return Buffer.from(chunk.subarray(start, start + FOREIGN_BYTES));
}
