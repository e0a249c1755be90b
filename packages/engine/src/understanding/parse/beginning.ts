import { type ColumnEntry, isTime } from "../index/entries.ts";
import { dues } from "../index/lateness.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { openers, opensWith } from "./frame/time-named.ts";

/** The time at which a row of the end's table begins. */
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
  return opened ?? others.find(({ column }) => column.name === own) ?? others[0] ?? null;
}

/** "Due date", "committed by", not "planned start". */
const isPlanned = ({ words }: ColumnEntry): boolean =>
  words.some((word) => dues.has(word)) && !words.some((word) => /^(?:start|begin)/.test(word));

/** Whether both the first and the last of a column's times come after those of another: nothing begins with them that ends there. */
function isLater({ column }: ColumnEntry, end: ColumnEntry): boolean {
  const [own, other] = [column.profile, end.column.profile];
  const after = (one: unknown, than: unknown): boolean =>
    typeof one === "string" && typeof than === "string" && one.slice(0, 10) > than.slice(0, 10);
  return after(own?.minimum, other?.minimum) && after(own?.maximum, other?.maximum);
}
