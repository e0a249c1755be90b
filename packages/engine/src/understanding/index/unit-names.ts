import { isAmountUnit, isSameUnit, measuredBy, spellingsOf } from "../lexicon/units.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { unitWords } from "./unit-words.ts";

/** Units that people name a figure by and that no number is converted from. */
const others: ReadonlyMap<string, readonly string[]> = new Map(
  "kw:kilowatt mw:megawatt kcal: kb:kilobyte pcs: teu: gal:gallon bbl:barrel"
    .split(" ")
    .map((each): [string, string[]] => {
      const [unit = "", spelling = ""] = each.split(":");
      return [unit, spelling === "" ? [unit] : [unit, spelling]];
    }),
);
/** What such a unit measures. */
const measures: ReadonlyMap<string, readonly string[]> = new Map([
  ["gal", ["volume"]],
  ["bbl", ["volume"]],
]);
/** A figure of each of something, which is no amount of it. */
const single = /^(?:per|price|rate|cost|fee|each|unit)$/;

/**
 * "Total kWh", "kilos per farm", "hectares", however the unit is spelt, where one figure is told in it: the only one, else the one whose name says
 * least besides ("tonnes" before "tonnes delivered"), of alike ones that of facts. Phrases by column, in dictionary form.
 */
export function unitNames(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; phrases: string[][] }[] {
  const told = columns.flatMap((entry) => {
    const unit = unitOf(entry);
    return unit === null ? [] : [{ entry, unit, key: spelt(unit).join(" ") }];
  });
  return [...Map.groupBy(told, ({ key }) => key).values()].flatMap((few) => {
    const ranked = few
      .map((each) => ({ ...each, rank: rankOf(each.entry, each.unit, tables) }))
      .toSorted((one, other) => one.rank - other.rank);
    const [best, second] = ranked;
    return best === undefined || best.rank === second?.rank
      ? []
      : [
          {
            column: best.entry.id,
            phrases: [...spelt(best.unit).map((word) => [word]), ...squared(best.unit)],
          },
        ];
  });
}

/** An area's unit in two words. */
const squared = (unit: string): string[][] =>
  isSameUnit(unit, "m2")
    ? [
        ["square", "metre"],
        ["square", "meter"],
      ]
    : [];

const spelt = (unit: string): readonly string[] => others.get(unit) ?? spellingsOf(unit);

/** The unit of an amount that a figure's name or unit tells. */
function unitOf(entry: ColumnEntry): string | null {
  const { column, words, foreign } = entry;
  if (foreign || column.role !== "measure" || !isNumeric(column) || words.some((word) => single.test(word)))
    return null;
  return unitWords(entry).find((word) => others.has(word) || isAmountUnit(word)) ?? null;
}

/** How much a figure's name says besides its unit and what that measures; at the same measure figures that add up over facts first. */
function rankOf({ column, words, table }: ColumnEntry, unit: string, tables: readonly TableEntry[]): number {
  const plain = new Set(["total", "net", unit, ...(measures.get(unit) ?? measuredBy(unit))]);
  const besides = words.filter(
    (word) => word === "odometer" || !(plain.has(word) || isAmountUnit(word)),
  ).length;
  const aside = (column.additivity === "additive" ? 0 : 2) + (tables[table]?.table.type === "fact" ? 0 : 1);
  return besides * 4 + aside;
}
