import { findCells } from "./cells.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { talliedThing } from "./things-counted.ts";

/** What comes and goes by the hour or the day and is counted. */
const tallied: readonly string[] =
  "ride|rider|trip|journey|rental|hire|visit|visitor|passenger|traveller|traveler|boarding|call|contact|booking|user|customer|guest|attendee|cyclist|pedestrian|vehicle|car|bike|crossing|entry|arrival|session|view|hit|click|request|ticket|message|sighting|incident|case|order|sale".split(
    "|",
  );

/** Who is counted where it is told of which sex or age they are. */
const people: readonly string[] = "people|person|individual|worker|employee|inhabitant|resident".split("|");
const ofPeople: ReadonlySet<string> = new Set(["sex", "gender", "age"]);

/**
 * The number of the only sheet that counts something by its time without saying of what ("cnt", "count" of each day), by whatever it may be that
 * is counted: "rides", "visitors". Numbers of some of them are called after it, too: "casual riders" beside a column "casual".
 */
export function tallyNames(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; phrases: string[][] }[] {
  const tally = tallyOf(tables, columns);
  if (tally === null) return [];
  const nouns = columns.some(({ words }) => words.some((word) => ofPeople.has(word)))
    ? [...tallied, ...people]
    : tallied;
  const parts = columns.filter(
    (entry) => isCount(entry) && entry !== tally && entry.core.length === 1 && mostOf(entry) <= mostOf(tally),
  );
  return [
    { column: tally.id, phrases: nouns.flatMap((noun) => [[noun], [noun, "count"], ["total", noun]]) },
    ...parts.map(({ id, core }) => ({ column: id, phrases: tallied.map((noun) => [...core, noun]) })),
  ];
}

/** A noun in the plural by which questions name that number; null where there is none. */
export function tallyNoun(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  phrases: ReadonlyMap<string, readonly { kind: string; id: number }[]>,
): string | null {
  const tally = tallyOf(tables, columns);
  const noun = tallied.find((each) =>
    phrases.get(each)?.every(({ kind, id }) => kind === "column" && id === tally?.id),
  );
  return tally === null || noun === undefined ? null : `${noun}s`;
}

/** The number of the only sheet with dates or combinations of kinds that is called "count" and nothing more; null where there is none. */
function tallyOf([sheet, other]: readonly TableEntry[], columns: readonly ColumnEntry[]): ColumnEntry | null {
  if (sheet === undefined || other !== undefined) return null;
  const cells = findCells([sheet], columns).get(sheet.id);
  if (cells !== undefined) return columns[cells] ?? null;
  if (sheet.table.timeColumn === null) return null;
  const [tally, second] = columns.filter(
    (entry) => isCount(entry) && isBare(entry.core) && talliedThing(entry) === null,
  );
  return second === undefined ? (tally ?? null) : null;
}

const isBare = (core: readonly string[]): boolean =>
  core.includes("count") && core.every((word) => word === "count" || word === "total");

const isCount = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && isNumeric(column) && column.physicalType !== "decimal" && column.additivity === "additive";

const mostOf = ({ column }: ColumnEntry): number =>
  Number(column.profile?.maximum ?? Number.POSITIVE_INFINITY);
