import { expect, test } from "vitest";
import { partsOfDay } from "./part-of-day.ts";

const always = Array.from({ length: 24 }, () => 1 / 24);
/** Open from nine to six. */
const shop = always.map((_, hour) => (hour >= 9 && hour < 18 ? 1 / 9 : 0));
const parts = (start: string, end: string, distinct: number, hours?: number[]): string[] => {
  const profile = { sampledRows: distinct, nulls: 0, distinct, minimum: start, maximum: end, topValues: [] };
  const instants = { start: Date.parse(`${start}Z`), end: Date.parse(`${end}Z`) };
  return partsOfDay({ ...instants, profile: hours === undefined ? profile : { ...profile, hours } });
};

test.each<[string, string[], ReturnType<typeof parts>]>([
  [
    "a sensor read every minute until 10:39",
    parts("2024-01-01T00:00:00", "2024-03-10T10:39:00", 100_000, always),
    ["day 2024-03-10", "hour 2024-03-10T10"],
  ],
  ["from 06:00 on", parts("2024-01-01T06:00:00", "2024-03-10T23:59:00", 100_000, always), ["day 2024-01-01"]],
  [
    "a shop's last sale before it closes",
    parts("2024-01-01T09:02:00", "2024-03-10T17:51:00", 7000, shop),
    [],
  ],
  [
    "a shop's last sale at noon",
    parts("2024-01-01T09:02:00", "2024-03-10T12:00:00", 7000, shop),
    ["day 2024-03-10", "hour 2024-03-10T12"],
  ],
  ["three sales a day, the last at noon", parts("2024-01-01T09:02:00", "2024-03-10T12:00:00", 210, shop), []],
  ["times that tell no hours", parts("2024-01-01T00:00:00", "2024-03-10T10:39:00", 100_000), []],
])("%s", (_, found, expected) => {
  expect(found).toEqual(expected);
});
