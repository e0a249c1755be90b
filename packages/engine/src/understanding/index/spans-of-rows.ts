import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { dues } from "./lateness.ts";

/** The times between which a row lasts; `until` null where it goes on. */
export type RowSpan = { from: ColumnEntry; until: ColumnEntry | null };

/** The entries of a model. */
type Entries = { tables: readonly TableEntry[]; columns: readonly ColumnEntry[] };

const timesOf = ({ tables, columns }: Entries, table: number): ColumnEntry[] =>
  (tables[table]?.columns ?? []).flatMap((id) => columns[id] ?? []).filter(({ column }) => isTime(column));

/** The time at which a table's rows were born, or the number of its year; null where they were not. */
export const birthOf = (index: Entries, table: number): ColumnEntry | null =>
  timesOf(index, table).find(isBirth) ??
  (index.tables[table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .find((entry) => isBirth(entry) && entry.words.includes("year") && entry.column.role === "time") ??
  null;

/** Whether a column is called after a birth. */
export const isBirth = ({ words }: ColumnEntry): boolean => words.some((word) => births.has(word));

const births: ReadonlySet<string> = new Set(["birth", "birthday", "birthdate", "born", "dob"]);

/** Whether a column tells when people died. */
export const isDeath = ({ words }: ColumnEntry): boolean => words.some((word) => deaths.has(word));

const deaths: ReadonlySet<string> = new Set(["death", "died", "deceased", "dod"]);

/** When a table's things were made: a date, or the number of a year ("build year", "year manufactured"); null where nothing tells. */
export const madeOf = ({ tables, columns }: Entries, table: number): ColumnEntry | null =>
  (tables[table]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .find(
      ({ column, words }) =>
        words.some((word) => making.has(word)) &&
        (isTime(column) || (column.physicalType === "integer" && words.includes("year"))),
    ) ?? null;

const making: ReadonlySet<string> = new Set(
  "built build construction constructed manufacture manufactured production".split(" "),
);

/** Whether a column tells when a row was last seen to ("last update", "last overhaul"), not when something happened. */
export const isUpkeep = ({ words }: ColumnEntry): boolean => words.some((word) => upkeep.has(word));

const upkeep: ReadonlySet<string> = new Set(
  "update updated modified modification changed overhaul refreshed synced loaded etl".split(" "),
);

/** Whether a column tells when some of the rows were given up ("discontinued on", "closed on"), which most of them were not yet. */
export const isGivenUp = ({ words, column }: ColumnEntry, { table }: TableEntry): boolean =>
  (column.profile?.nulls ?? 0) > table.rowCount / 2 && words.some((word) => givenUp.test(word));

const givenUp =
  /^(?:discontinu|retire|close|left$|leav|end$|ended|ending|expir|terminat|withdrawn|remov|delet|cancel|decommission|archiv|deactivat|exit|drop|depart)/;

/** Words of a beginning, each with those of its end. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcheck in\b/, /\bcheck out\b/],
  [/\bmoved? in\b/, /\bmoved? out\b/],
  [/\bfirst day\b/, /\blast day\b/],
  [/^(?:(?:clock(?:ed)?|punch|time|sign) )?in\b/, /^(?:(?:clock(?:ed)?|punch|time|sign) )?out\b/],
  [/^(?:went |gone |going )?out\b/, /^(?:came |brought |come )?back\b/],
  [/\bpick ?up\b/, /\bdrop ?off\b|\breturn/],
  [/\b(?:hire|join|employ|recruit)/, /\b(?:terminat|leav|left|exit|resign|end|depart|quit|cancel|churn)/],
  [/\b(?:arriv)/, /\b(?:depart|leav|left)/],
  [/\b(?:enter|entry)/, /\b(?:exit|leav|left)/],
  [/\b(?:admi)/, /\b(?:discharg|releas)/],
  [/\b(?:rent|hire|borrow|lent|lend|loan|issu|check(?:ed)? out)/, /\breturn(?!.*\bdue)/],
  [
    /\b(?:start|begin|began|from)/,
    /\b(?:end|finish|stop|to|until|complet|cancel|terminat|expir|restor|recover|resum|reconnect|repair)/,
  ],
  [/\b(?:rent|lend|lent|loan|borrow|issue)/, /\breturn/],
  [
    /\b(?:open|report|receiv|creat|log|rais|call)/,
    /\b(?:clos|resolv|clear|complet|fix|solv|settl|repair|restor|recover|reconnect|ready|collect)/,
  ],
  [/\b(?:sign|subscri|activat|register|member)/, /\b(?:cancel|churn|end|expir|deactivat)/],
];

/** Arrivals and departures: guests arrive first, trains depart first, as the columns stand. */
const turning = /arriv/;

type Named = { entry: ColumnEntry; name: string };

/** The times of a table by their names, without a word that all of them begin with and without births, at which nothing of the rows begins. */
function namedTimes(index: Entries, table: number): Named[] {
  const times = timesOf(index, table);
  const [first] = times;
  const isPrefixed = times.length > 1 && times.every(({ words }) => words[0] === first?.words[0]);
  return times
    .filter((entry) => !isBirth(entry))
    .map((entry) => ({ entry, name: entry.words.slice(isPrefixed ? 1 : 0).join(" ") }));
}

/** From when to when a table's rows last ("check in" to "check out", "hire" to "termination"); null where they do not. */
export function spanOf(index: Entries, table: number): RowSpan | null {
  const times = namedTimes(index, table);
  for (const [begins, ends] of pairs) {
    const from = rather(times.filter(({ name }) => begins.test(name)));
    const until = rather(times.filter((each) => each !== from && ends.test(each.name)));
    const turned = turning.test(begins.source) && from !== undefined && until !== undefined;
    if (turned && until.entry.id < from.entry.id) return { from: until.entry, until: from.entry };
    if (from !== undefined && until !== undefined) return { from: from.entry, until: until.entry };
  }
  return null;
}

/** Whether the first and the last day of a row both count: days off, and what is told by its first and last day. */
export const countsBothDays = (
  { tables }: Pick<Entries, "tables">,
  from: ColumnEntry,
  until: ColumnEntry,
): boolean =>
  from.column.physicalType === "date" &&
  until.column.physicalType === "date" &&
  ((from.words.includes("first") && until.words.includes("last")) ||
    tables[from.table]?.words.some((word) => daysOff.has(word)) === true);

const daysOff: ReadonlySet<string> = new Set(
  "absence leave vacation holiday sickness timeoff pto".split(" "),
);

/** What happened rather than what was planned, where both are told ("actual end" beside "planned end"). */
const rather = <T extends { entry: ColumnEntry }>(found: readonly T[]): T | undefined =>
  found.find(({ entry }) => !entry.words.some((word) => dues.has(word))) ?? found[0];

/** From when a table's rows are members of something ("hire date", "signup date"), and until when where that is recorded. */
export function membershipOf(index: Entries, table: number): RowSpan | null {
  const span = spanOf(index, table);
  if (span !== null) return span;
  const from = namedTimes(index, table).find(({ name }) =>
    /\b(?:hire|join|employ|start|sign|subscri|register|registration|since|member|creat)/.test(name),
  );
  return from === undefined ? null : { from: from.entry, until: null };
}
