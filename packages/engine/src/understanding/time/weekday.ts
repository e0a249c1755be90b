import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** Whether a word is a day of the week. */
export const isWeekday = (word: string): boolean => names.includes(word);

const oneDay = 24 * 60 * 60 * 1000;

/** A day that is told by its weekday, and the token where that ends. */
export type FoundDay = { day: number; end: number };

/** "Last Monday", "this Friday", "next Tuesday" as a day; null where none is said. "On Mondays" names no day. */
export function weekdayAt(tokens: readonly Token[], at: number, today: number): FoundDay | null {
  const place = names.indexOf(textAt(tokens, at + 1));
  if (place < 0) return null;
  const now = (new Date(today).getUTCDay() + 6) % 7;
  const end = at + 2;
  switch (textAt(tokens, at)) {
    case "last":
    case "past":
    case "previous":
      return { day: today - ((now - place + 6) % 7) * oneDay - oneDay, end };
    case "this":
      return { day: today + (place - now) * oneDay, end };
    case "next":
    case "coming":
      return { day: today + ((place - now + 6) % 7) * oneDay + oneDay, end };
    default:
      return null;
  }
}

/** "Friday" of what is still to come: the next one, today included; null where no weekday is said. */
export function comingWeekday(tokens: readonly Token[], at: number, today: number): FoundDay | null {
  const place = names.indexOf(textAt(tokens, at));
  const now = (new Date(today).getUTCDay() + 6) % 7;
  return place < 0 ? null : { day: today + ((place - now + 7) % 7) * oneDay, end: at + 1 };
}
