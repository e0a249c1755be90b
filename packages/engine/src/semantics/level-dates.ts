import { type Column, findColumn, type Table } from "@parlance/contract";

/**
 * How a table tells levels that were taken at dates (the stock of each article on each day): `date` is the column of the dates. `things`
 * is null where everything was taken at each date; else the columns of what was taken, which have dates of their own.
 */
export type LevelDates = { date: Column; things: string[] | null };

/**
 * Whether a column of a table holds levels that were taken at dates: what a stock or a balance is called, or how many there are ("active
 * subscribers", "staff"), where the rows are of dates.
 */
export function isLevel(table: Table, { name, role, additivity }: Column): boolean {
  if (role !== "measure" || additivity === null || additivity === "non-additive") return false;
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  const stands =
    words.some((word) => standing.has(word)) || (words.length > 1 && words.some((word) => states.has(word)));
  const named =
    additivity === "semi-additive" ||
    (stands && !words.some((word) => comings.has(word))) ||
    isRunning(words, table);
  return named && levelDates(table) !== null;
}

/** "total_cases" beside "new_cases", "cumulative_cases": what had come together by the date. */
function isRunning([first = "", ...rest]: readonly string[], { columns }: Table): boolean {
  if (["cumulative", "cum", "cumul", "running"].includes(first)) return true;
  const names = columns.map(({ name }) => name.toLowerCase());
  return (
    first === "total" &&
    rest.length > 0 &&
    ["new", "daily"].some((each) => names.includes([each, ...rest].join("_")))
  );
}

/** Those who are there, and words before them that say so; what happens to some of them in a time is no level. */
const standing: ReadonlySet<string> = new Set(
  "employees staff fte subscribers members followers residents inmates inpatients tenants occupied enrolled".split(
    " ",
  ),
);
const states: ReadonlySet<string> = new Set(
  "active open closing ending current outstanding eom eop".split(" "),
);
const comings: ReadonlySet<string> = new Set(
  "new lost joined left added hired gained churned cancelled removed opened closed price rate average avg minutes hours".split(
    " ",
  ),
);

/** Rows that a table without a key of dates needs to be told for one, dates at least, and how much of things times dates it has rows for. */
const least = { rows: 24, dates: 3, filled: 0.6 };

/** Most columns that together tell what a level is taken of. */
const mostThings = 3;

/**
 * The dates at which a table's rows were taken, one row for each thing and date; null for a table of anything else. A key of the date
 * and others tells it, or numbers of rows alone: as many as there are things times dates, and no date with more rows than things.
 */
export function levelDates(table: Table): LevelDates | null {
  const date = table.timeColumn === null ? null : findColumn(table, table.timeColumn);
  if (date === null || date.physicalType === "time") return null;
  const others = table.primaryKey.filter((name) => name !== date.name);
  const dates = date.profile?.distinct ?? 0;
  if (others.length < table.primaryKey.length)
    return { date, things: others.length === 0 || isFilled(table, others, dates) ? null : others };
  if (table.rowCount < least.rows || dates < least.dates || table.namingColumn !== null) return null;
  const things = thingsOf(table);
  return sets(things).some((some) => isFilled(table, some, dates) && isEven(table, date, some))
    ? { date, things: null }
    : null;
}

/** Columns that may tell what a row is about: each of few values beside the rows, but not one for each of them. */
const thingsOf = (table: Table): string[] =>
  table.columns.flatMap(({ name, role, profile, hidden }) =>
    !hidden &&
    !table.primaryKey.includes(name) &&
    (role === "key" || role === "category" || role === "geo") &&
    profile !== null &&
    profile.distinct > 1 &&
    profile.distinct * least.dates <= table.rowCount
      ? [name]
      : [],
  );

/** Every choice of up to three of them. */
function sets(names: string[]): string[][] {
  const found: string[][] = [];
  const more = (chosen: string[], from: number): void => {
    if (chosen.length > 0) found.push(chosen);
    if (chosen.length === mostThings) return;
    for (let at = from; at < Math.min(names.length, 12); at += 1) more([...chosen, names[at] ?? ""], at + 1);
  };
  more([], 0);
  return found;
}

const distinctOf = (table: Table, names: string[]): number =>
  names.reduce((product, name) => product * (findColumn(table, name)?.profile?.distinct ?? 0), 1);

function isFilled(table: Table, names: string[], dates: number): boolean {
  const whole = distinctOf(table, names) * dates;
  return whole > 0 && table.rowCount <= whole && table.rowCount >= least.filled * whole;
}

/** No date has more rows than there are things, no thing more than there are dates: what happens by chance does not keep to that. */
function isEven(table: Table, date: Column, names: string[]): boolean {
  const most = (column: Column | null): number =>
    column?.profile?.topValues[0]?.count ?? Number.POSITIVE_INFINITY;
  const whole = table.rowCount * 1.01;
  return (
    most(date) <= distinctOf(table, names) &&
    names.every((name) => {
      const column = findColumn(table, name);
      const rest =
        distinctOf(
          table,
          names.filter((other) => other !== name),
        ) * (date.profile?.distinct ?? 0);
      return most(column) <= Math.min(whole, rest);
    })
  );
}
