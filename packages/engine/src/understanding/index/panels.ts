import { levelDates } from "../../semantics/level-dates.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/**
 * A table that tells every thing anew at each of its dates, as countries by year; `thing` is the column of what they are called, `figure` what is
 * told of them where it is one: the only figure, else the only one that adds up over them.
 */
export type Panel = { table: TableEntry; date: ColumnEntry; thing: ColumnEntry; figure: ColumnEntry | null };

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
    return thing === undefined || other !== undefined
      ? []
      : [{ table, date, thing, figure: mainFigure(own) }];
  });

/** The panel that a table is by its key of a thing and a date; undefined for others. */
export const panelOf = ({ panels }: { panels: readonly Panel[] }, table: number): Panel | undefined =>
  panels.find((panel) => panel.table.id === table && panel.table.key.includes(panel.date.id));

function mainFigure(own: readonly ColumnEntry[]): ColumnEntry | null {
  const figures = own.filter(({ column, foreign }) => !foreign && column.role === "measure");
  const summed = figures.filter(({ column }) => column.additivity !== "non-additive");
  return [figures, summed].find((each) => each.length === 1)?.[0] ?? null;
}

/** "Symbol" of stocks, "entity" of disasters: names that say nothing of what is called by them, which the table's own name says. */
const plainNames: ReadonlySet<string> = new Set(
  "symbol ticker code id identifier entity label name key series".split(" "),
);

/** The columns of the things of panels that are called after these by one word, by table: "stocks" are the symbols, and not their prices of a date. */
export const thingsOfName = (panels: readonly Panel[]): ReadonlyMap<number, number> =>
  new Map(
    panels.flatMap(({ table, thing }) => {
      const isPlain = thing.words.every((word) => plainNames.has(word));
      return isPlain && table.words.length === 1 ? [[table.id, thing.id] as const] : [];
    }),
  );
