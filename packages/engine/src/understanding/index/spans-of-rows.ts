import { isEventWord } from "../lexicon/is-event-word.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { dues } from "./lateness.ts";
import { isPerson } from "./people-dated.ts";
import { isPersonal } from "./persons.ts";

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

/** When a table's things, which are neither people nor what takes place, came to be had ("purchase date" of machines); null where nothing tells. */
export function acquiredOf(index: Entries, table: number): ColumnEntry | null {
  const entry = index.tables[table];
  if (entry === undefined || isPersonal(entry, index.columns)) return null;
  const named = [...entry.words, ...entry.key.flatMap((id) => index.columns[id]?.words ?? [])];
  if (entry.words.some(isPerson)) return null;
  if (named.some(isEventWord)) return null;
  if (entry.table.type === "fact" && index.tables.length > 1) return null;
  const [only, other] = entry.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ column, words }) =>
        isTime(column) && acquiring.has(words[0] ?? "") && /^(?:date|on|at|time)?$/.test(words[1] ?? ""),
    );
  return other === undefined ? (only ?? null) : null;
}

const acquiring: ReadonlySet<string> = new Set(
  "purchase purchased bought acquisition acquired installed installation commissioned commissioning".split(
    " ",
  ),
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
  [/\bcheck(?:ed)? in\b/, /\bcheck(?:ed)? out\b/],
  [/\bmoved? in\b/, /\bmoved? out\b/],
  [/\bfirst day\b/, /\blast day\b/],
  [/^(?:(?:clock(?:ed)?|punch|time|sign) )?in\b/, /^(?:(?:clock(?:ed)?|punch|time|sign) )?out\b/],
  [/^(?:went |gone |going )?out\b/, /^(?:came |brought |come )?back\b/],
  [/\bpick ?up\b/, /\bdrop ?off\b|\breturn/],
  [
    /\b(?:hire|join|employ(?!ee)|recruit)/,
    /\b(?:terminat|leav|left|exit|resign|end|depart|quit|cancel|churn)/,
  ],
  [/\b(?:arriv)/, /\b(?:depart|leav|left)/],
  [/\b(?:enter|entry)/, /\b(?:exit|leav|left)/],
  [/\badm(?:i|\b)/, /\b(?:discharg|releas|dis(?:ch)?\b)/],
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

/** "Checked in", "admission date", "move in date": from when on somebody stays. */
export const isArrival = (from: ColumnEntry | null): boolean =>
  /check|arriv|\badm|\bmoved? in\b/.test(from?.words.join(" ") ?? "");

/** Arrivals and departures: guests arrive first, trains depart first, as the columns stand. */
const turning = /arriv/;

/** From when to when a table's rows last ("check in" to "check out", "hire" to "termination"); null where they do not. */
export function spanOf(index: Entries, table: number): RowSpan | null {
  const times = timesOf(index, table).filter((entry) => !isBirth(entry));
  return (
    spanAmong(times.map((entry) => ({ entry, name: entry.core.join(" ") }))) ??
    spanAmong(times.map((entry) => ({ entry, name: entry.words.join(" ") })))
  );
}

/** The first two of times that are called after a beginning and its end. */
function spanAmong(times: readonly { entry: ColumnEntry; name: string }[]): RowSpan | null {
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

/** What happened rather than what was planned ("actual end" beside "planned end"), to all of a row rather than to a part ("canceled on" beside "trial ends on"), where both are told. */
const rather = <T extends { entry: ColumnEntry }>(found: readonly T[]): T | undefined =>
  found.find(({ entry }) => !entry.words.some((word) => dues.has(word) || phases.has(word))) ?? found[0];

/** Parts of the time that something lasts, which end and begin by themselves. */
const phases: ReadonlySet<string> = new Set(
  "trial probation probationary promo promotion introductory grace warranty notice".split(" "),
);

/** From when a table's rows are members of something ("hire date", "signup date"), and until when where that is recorded. */
export function membershipOf(index: Entries, table: number): RowSpan | null {
  const span = spanOf(index, table);
  if (span !== null) return span;
  const times = timesOf(index, table).filter((entry) => !isBirth(entry));
  const from =
    times.find(({ core }) => begins.test(core.join(" "))) ??
    times.find(({ words }) => begins.test(words.join(" ")));
  return from === undefined ? null : { from, until: null };
}

const begins = /\b(?:hire|join|employ(?!ee)|start|sign|subscri|register|registration|since|member|creat)/;
