import type { Literal } from "@parlance/contract";
import { isoTime, isoTimestamp, plainNumber } from "../driver/iso-text.ts";

/** Readers of PostgreSQL's text format by type number; anything else is its text. */
const readers: Record<number, (text: string) => Literal> = {
  16: (text) => text === "t",
  20: plainNumber,
  21: Number,
  23: Number,
  26: Number,
  700: plainNumber,
  701: plainNumber,
  1083: isoTime,
  1114: isoTimestamp,
  1184: isoTimestamp,
  1266: isoTime,
  1700: plainNumber,
};

const asText = (text: string): Literal => text;

/** How `pg` is told to read values. */
export const postgresqlTypes = {
  getTypeParser: (type: number): ((text: string) => Literal) => readers[type] ?? asText,
};
