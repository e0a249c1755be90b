import type { ColumnProfile } from "./semantic-model.ts";

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;
/** Chance beyond which that no time falls in a stretch does not say that the stretch is not covered. */
const chance = 0.01;
/** Of what a whole period holds, the least that is missed. */
const leastMissed = 0.02;

/** The first and the last time of a column in milliseconds, and how its rows usually spread over the day. */
export type TimesOfDay = { start: number; end: number; profile: ColumnProfile };

/**
 * The days and hours at the ends of a column's times that these cover in part alone, as "day 2024-03-10" and "hour 2024-03-10T10":
 * beyond the last time (before the first) of which so many more are usual that none at all would be chance less than once in a
 * hundred (Poisson). A shop's last order at 18:00 leaves no part; a sensor that is read every minute does.
 */
export function partsOfDay({ start, end, profile }: TimesOfDay): string[] {
  const { hours, distinct } = profile;
  if (hours === undefined) return [];
  const perDay = distinct / Math.max(1, Math.ceil((end - start) / dayMilliseconds));
  const isPart = (missed: number, of: number): boolean =>
    perDay * missed >= -Math.log(chance) && missed / of >= leastMissed;
  return (["day", "hour"] as const).flatMap((grain) => {
    const size = grain === "day" ? dayMilliseconds : hourMilliseconds;
    return [start, end].flatMap((time, place) => {
      const from = Math.floor(time / size) * size;
      const [missedFrom, missedTo] = place === 0 ? [from, time] : [time, from + size];
      const name = `${grain} ${new Date(from).toISOString().slice(0, grain === "day" ? 10 : 13)}`;
      const missed = shareBetween(hours, missedFrom, missedTo);
      return isPart(missed, shareBetween(hours, from, from + size)) ? [name] : [];
    });
  });
}

/** The share of a usual day's rows between two instants of one day, each hour's spread evenly within it. */
function shareBetween(hours: readonly number[], from: number, to: number): number {
  const midnight = Math.floor(from / dayMilliseconds) * dayMilliseconds;
  return hours.reduce((sum, share, hour) => {
    const begin = midnight + hour * hourMilliseconds;
    const overlap = Math.min(to, begin + hourMilliseconds) - Math.max(from, begin);
    return overlap > 0 ? sum + (share * overlap) / hourMilliseconds : sum;
  }, 0);
}
