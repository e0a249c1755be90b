import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { type FoundTimes, timesOfDayAt } from "./times-of-day.ts";

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** The first times of day that a text says, and how many words say them. */
function said(text: string): string | null {
  const tokens = tokenize(text);
  const found = tokens
    .map((_, at) => timesOfDayAt(tokens, at))
    .find((each): each is FoundTimes => each !== null);
  if (found === undefined) return null;
  const words = text.slice(tokens[found.start]?.start, tokens[found.end - 1]?.end);
  return `${clock(found.from)}-${clock(found.until)} (${words})`;
}

test.each([
  ["calls between 2pm and 4pm", "14:00-16:00 (between 2pm and 4pm)"],
  ["calls between 2 and 4pm", "14:00-16:00 (between 2 and 4pm)"],
  ["calls from 9 to 5pm", "9:00-17:00 (from 9 to 5pm)"],
  ["from 09:00 to 17:30", "9:00-17:30 (from 09:00 to 17:30)"],
  ["9am-5pm", "9:00-17:00 (9am-5pm)"],
  ["between 22:00 and 06:00", "22:00-6:00 (between 22:00 and 06:00)"],
  ["between 10:30 pm and noon", "22:30-12:00 (between 10:30 pm and noon)"],
  ["orders after 6 pm", "18:00-24:00 (after 6 pm)"],
  ["orders before noon", "0:00-12:00 (before noon)"],
  ["later than 20:15", "20:15-24:00 (later than 20:15)"],
  ["from 9am on", "9:00-24:00 (from 9am on)"],
  ["delivered by 10am", "0:00-10:00 (by 10am)"],
  ["load at 17:00", "17:00-18:00 (at 17:00)"],
  ["load at 17:45", "17:45-17:46 (at 17:45)"],
  ["at 12am", "0:00-1:00 (at 12am)"],
  ["the 5pm reading", "17:00-18:00 (5pm)"],
  ["at 8 o'clock", "8:00-9:00 (at 8 o'clock)"],
  ["before 6 in the morning", "0:00-6:00 (before 6 in the morning)"],
  ["after 4:30 in the afternoon", "16:30-24:00 (after 4:30 in the afternoon)"],
  ["after 10 at night", "22:00-24:00 (after 10 at night)"],
  ["before 3 o'clock in the afternoon", "0:00-15:00 (before 3 o'clock in the afternoon)"],
  ["orders in the morning", "6:00-12:00 (in the morning)"],
  ["orders at night", "22:00-6:00 (at night)"],
  ["yesterday evening", "18:00-22:00 (evening)"],
  ["friday afternoons", "12:00-18:00 (afternoons)"],
  ["overnight", "22:00-6:00 (overnight)"],
  ["in the daytime", "6:00-22:00 (in the daytime)"],
  ["during the day rather than at night", "6:00-22:00 (during the day)"],
  ["morning calls vs the evening", "18:00-22:00 (evening)"],
])("%s: %s", (text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  "orders between 2 and 4",
  "top 5",
  "nights stayed",
  "the morning shift",
  "from 9am",
  "after midnight",
  "a ratio of 3:1",
  "at 25:00",
  "13pm",
  "evening dresses",
])("no time of day: %s", (text) => {
  expect(said(text)).toBeNull();
});
