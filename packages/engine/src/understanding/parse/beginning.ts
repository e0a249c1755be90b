import { type ColumnEntry, isTime } from "../index/entries.ts";
import { calendarDate } from "../index/is-calendar.ts";
import { dues } from "../index/lateness.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { openers, opensWith } from "./frame/time-named.ts";

/**
 * The time at which a row of the end's table begins; where none of its times can, that of what its rows refer to (parcels are shipped days
 * after their order came).
 */
export function beginning(index: ModelIndex, end: ColumnEntry): ColumnEntry | null {
  const { columns, tables } = index;
  const others = columns.filter(
    (entry) =>
      entry.table === end.table &&
      entry.id !== end.id &&
      isTime(entry.column) &&
      !isLater(entry, end) &&
      (isPlanned(end) || !isPlanned(entry)),
  );
  const opened = openers
    .map((root) => others.find((entry) => opensWith(entry, root, index)))
    .find((entry) => entry !== undefined);
  const own = tables[end.table]?.table.timeColumn;
  const before = others.filter((entry) => !startsLater(entry, end));
  const billed = end.words.some((word) => paying.test(word))
    ? before.find(({ column }) => column.name === own)
    : undefined;
  return (
    billed ??
    opened ??
    before.find(({ column }) => column.name === own) ??
    before[0] ??
    beginningAbove(index, end) ??
    others.find(({ column }) => column.name === own) ??
    others[0] ??
    null
  );
}

/** What is paid is what a bill asks for, whose own day that is, whenever it was ordered. */
const paying = /^(?:paid|pay|payment|settled)$/;

/** "Ordered at", which may be the only time of orders. */
const isOpened = ({ words }: ColumnEntry, root: string): boolean =>
  words.some((word) => word.startsWith(root.slice(0, 5)));

/** When what the end's rows refer to began, of the nearest that tells it: first of all the day in a calendar. */
function beginningAbove(index: ModelIndex, end: ColumnEntry): ColumnEntry | null {
  const day = calendarDate(index, end.table);
  if (day !== null && !startsLater(day, end)) return day;
  const times = (index.graph.ways[end.table] ?? [])
    .filter(({ toOne }) => toOne)
    .flatMap(({ to }) => index.columns.filter((entry) => entry.table === to && isTime(entry.column)));
  return (
    openers
      .map((root) => times.find((entry) => isOpened(entry, root) && !startsLater(entry, end)))
      .find((entry) => entry !== undefined) ?? null
  );
}

/** "Due date", "committed by", not "planned start". */
const isPlanned = ({ words }: ColumnEntry): boolean =>
  words.some((word) => dues.has(word)) && !words.some((word) => /^(?:start|begin)/.test(word));

/** Whether the first of a column's times comes after that of another. */
const startsLater = ({ column }: ColumnEntry, end: ColumnEntry): boolean =>
  isAfter(column.profile?.minimum, end.column.profile?.minimum);

const isAfter = (one: unknown, than: unknown): boolean =>
  typeof one === "string" && typeof than === "string" && one.slice(0, 10) > than.slice(0, 10);

/** Whether both the first and the last of a column's times come after those of another: nothing begins with them that ends there. */
function isLater({ column }: ColumnEntry, end: ColumnEntry): boolean {
  const [own, other] = [column.profile, end.column.profile];
  return isAfter(own?.minimum, other?.minimum) && isAfter(own?.maximum, other?.maximum);
}
