import { bookedEvent } from "../../index/booked-events.ts";
import { spanOf } from "../../index/spans-of-rows.ts";
import type { Build } from "../build-context.ts";

const staying = /\bstays?\b|\bno[- ]?shows?\b/i;
const arrives = /^(?:check(?:ed)? in|checkin|arriv)/;
/** How rows that someone may stay by come about, which has a time of its own. */
const booking = /\b(?:book(?:ed|ings?)|reserved|reservations?|made|created|cancell?ed)\b/i;

/**
 * "Lessons in May", "revenue by lesson type" of bookings with a day of the lesson: of that day, but where it is said how they came about. Null where no such event is said.
 */
export function bookedTime({ index, lemmas, text }: Build, subject: number): number | null {
  const table = index.tables[subject];
  const event = table === undefined ? null : bookedEvent(table, index.columns);
  return event === null || !lemmas.has(event.noun) || booking.test(text) ? null : event.time.id;
}

/**
 * "Stays in May", "no-shows last month" of reservations with a day of arrival: they are of that day, whenever they were booked. Null where it is
 * said how they came about, and of rows that nobody arrives by.
 */
export function stayTime({ index, text }: Build, subject: number): number | null {
  if (!staying.test(text) || booking.test(text)) return null;
  const from = spanOf(index, subject)?.from;
  return from !== undefined && arrives.test(from.words.join(" ")) ? from.id : null;
}
