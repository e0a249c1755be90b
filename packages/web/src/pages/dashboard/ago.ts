const steps = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86_400, "hour", 3600],
  [604_800, "day", 86_400],
  [2_629_800, "week", 604_800],
  [31_557_600, "month", 2_629_800],
  [Number.POSITIVE_INFINITY, "year", 31_557_600],
] as const;

/** How long ago an ISO time was, in words; times ahead, of a clock that runs fast, are just now. */
export function ago(time: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  if (Number.isNaN(seconds)) return "";
  if (seconds < 45) return "just now";
  const [, unit, size] = steps.find(([limit]) => seconds < limit) ?? steps[0];
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return format.format(-Math.max(1, Math.round(seconds / size)), unit);
}
