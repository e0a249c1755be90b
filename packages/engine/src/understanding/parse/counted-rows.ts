import { cueAt, peek, type Reader } from "./frame/reader.ts";
import type { Item, Noun } from "./item.ts";

/** "more than 600 cancelled bookings", "over 3 unpaid bills", "2 express parcels": rows that values and flags before their table tell more closely. */
export function rowsToldAt(reader: Reader, place: number): Noun | null {
  const at = tableBehind(reader, place, tellsMore);
  const table = at === null || at === place ? undefined : peek(reader, at);
  return table?.kind === "table" ? table : null;
}

/** The place of the table that stands at a place, or right behind what tells its rows there; null where none does. */
export function tableBehind(
  reader: Reader,
  place: number,
  tells: (reader: Reader, place: number) => boolean,
): number | null {
  const [before, item] = [peek(reader, place - 1), peek(reader, place)];
  if (item === undefined || item.start !== before?.end) return null;
  if (item.kind === "table") return place;
  return tells(reader, place) ? tableBehind(reader, place + 1, tells) : null;
}

/** A value, one of several ("refunded or disputed"), a flag, a column that rows may lack, or the word that denies either. */
function tellsMore(reader: Reader, place: number): boolean {
  const item = peek(reader, place);
  if (cueAt(reader, "or", place) !== null)
    return [place - 1, place + 1].every((each) => peek(reader, each)?.kind === "value");
  if (item?.kind === "column")
    return item.options[0]?.kind === "flag" || cueAt(reader, "not", place - 1) !== null;
  return item?.kind === "value" || cueAt(reader, "not", place) !== null;
}

/** "at least 5 total orders": the word before the rows that are counted adds nothing. */
export function isTotalRows(reader: Reader, place: number): boolean {
  const cue = cueAt(reader, "aggregate", place);
  return cue?.aggregation === "sum" && peek(reader, place + 1)?.kind === "table";
}

/** "at least two different guests": rows are different ones by themselves. */
export const isDifferentRows = (reader: Reader, place: number): boolean =>
  cueAt(reader, "distinct", place) !== null && peek(reader, place + 1)?.kind === "table";

/** "more than two times", "at least two records": rows of the noun that is asked for, by the table of its likeliest column. */
export function timesOf(reader: Reader, number: Item | undefined): Noun | null {
  if (number === undefined) return null;
  const [said, behind] = [number.end - 1, number.end].map((at) => reader.tokens[at]?.text ?? "");
  return often.has(said ?? "") || occurrences.has(behind ?? "") ? shownRows(reader, number) : null;
}

const often: ReadonlySet<string> = new Set(["once", "twice", "thrice"]);
const occurrences: ReadonlySet<string> = new Set(
  "time times record records row rows entry entries occurrences".split(" "),
);

/** "buildings with at least 10 professors" where that is a rank: rows of what is asked for, by the table of its likeliest column. */
export function shownRows(reader: Reader, number: Item | undefined): Noun | null {
  const shown = reader.frame.targets.at(-1)?.noun;
  if (number === undefined) return null;
  if (shown?.kind !== "column") return null;
  const table = shown.options[0]?.table;
  return table === undefined
    ? null
    : { kind: "table", start: number.start, end: number.end, table, evidence: "hint", strength: 0.6 };
}
