import { deedsAlike } from "../lexicon/deeds-alike.ts";
import { isRooted, sharesRoot } from "../text/same-root.ts";
import { valueKey } from "../text/tokenize.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { holdsValue } from "./holds-value.ts";
import type { ModelIndex } from "./model-index.ts";
import { isFlag, mayLack } from "./recorded-terms.ts";

/** Words of a date on which somebody was last there. */
const presence: ReadonlySet<string> = new Set("login signin seen active activity access visit".split(" "));
/** Words of the time from or until which something may be done, which tells of no deed ("sell end date"). */
const limits: ReadonlySet<string> = new Set("start begin from end until valid due planned".split(" "));
const rating: ReadonlySet<string> = new Set(["rated", "scored", "graded", "reviewed"]);
const ratings: ReadonlySet<string> = new Set(
  "rating score grade mark csat nps satisfaction star feedback".split(" "),
);
/** What stands behind a deed in the name of a column that tells whom or what it went to. */
const whither: ReadonlySet<string> = new Set(["to", "by", "at", "with", "id"]);

/** A verb as it is said, and with its particle ("login" of "logged in"). */
export type Deed = { verb: string; joined: string };

/**
 * The column of a table by which it is known of a row whether a deed was done to it, which some rows lack: its date ("delivered at"), what
 * it was rated at, or whom it went to ("escalated to"); null where there is none.
 */
export function recordOf(deed: Deed, table: TableEntry, index: ModelIndex): ColumnEntry | null {
  const entries = table.columns.flatMap((id) => index.columns[id] ?? []).filter(mayLack);
  const times = entries.filter(({ column }) => isTime(column));
  const alike = isStateOf(deed.verb, table, index) ? [] : times;
  const dated = times.find((entry) => isOf(entry, deed)) ?? alike.find((entry) => isAlike(entry, deed.verb));
  if (dated !== undefined) return dated;
  const scored = rating.has(deed.verb)
    ? entries.filter(
        ({ column, words }) => column.role === "measure" && words.some((word) => ratings.has(word)),
      )
    : [];
  const given = entries.filter(
    ({ column, words: [first = "", next] }) =>
      !isTime(column) &&
      column.role !== "measure" &&
      (next === undefined || whither.has(next)) &&
      isRooted(deed.verb, first),
  );
  const [only, other] = scored.length > 0 ? scored : given;
  return other === undefined ? (only ?? null) : null;
}

/** The one flag of a table that says by the end of its name whether a deed was done to rows ("escalated", "disk enc" of encrypted ones); null where there is none. */
export function flagOf(
  done: string,
  { columns: own }: TableEntry,
  { columns }: ModelIndex,
): ColumnEntry | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter((entry) => isFlag(entry) && saysDone(entry.words.at(-1) ?? "", done) && isShort(entry));
  return other === undefined ? (only ?? null) : null;
}

const saysDone = (word: string, done: string): boolean =>
  word === done || isRooted(done, word) || (word.length >= 3 && /ed$/.test(done) && done.startsWith(word));

/** A name that tells of nothing but the deed and perhaps what it was done to. */
const isShort = ({ words }: ColumnEntry): boolean => words.filter((word) => !being.has(word)).length <= 2;

const being: ReadonlySet<string> = new Set(["is", "be", "was", "has", "have", "flag", "yn", "indicator"]);

/** Whether a value, or a column of yes and no, says of rows that a deed was done to them. */
export const isStateOf = (done: string, table: TableEntry, { values, columns }: ModelIndex): boolean =>
  holdsValue(table, valueKey(done), values) ||
  table.columns.some(
    (id) => columns[id]?.column.physicalType === "boolean" && columns[id]?.words.includes(done),
  );

function isOf({ words }: ColumnEntry, { verb, joined }: Deed): boolean {
  if (words.some((word) => limits.has(word) && !isRooted(verb, word))) return false;
  if (words.join("").includes(joined) && joined !== verb) return true;
  if (presence.has(joined)) return words.some((word) => presence.has(word));
  return words.some((word) => word.length > 3 && (isRooted(verb, word) || sharesRoot(verb, word)));
}

/** "Arrived" of a delivery date. */
const isAlike = ({ words }: ColumnEntry, verb: string): boolean =>
  !words.some((word) => limits.has(word)) &&
  deedsAlike(verb).some((alike) =>
    words.some((word) => word === alike || isRooted(alike, word) || sharesRoot(alike, word)),
  );
