/** A moment as short as it stays clear: day and minute, and the year where it is not this one. */
export function shortTime(instant: string, now = new Date()): string {
  const time = new Date(instant);
  return time.toLocaleString(undefined, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...(time.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }),
  });
}
