import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { spanOf } from "./spans-of-rows.ts";

/** Rows that go on until a date that those that still do have none of; `from` null where it is not told when they began. */
export type Lifecycle = { table: TableEntry; from: ColumnEntry | null; until: ColumnEntry };

/** Words of a date on which something is over for good. */
const endings: ReadonlySet<string> = new Set(
  "termination terminated left leave leaving exit resigned resignation churn churned cancelled canceled cancellation cancel deactivated departure quit close closed closing closure discharge discharged vacated decommissioned disposed retired retirement withdrawn withdrew unsubscribed".split(
    " ",
  ),
);
const movesOut = /\bmoved? out\b/;
const plainEnds: ReadonlySet<string> = new Set(["end", "ended", "until"]);

/**
 * The tables whose rows go on until a date of their end, by a word that says so or as the other end of a beginning. A visit that has a
 * time of its own beside the moments at which it began and ended is over within hours.
 */
export function findLifecycles(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): Lifecycle[] {
  return tables.flatMap((table): Lifecycle[] => {
    const span = spanOf({ tables, columns }, table.id);
    const times = table.columns.flatMap((id) => columns[id] ?? []).filter(mayGoOn);
    const named = times.find(
      ({ words }) => words.some((word) => endings.has(word)) || movesOut.test(words.join(" ")),
    );
    const other = times.find(
      (entry) =>
        entry.id === span?.until?.id &&
        entry.words.some((word) => plainEnds.has(word)) &&
        (entry.column.physicalType === "date" || span.from.column.name === table.table.timeColumn),
    );
    const until = named ?? other;
    if (until === undefined) return [];
    return [
      { table, from: span?.until?.id === until.id ? span.from : beginning(table, until, columns), until },
    ];
  });
}

/** A date that some rows have and others lack. */
const mayGoOn = ({ column }: ColumnEntry): boolean =>
  isTime(column) && column.profile !== null && column.profile.nulls > 0 && column.profile.distinct > 0;

const begun = /\b(?:start|begin|began|from\b|hire|join|sign|open|creat|regist|since|enrol)/;

/** The one other date on which rows may have begun. */
function beginning(
  table: TableEntry,
  until: ColumnEntry,
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  const [only, other] = table.columns
    .flatMap((id) => columns[id] ?? [])
    .filter(({ id, column, words }) => id !== until.id && isTime(column) && begun.test(words.join(" ")));
  return other === undefined ? (only ?? null) : null;
}
