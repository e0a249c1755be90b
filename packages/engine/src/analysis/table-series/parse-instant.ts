const pattern =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?)?)?$/;

/**
 * Milliseconds since 1970 of an ISO date or timestamp (`2024`, `2024-03`, `2024-03-05`, `2024-03-05 10:00`, with or
 * without seconds and zone); a time without a zone counts as UTC. Null where the text is none of these or no such day.
 */
export function parseInstant(text: string): number | null {
  const match = pattern.exec(text.trim());
  if (match === null) return null;
  const [
    ,
    year,
    month = "01",
    day = "01",
    hour = "00",
    minute = "00",
    second = "00",
    fraction = "",
    zone = "Z",
  ] = match;
  const utc = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(utc.getTime()) || utc.getUTCDate() !== Number(day)) return null;
  const clock = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  return utc.getTime() + Math.round((clock + Number(`0${fraction}`)) * 1000) - offset(zone);
}

/**
 * The same of the date and time as they are written, a zone behind them left aside: days stay days where the clocks change.
 */
export const parseWallClock = (text: string): number | null =>
  parseInstant(text.trim().replace(zonePattern, "$1"));

const zonePattern = /^(.*:\d{2}(?:\.\d+)?)\s*(?:Z|UTC|[+-]\d{2}:?\d{2})$/;

/** Milliseconds that a zone is ahead of UTC. */
function offset(zone: string): number {
  if (zone === "Z" || zone === "UTC") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
