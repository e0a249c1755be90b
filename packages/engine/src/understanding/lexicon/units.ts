import { lemma } from "../text/lemma.ts";

/** What a unit measures and how much of that dimension's first unit it is. */
type Unit = {
  dimension: "mass" | "length" | "area" | "time" | "volume" | "energy" | "data" | "degrees";
  size: number;
};

const lists: readonly [Unit["dimension"], number, string][] = [
  ["mass", 0.001, "mg milligram milligrams"],
  ["mass", 1, "g gram grams gramme grammes"],
  ["mass", 1000, "kg kgs kilo kilos kilogram kilograms"],
  ["mass", 1e6, "tonne tonnes ton tons"],
  ["mass", 453.59237, "lb lbs pound"],
  ["length", 0.001, "mm millimeter millimeters millimetre millimetres"],
  ["length", 0.01, "cm centimeter centimeters centimetre centimetres"],
  ["length", 1, "m meter meters metre metres"],
  ["length", 1000, "km kilometer kilometers kilometre kilometres"],
  ["length", 0.3048, "ft feet"],
  ["length", 1609.344, "mile miles mi"],
  ["time", 0.001, "ms millisecond milliseconds"],
  ["time", 1, "sec secs second seconds"],
  ["time", 60, "min mins minute minutes"],
  ["time", 3600, "hr hrs hour hours"],
  ["time", 86400, "day days"],
  ["volume", 0.001, "ml milliliter milliliters millilitre millilitres"],
  ["volume", 1, "liter liters litre litres"],
  ["volume", 1000, "m3 m³ cbm"],
  ["area", 1, "m2 m² sqm"],
  ["area", 1e4, "ha hectare hectares"],
  ["area", 1e6, "km2 km² sqkm"],
  ["area", 4046.8564224, "acre acres"],
  ["area", 0.09290304, "sqft ft2 ft²"],
  ["energy", 1, "wh"],
  ["energy", 1e3, "kwh kilowatthour kilowatthours"],
  ["energy", 1e6, "mwh megawatthour megawatthours"],
  ["energy", 1e9, "gwh gigawatthour gigawatthours"],
  ["data", 1, "mb megabyte megabytes"],
  ["data", 1e3, "gb gigabyte gigabytes"],
  ["data", 1e6, "tb terabyte terabytes"],
  ["degrees", 1, "degree degrees celsius"],
];

const units: ReadonlyMap<string, Unit> = new Map(
  lists.flatMap(([dimension, size, words]) =>
    words.split(" ").map((word) => [word, { dimension, size }] as const),
  ),
);

/** A unit as a column's name ends with it: "duration (s)", which nobody says behind a number in words. */
const written = (word: string): Unit | undefined => units.get(shortUnits.get(word) ?? word);

const shortUnits: ReadonlyMap<string, string> = new Map([
  ["s", "sec"],
  ["h", "hr"],
  ["t", "tonne"],
]);

const scales: readonly [number, RegExp][] = [
  [1e9, /^(?:billions?|bn|bil)$/],
  [1e6, /^(?:millions?|mil|mio|mn|m)$/],
  [1e3, /^thousands?$/],
];

/** Whether two words are units of one dimension ("km", "miles"). */
export const areAlike = (one: string, other: string): boolean =>
  units.get(one)?.dimension !== undefined && units.get(one)?.dimension === units.get(other)?.dimension;

/** What numbers of a unit measure, as columns without a unit are called by it: "distance" of miles, "height" of centimetres, either of metres. */
export const measuredBy = (unit: string): readonly string[] => {
  const { dimension, size = 0 } = written(unit) ?? {};
  if (dimension !== "length") return dimension === undefined ? [] : quantities[dimension];
  return [...quantities.length, ...(size >= 0.3 ? ways : []), ...(size < 100 ? extents : [])];
};

const quantities: Readonly<Record<Unit["dimension"], readonly string[]>> = {
  mass: ["weight", "mass"],
  length: ["length"],
  time: [],
  volume: ["volume"],
  area: ["area"],
  energy: ["energy"],
  data: [],
  degrees: ["temperature", "temp"],
};
/** How far, and how large. */
const ways: readonly string[] = ["distance", "mileage", "odometer"];
const extents: readonly string[] = [
  "height",
  "width",
  "depth",
  "thickness",
  "diameter",
  "elevation",
  "elev",
  "altitude",
  "alt",
];

/** Whether two words are spellings of one unit ("km", "kilometre"). */
export const isSameUnit = (one: string, other: string): boolean =>
  areAlike(one, other) && units.get(one)?.size === units.get(other)?.size;

/** What people call the unit that a word is, in the singular, where it measures an amount of something: "ha" and "hectare"; none of times and temperatures. */
export function spellingsOf(word: string): readonly string[] {
  const unit = written(word);
  if (unit === undefined || unit.dimension === "time" || unit.dimension === "degrees") return [];
  const isSame = (name: string): boolean => {
    const other = written(name);
    return other?.dimension === unit.dimension && other.size === unit.size;
  };
  return [...units.keys(), ...shortUnits.keys()].filter(
    (name) => name.length > 1 && name !== "pound" && lemma(name) === name && isSame(name),
  );
}

/** Whether a word is a unit of an amount that figures may be told in ("tonnes", "MWh"), times aside. */
export function isAmountUnit(word: string): boolean {
  const dimension = word === "m" || word === "pound" ? undefined : written(word)?.dimension;
  return dimension !== undefined && dimension !== "time" && dimension !== "degrees";
}

/** The unit of "193m" read as 193 million, which are metres in a column of lengths. */
export const millionsOrMetres = "m?";

/** The unit of "20 %", which is 0.2 of what is told as a share of one. */
export const percentUnit = "%";

/** How it is said. */
export const percents: ReadonlySet<string> = new Set([percentUnit, "percent", "pct"]);

/** The unit of "$20", "20 euros": an amount of money in whatever currency the data has. */
export const moneyUnit = "$";

/** Whether a mark or word beside a number says that it is money. */
export const isMoneyUnit = (word: string): boolean => currencies.has(word);

const currencies: ReadonlySet<string> = new Set(
  "$ € £ usd eur gbp dollar dollars euro euros buck bucks yen chf franc francs".split(" "),
);

/** Whether a column's words say that it holds hundredths of a currency's unit. */
export const tellsCents = (words: readonly string[]): boolean => words.some((word) => cents.has(word));

const cents: ReadonlySet<string> = new Set("cent cents pence pennies".split(" "));

/** Whether one of a column's words is a unit. */
export const tellsUnit = (words: readonly string[]): boolean =>
  words.some((word) => written(word) !== undefined);

/** Whether a word after a number says its unit ("5.5 kg", "-5 degrees"). */
export const isUnit = (word: string): boolean => units.has(word);

/**
 * A number said in `unit` (null where none was said) in the unit that a column's name words speak of: 5.5 kg of a
 * "body mass g" is 5500, 11.18 million of "units sold in millions" 11.18. As it is where the name speaks of none; of
 * several ("height ft m") the one that was said counts, else the first.
 */
export function inColumnUnit(value: number, unit: string | null, nameWords: readonly string[]): number {
  if (unit === millionsOrMetres) {
    const long = nameWords.some((word) => written(word)?.dimension === "length");
    return long ? inColumnUnit(value / 1e6, "m", nameWords) : inColumnUnit(value, null, nameWords);
  }
  if (unit === moneyUnit && tellsCents(nameWords)) return value * 100;
  const from = unit === null ? undefined : units.get(unit);
  const isSaid = (to: Unit | undefined): boolean =>
    to !== undefined && to.dimension === from?.dimension && to.size === from.size;
  if (nameWords.some((word) => isSaid(written(word)))) return value;
  for (const word of nameWords) {
    const to = written(word);
    if (from !== undefined && to?.dimension === from.dimension)
      return Number(((value * from.size) / to.size).toPrecision(12));
    const [scale] = scales.find(([, named]) => named.test(word)) ?? [];
    if (scale !== undefined && Math.abs(value) >= scale) return value / scale;
  }
  return value;
}

/** Whether a column's name speaks of the unit that is asked for. */
export const isToldIn = (unit: string, nameWords: readonly string[]): boolean =>
  nameWords.some((word) => {
    const [own, said] = [written(word), written(unit)];
    return own !== undefined && own.dimension === said?.dimension && own.size === said.size;
  });

/** How many of the unit that a column's name speaks of make one of `unit`; null where it speaks of none of that dimension, or of this one. */
export function ownUnitsIn(unit: string, nameWords: readonly string[]): number | null {
  const said = written(unit);
  const [own] = nameWords
    .flatMap((word) => written(word) ?? [])
    .filter(({ dimension }) => dimension === said?.dimension);
  if (own === undefined || said === undefined || own.size === said.size) return null;
  return Number((said.size / own.size).toPrecision(12));
}
