import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

/** What the places are called in which somebody came in, up to the one that is told. */
const called: readonly (readonly [place: number, names: string])[] = [
  [1, "win|wins|won|victory|victories|race win|race wins|race victory|won race"],
  [3, "podium|podium finish|podium place|on podium|top three finish|top 3 finish"],
];
const ends: ReadonlySet<string> = new Set("finish finishing final end result overall".split(" "));
const places: ReadonlySet<string> = new Set("position place rank placing pos".split(" "));

/** "Wins", "podiums" of a column that tells in which place somebody finished: conditions in the form of glossary terms, where the data has no such word. */
export function finishPlaces(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [place, other] = columns.filter(tellsPlace);
  const table = tables[place?.table ?? -1]?.table.name;
  if (place === undefined || other !== undefined || table === undefined) return [];
  return called.flatMap(([last, names]) => {
    const filter: Filter = {
      kind: "comparison",
      operator: last === 1 ? "=" : "<=",
      left: fieldOf(table, place.column.name),
      right: { kind: "constant", value: last, type: place.column.physicalType },
    };
    const definition = `${place.column.label} is ${last === 1 ? "" : "at most "}${last}`;
    return filterTerm(freeNames(names.split("|"), words), table, filter, definition);
  });
}

/** "Finish position", "final place" of numbers from 1 on. */
const tellsPlace = ({ column, words, foreign }: ColumnEntry): boolean =>
  !foreign &&
  isNumeric(column) &&
  Number(column.profile?.minimum) === 1 &&
  words.length === 2 &&
  words.some((word) => ends.has(word)) &&
  words.some((word) => places.has(word));
