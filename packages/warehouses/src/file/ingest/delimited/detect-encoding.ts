import { analyse } from "chardet";
import type { ByteScan } from "./scan-bytes.ts";

/** A text encoding: the name shown to the user, the name iconv-lite decodes it by, and the byte-order mark's length. */
export interface Encoding {
  name: string;
  codec: string;
  bomBytes: number;
}

/** Encodings that statistics may override Windows-1252 with: scripts whose bytes look unlike western text. */
const OTHER_SCRIPTS =
  /^(windows-125[013567]|koi8-r|shift_jis|euc-jp|euc-kr|big5|gb18030|iso-8859-[25678]|iso-2022-.*)$/i;
/** Confidence (0 to 100) and lead over the western guess that such an encoding needs. */
const SURE = 20;
const LEAD = 10;

/** Bytes that Windows-1252 has no character for, and the share of foreign bytes from which a text is not western for them. */
const UNWESTERN = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const UNWESTERN_SHARE = 0.02;

/** Encoding of a text file: byte-order mark, then UTF-16 by its zero bytes, then valid UTF-8, then statistics, else Windows-1252. */
export function detectEncoding(scan: ByteScan): Encoding {
  const [a, b, c] = scan.head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { name: "utf-8-sig", codec: "utf8", bomBytes: 3 };
  if (a === 0xff && b === 0xfe) return { name: "utf-16le", codec: "utf-16le", bomBytes: 2 };
  if (a === 0xfe && b === 0xff) return { name: "utf-16be", codec: "utf-16be", bomBytes: 2 };
  const wide = zeroByteSide(scan.head);
  if (wide !== null) return { name: wide, codec: wide, bomBytes: 0 };
  if (scan.ascii) return { name: "ascii", codec: "utf8", bomBytes: 0 };
  if (scan.utf8 || nearlyUtf8(scan.foreign)) return { name: "utf-8", codec: "utf8", bomBytes: 0 };
  return legacyEncoding(scan.foreign);
}

/** Zero bytes on one side of most pairs: UTF-16 without a mark. */
function zeroByteSide(head: Buffer): "utf-16le" | "utf-16be" | null {
  const bytes = head.subarray(0, 4096);
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = bytes.length * 0.2;
  if (odd > enough && even < odd / 10) return "utf-16le";
  return even > enough && odd < even / 10 ? "utf-16be" : null;
}

/** UTF-8 with a few broken bytes: most foreign characters still decode. */
function nearlyUtf8(bytes: Buffer): boolean {
  const text = bytes.toString("utf8");
  const broken = text.split("\ufffd").length - 1;
  const foreign = [...text].filter((char) => char > "\x7f").length;
  return foreign >= 20 && broken / foreign < 0.05;
}

function legacyEncoding(bytes: Buffer): Encoding {
  const guesses = analyse(bytes);
  const western = Math.max(
    0,
    ...guesses
      .filter((guess) => /^(iso-8859-1|windows-1252)$/i.test(guess.name))
      .map((guess) => guess.confidence),
  );
  const other = guesses.find((guess) => OTHER_SCRIPTS.test(guess.name));
  const foreign = bytes.filter((byte) => byte >= 0x80);
  const isSure =
    other !== undefined &&
    foreign.length >= 20 &&
    other.confidence >= SURE &&
    other.confidence >= western + LEAD;
  if (other !== undefined && (isSure || isUnwestern(foreign))) {
    return { name: other.name.toLowerCase(), codec: other.name, bomBytes: 0 };
  }
  return { name: "cp1252", codec: "windows-1252", bomBytes: 0 };
}

const isUnwestern = (foreign: Uint8Array): boolean =>
  foreign.filter((byte) => UNWESTERN.has(byte)).length >= foreign.length * UNWESTERN_SHARE;
