import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { Lateness } from "./lateness.ts";

const coming: ReadonlySet<string> = new Set(["next", "due"]);
const idle: ReadonlySet<string> = new Set(["next", "due", "date", "day", "time", "on", "at", "by", "is"]);
const owners = ["", "a ", "an ", "the ", "their ", "its "];

/**
 * What "overdue for a service", "service is overdue" are where rows have a date on which they are next due for it ("next service date",
 * "inspection due"): those whose date is over. Conditions in the form of glossary terms; where the rows tell that it was done since, it is
 * their lateness that counts.
 */
export function recurringDues(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  late: readonly Lateness[],
): GlossaryTerm[] {
  return tables.flatMap(({ id, table, columns: own }): GlossaryTerm[] => {
    const times = own.flatMap((each) => columns[each] ?? []).filter(({ column }) => isTime(column));
    const found = times.flatMap((time) => {
      const what = time.words.filter((word) => !idle.has(word)).join(" ");
      const isDone = late.some(
        (each) => each.table === id && each.kind === "dates" && each.due.id === time.id,
      );
      return what !== "" && !isDone && time.words.some((word) => coming.has(word)) ? [{ time, what }] : [];
    });
    const rows = table.label.toLowerCase();
    return found.flatMap(({ time, what }) => {
      const names = [
        `overdue for ${what}`,
        ...["overdue for", "overdue their", "past due for", "past"].flatMap((late) =>
          owners.map((owner) => `${late} ${owner}${what}${late === "past" ? " date" : ""}`),
        ),
        `${what} is overdue`,
        `${what} overdue`,
        `overdue ${what}`,
        ...(found.length === 1 ? [`overdue ${rows}`] : []),
      ];
      const left = fieldOf(table.name, time.column.name);
      const filter: Filter = { kind: "comparison", operator: "<", left, right: { kind: "now" } };
      return filterTerm(names, table.name, filter, `${time.column.label} is over`);
    });
  });
}
