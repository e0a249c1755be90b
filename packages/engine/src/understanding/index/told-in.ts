import { isSameUnit } from "../lexicon/units.ts";
import type { ColumnEntry } from "./entries.ts";

/** What was only aimed at, or came to nothing. */
const aside: ReadonlySet<string> = new Set(
  "planned plan target scheduled expected rejected scrap defective waste".split(" "),
);
const pieces: ReadonlySet<string> = new Set("pc pcs piece unit".split(" "));

/** Of several numbers, what was done and not what was planned or spoilt. */
export function done(found: readonly ColumnEntry[]): readonly ColumnEntry[] {
  const output = found.filter(({ column }) => column.synonyms.includes("output"));
  return output.length > 0 ? output : found.filter(({ words }) => !words.some((word) => aside.has(word)));
}

/** Whether a number is told in a unit by its own name ("Energy (kWh)", "Output (pcs)"). */
export const isToldIn = ({ words, column }: ColumnEntry, unit: string): boolean =>
  [...words, column.unit.label?.toLowerCase() ?? ""].some(
    (word) => word === unit || isSameUnit(word, unit) || (pieces.has(word) && pieces.has(unit)),
  );
