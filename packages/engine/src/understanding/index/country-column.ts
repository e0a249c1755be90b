import { aliasesOf, countryCodeOf } from "../lexicon/places.ts";
import { valueKey } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

const called: ReadonlySet<string> = new Set(["country", "nation"]);
/** Fewer values than this may be countries by chance; of more, this share must be. */
const least = { values: 4, share: 0.8 };

/** The one column whose values are countries where nothing in the data is called so ("location", "market"); null where there is none, or several. */
export function countryColumn(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  if ([...tables, ...columns].some(({ words }) => words.some((word) => called.has(word)))) return null;
  const [only, other] = columns.filter(holdsCountries);
  return other === undefined ? (only ?? null) : null;
}

function holdsCountries(entry: ColumnEntry): boolean {
  const { column, foreign } = entry;
  if (foreign || column.physicalType !== "string") return false;
  const values = textsOf(entry);
  const countries = values.filter((value) => value.length > 3 && countryCodeOf(valueKey(value)) !== null);
  return values.length >= least.values && countries.length >= least.share * values.length;
}

const regions: ReadonlySet<string> = new Set(["region", "area", ...called]);

/** The one column of where things come from ("origin") whose values are places, where nothing in the data is called a region or country; null elsewhere. */
export function originColumn(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ColumnEntry | null {
  if ([...tables, ...columns].some(({ words }) => words.some((word) => regions.has(word)))) return null;
  const [only, other] = columns.filter(
    (entry) => entry.words.at(-1) === "origin" && !entry.foreign && textsOf(entry).every(isPlace),
  );
  return only === undefined || other !== undefined || textsOf(only).length === 0 ? null : only;
}

const isPlace = (value: string): boolean =>
  value.length > 2 && (countryCodeOf(valueKey(value)) !== null || aliasesOf(valueKey(value)).length > 0);

const textsOf = ({ column }: ColumnEntry): string[] =>
  (column.profile?.topValues ?? []).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
