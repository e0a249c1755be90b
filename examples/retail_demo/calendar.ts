import { itemAt } from "./random.ts";

/** One day of the demo's three years; `weekday` is 0 for Monday, `progress` runs from 0 on the first day to 1. */
export type Day = {
  index: number;
  date: string;
  year: number;
  month: number;
  dayOfMonth: number;
  weekday: number;
  progress: number;
};

const millisecondsADay = 86_400_000;
const first = Date.UTC(2022, 0, 1);
const dayCount = (Date.UTC(2025, 0, 1) - first) / millisecondsADay;

/** Every day from 2022-01-01 to 2024-12-31. */
export const days: readonly Day[] = Array.from({ length: dayCount }, (_, index) => {
  const date = isoDate(index);
  return {
    index,
    date,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    dayOfMonth: Number(date.slice(8)),
    weekday: (index + 5) % 7,
    progress: index / (dayCount - 1),
  };
});

/** The ISO date of a day counted from 2022-01-01; negative before it. */
export function isoDate(index: number): string {
  return new Date(first + index * millisecondsADay).toISOString().slice(0, 10);
}

const monthDemand = [0.86, 0.85, 0.93, 0.96, 1, 1, 0.98, 1, 1, 1.03, 1.16, 1.36];
const weekdayDemand = {
  online: [1.12, 1.05, 1.01, 1, 0.92, 0.84, 1.06],
  retail: [0.82, 0.82, 0.88, 0.95, 1.2, 1.5, 0.83],
};

/** How busy a channel is on a day, 1 on average: growth of about 15 % a year times month times weekday. */
export function demand(day: Day, channel: "online" | "retail"): number {
  const closed = channel === "retail" && ["01-01", "12-25"].includes(day.date.slice(5));
  if (closed) return 0;
  const growth = 0.8 * 1.15 ** (3 * day.progress);
  return growth * yearly(day) * itemAt(weekdayDemand[channel], day.weekday);
}

/** The months' demand, joined by straight lines between the middles of the months. */
function yearly(day: Day): number {
  const position = day.month - 1 + (day.dayOfMonth - 15.5) / 30.5 + 12;
  const left = Math.floor(position);
  const share = position - left;
  return itemAt(monthDemand, left % 12) * (1 - share) + itemAt(monthDemand, (left + 1) % 12) * share;
}
