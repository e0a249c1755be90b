import { findColumn, type Preferences, type SemanticModel } from "@parlance/contract";

/**
 * The instant that counts as now for a source: ISO without zone, in the workspace's time zone; by preference the end of
 * the last day that the data has, where that lies in the past.
 */
export function nowOf(model: SemanticModel, { timeZone, now: rule }: Preferences, clock: Date): string {
  const now = localTime(clock, timeZone);
  if (rule === "clock") return now;
  const last = lastDay(model);
  return last === null || last >= now ? now : `${last}T23:59:59`;
}

/** The last day in the columns that periods apply to; null where there is none. */
function lastDay(model: SemanticModel): string | null {
  const days = model.tables.flatMap((table): string[] => {
    const time = table.timeColumn === null ? null : findColumn(table, table.timeColumn);
    const maximum = time?.profile?.maximum;
    return typeof maximum === "string" && /^\d{4}-\d\d-\d\d/.test(maximum) ? [maximum.slice(0, 10)] : [];
  });
  return days.toSorted().at(-1) ?? null;
}

/** An instant as a wall clock of that zone shows it. */
const localTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
    .format(instant)
    .replace(" ", "T");
