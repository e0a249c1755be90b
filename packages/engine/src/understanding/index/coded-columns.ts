import type { ColumnEntry } from "./entries.ts";

/** What is told by codes that are made of its name. */
const places: ReadonlySet<string> = new Set(
  "code warehouse site plant station airport port depot branch location origin destination hub terminal city from to".split(
    " ",
  ),
);
const code = /^[A-Z]{3,4}$/;
const mostCodes = 60;

/** Whether a column of places is told by codes of capitals alone. */
export function holdsCodes(entry: ColumnEntry): boolean {
  const { column, words } = entry;
  const { profile } = column;
  if (column.physicalType !== "string" || profile === null || profile.distinct > mostCodes) return false;
  if (!words.some((word) => places.has(word))) return false;
  const codes = codesOf(entry);
  return codes.length > 1 && codes.length === profile.distinct && codes.every((each) => code.test(each));
}

/** The codes that a column's places are told by. */
export const codesOf = ({ column }: ColumnEntry): string[] =>
  (column.profile?.topValues ?? []).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
