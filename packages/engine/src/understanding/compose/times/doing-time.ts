import { isTime } from "../../index/entries.ts";
import { isPlanned } from "../../index/lateness.ts";
import { spanOf } from "../../index/spans-of-rows.ts";
import { comingDeeds } from "../../lexicon/coming-deeds.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { deedTable, isDoneDeed } from "../../parse/idioms/states/deed-table.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Build } from "../build-context.ts";
import { ownTime, wholeTime } from "./time-column.ts";

/** The deeds that a question says were done, in its own words; "came out", "came from" are others. */
const deedsSaid = ({ text }: Build): string[] => {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words.filter((word, at) => isDoneDeed(word) && !turning.has(words[at + 1] ?? ""));
};

const turning: ReadonlySet<string> = new Set(["out", "off", "from", "about"]);

/**
 * "Owners who came in last year", "how many ppl played yesterday": what people and things did, or what was done to them, is of the time of the rows that
 * record it, and not of the day on which they came to be known. Null of rows that happen themselves, of those that are said to be new, and where
 * their own time is called as the deed or nothing records it.
 */
export function timeOfDoing(build: Build, subject: number): number | null {
  const { index, lemmas } = build;
  const table = index.tables[subject];
  if (table === undefined || table.table.type === "fact" || lemmas.has("new")) return null;
  const known = index.columns[ownTime(build, subject) ?? -1]?.core ?? [];
  for (const deed of deedsSaid(build)) {
    if (comingDeeds.has(deed) || [deed, ...deedsAlike(deed)].some((each) => isCalled(known, each)))
      return null;
    const rows = deedTable(deed, table, index)?.id ?? subject;
    const time =
      rows === subject
        ? null
        : (timeDone(build, rows) ?? ownTime(build, rows) ?? wholeTime(build, rows, subject));
    if (time !== null) return time;
  }
  return null;
}

/** The only time of a table's rows at which a deed was done that the question says ("visited" of tickets with a day of the visit, "stayed" of bookings with one of arrival); null elsewhere. */
export function timeDone(build: Build, table: number): number | null {
  const { index } = build;
  const deeds = deedsSaid(build);
  if (deeds.includes("stayed")) {
    const from = spanOf(index, table)?.from;
    if (from !== undefined && /^(?:check(?:ed)? in|checkin|arriv)/.test(from.words.join(" "))) return from.id;
  }
  const times = (index.tables[table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column }) => isTime(column));
  const [only, other] = times.filter(
    (entry) => !isPlanned(entry, times) && deeds.some((deed) => isCalled(entry.core, deed)),
  );
  return other === undefined ? (only?.id ?? null) : null;
}

const isCalled = (words: readonly string[], deed: string): boolean =>
  words.some((word) => isRooted(word, deed));
