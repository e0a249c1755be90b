import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";

/** What is measured in units: what people call it, and what of it is used up. */
type Dimension = { names: string; used: string; units: string };

const dimensions: readonly Dimension[] = [
  { names: "energy|power", used: "electricity|energy|power|gas|heat", units: "kwh mwh wh gwh" },
  { names: "volume", used: "water|gas|heat", units: "m3 cbm hl" },
  { names: "volume", used: "fuel|water|diesel|petrol|gas|oil", units: "liter litre gallon gal ml" },
  { names: "data volume|data", used: "data", units: "gb mb tb gigabyte megabyte" },
  { names: "distance|mileage", used: "", units: "km mile mi kilometer kilometre" },
  { names: "weight|mass|tonnage", used: "", units: "ton tonne" },
  { names: "weight|mass", used: "", units: "kg kilo kilogram lb lbs gram" },
  { names: "area", used: "", units: "m2 sqm sqft hectare ha acre" },
  {
    names: "duration|length|running time|run time|runtime|playing time|playtime",
    used: "",
    units: "minute min second sec hour hr millisecond ms",
  },
  { names: "calorie", used: "", units: "kcal" },
  { names: "temperature", used: "", units: "celsius degc fahrenheit" },
  { names: "speed", used: "", units: "kmh kph mph knot" },
];
/** What is used up. */
export const usedKinds: ReadonlySet<string> = new Set(
  dimensions.flatMap(({ used }) => (used === "" ? [] : used.split("|"))),
);
const used: readonly string[] = ["consumption", "usage"];
const deeds: readonly string[] = ["used", "consumed", "use", "consume"];
/** What may stand beside the unit where the number is the quantity itself, and not a price, a limit or what something else came to. */
const plain: ReadonlySet<string> = new Set("total number of net actual measured recorded reading".split(" "));
const consumed: ReadonlySet<string> = new Set("used use consumed consumption".split(" "));
const done: ReadonlySet<string> = new Set(
  "driven drive travelled traveled ridden flown run produced generated shipped delivered carried moved billed".split(
    " ",
  ),
);
/** What energy may come of, which it is not called by where the data does not speak of it: the kWh of a site are no gas. */
const fuels: ReadonlySet<string> = new Set(["gas"]);
const energy = /^energy/;
/** Deeds by which nothing is used up. */
const made: ReadonlySet<string> = new Set(["produced", "generated"]);

/**
 * What people call a number that is only named by the unit that it is in: the distance of "km", the consumption of "kwh". Phrases by
 * column; where several tables hold such a number, that of the barest name and the most rows. What the data has a word for itself
 * is left to it, be it one of its values ("diesel" of vehicles that run on it).
 */
export function quantityNames(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; phrases: string[][] }[] {
  const known = new Set([...columns, ...tables].flatMap(({ words }) => words));
  const told = new Set(columns.flatMap(kindWords));
  const found = dimensions.flatMap((dimension): Measured[] => {
    const units = dimension.units.split(" ");
    const [best] = columns
      .flatMap((entry) => {
        const rank = bareness(entry, tables[entry.table], units);
        return rank === null ? [] : [{ entry, rank, rows: tables[entry.table]?.table.rowCount ?? 0 }];
      })
      .toSorted((one, other) => one.rank - other.rank || other.rows - one.rows);
    return best === undefined
      ? []
      : [{ dimension, entry: best.entry, units: best.entry.words.filter((word) => units.includes(word)) }];
  });
  const consumed = found.filter(isUsedUp);
  return found.map((measured) => ({
    column: measured.entry.id,
    phrases: phrasesOf(measured, tables[measured.entry.table]?.words ?? [], {
      known,
      told,
      uses: consumed.includes(measured) ? (consumed.length === 1 ? "alone" : "by kind") : "none",
    }),
  }));
}

/** Different values beyond which a column tells no kinds. */
const mostKinds = 30;

/** The words of the values of a column of kinds. */
const kindWords = ({ column: { physicalType, profile } }: ColumnEntry): string[] =>
  physicalType === "string" && (profile?.distinct ?? mostKinds + 1) <= mostKinds
    ? (profile?.topValues ?? []).flatMap(({ value }) => String(value).toLowerCase().split(/\W+/))
    : [];

/** A number and the units in its name. */
type Measured = { dimension: Dimension; entry: ColumnEntry; units: readonly string[] };

/** `told`: words of values of kinds; `uses`: whether it is what is consumed at all, or what one of several kinds is. */
function phrasesOf(
  { dimension, units }: Measured,
  table: readonly string[],
  {
    known,
    told,
    uses,
  }: { known: ReadonlySet<string>; told: ReadonlySet<string>; uses: "alone" | "by kind" | "none" },
): string[][] {
  const names = dimension.names.split("|").map((name) => name.split(" "));
  const isMeant = (word: string): boolean =>
    !fuels.has(word) || !energy.test(dimension.names) || known.has(word) || told.has(word);
  const kinds =
    uses === "none"
      ? []
      : dimension.used
          .split("|")
          .filter(isMeant)
          .map((word) => [word]);
  const named = kinds.filter(([word = ""]) => !told.has(word));
  const openings = uses === "alone" ? [...named, []] : named;
  const plainly = [
    ...names,
    ...named,
    ...openings.flatMap((kind) => used.map((word) => [...kind, word])),
  ].filter((phrase) => !phrase.some((word) => known.has(word) && !isKind(phrase, word)));
  const spent = uses === "none" ? [] : [...kinds, ...units.map((unit) => [unit])];
  return [
    ...spent.flatMap((kind) => deeds.map((deed) => [...kind, deed])),
    ...plainly.flatMap((phrase) => [
      phrase,
      [...table, ...phrase],
      ...units.flatMap((unit) => [
        [...phrase, unit],
        [unit, ...phrase],
      ]),
    ]),
  ];
}

/** "fuel" of "fuel consumption", which the data may have a word for. */
const isKind = (phrase: readonly string[], word: string): boolean =>
  phrase.length > 1 && phrase[0] === word && used.includes(phrase[1] ?? "");

const isUsedUp = ({ dimension, entry }: Measured): boolean =>
  dimension.used !== "" && !entry.words.some((word) => made.has(word));

/** How barely a number is named by its unit, from 0; null where it is no such number. */
function bareness(
  { column, words, foreign }: ColumnEntry,
  table: TableEntry | undefined,
  units: readonly string[],
): number | null {
  if (foreign || column.role !== "measure" || !isNumeric(column)) return null;
  const rest = words.filter((word) => !units.includes(word));
  if (rest.length === words.length) return null;
  const isOwn = (word: string): boolean => plain.has(word) || table?.words.includes(word) === true;
  if (rest.every(isOwn)) return table?.table.type === "fact" ? 0 : 3;
  if (rest.every((word) => isOwn(word) || consumed.has(word))) return 1;
  return rest.every((word) => isOwn(word) || consumed.has(word) || done.has(word)) ? 2 : null;
}
