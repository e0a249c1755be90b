import { isEventWord } from "../lexicon/is-event-word.ts";
import { datedEvents } from "../lexicon/row-nouns.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";

const bookings: ReadonlySet<string> = new Set(["booking", "reservation"]);

/** What is told of a thing beside its name, so that a column which is called so names no thing itself. */
const traits: ReadonlySet<string> = new Set(
  "date day time start end type kind style level status length duration hour hours minute minutes fee price cost charge".split(
    " ",
  ),
);

/** What bookings are made for, as it is called, and when it takes place. */
export type BookedEvent = { noun: string; time: ColumnEntry };

/**
 * What a table of bookings is of ("lessons" of a "lesson date" beside a "lesson type" and a day on which they were booked): the one event that a date of theirs is called by, where nothing of theirs is
 * that event's own name or key. Null of other tables.
 */
export function bookedEvent(
  { words, columns: own }: TableEntry,
  columns: readonly ColumnEntry[],
): BookedEvent | null {
  if (!bookings.has(words.at(-1) ?? "")) return null;
  const held = own.flatMap((id) => columns[id] ?? []);
  const [only, other] = held.flatMap((time): BookedEvent[] => {
    const [noun = "", head = "", further] = time.words;
    const isEvent = datedEvents.has(noun) || isEventWord(noun);
    return isTime(time.column) && isEvent && head === "date" && further === undefined && !words.includes(noun)
      ? [{ noun, time }]
      : [];
  });
  const isNamed = held.some(
    (entry) => entry.words.includes(only?.noun ?? "") && !entry.words.some((word) => traits.has(word)),
  );
  return only === undefined || other !== undefined || isNamed ? null : only;
}
