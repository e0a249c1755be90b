import { levelDates } from "../../semantics/level-dates.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/** A table that tells every thing anew at each of its dates, as countries by year; `thing` is the column of what they are called. */
export type Panel = { table: TableEntry; date: ColumnEntry; thing: ColumnEntry };

/** How much of things times dates a panel has rows for. */
const leastFilled = 0.6;

/** Finds them: tables whose rows are about things that one column of texts tells apart. */
export const findPanels = (tables: readonly TableEntry[], columns: readonly ColumnEntry[]): Panel[] =>
  tables.flatMap((table): Panel[] => {
    const dates = levelDates(table.table);
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const date = own.find(({ column }) => column === dates?.date);
    if (dates === null || dates.things !== null || date === undefined) return [];
    const times = date.column.profile?.distinct ?? 0;
    const { rowCount } = table.table;
    const [thing, other] = own.filter(({ column }) => {
      const whole = column.physicalType === "string" ? (column.profile?.distinct ?? 0) * times : 0;
      return rowCount <= whole && rowCount >= leastFilled * whole;
    });
    return thing === undefined || other !== undefined ? [] : [{ table, date, thing }];
  });
