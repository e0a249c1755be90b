import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { done } from "../../index/told-in.ts";
import { areAlike, isSameUnit, measuredBy } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnLink } from "./column-link.ts";
import type { Link } from "./link.ts";

/** How many words before "per" may name what is divided. */
const longest = 5;

/**
 * Links of what stands after "per" to the number of the same rows that is told in it: "fare per mile" of a distance, "waste per crate" of
 * the crates that were packed beside those planned, "crates per hour" of crew hours.
 */
export function findPerLinks(tokens: readonly Token[], links: readonly Link[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    const unit = tokens[at + 1];
    if (token.text !== "per" || unit?.kind !== "word" || isGrain(unit, index)) return [];
    const figures = links.filter(({ start, end }) => end <= at && start >= at - longest);
    const told = figures.flatMap((link) => figureOf(link, index));
    const own = index.columns.filter(
      ({ id, table, column, foreign }) =>
        !foreign &&
        column.role === "measure" &&
        told.some((figure) => figure.table === table && figure.id !== id),
    );
    const found = [named(own, unit), measured(own, unit.text)].find((each) => each.length > 0) ?? [];
    const [only, other] = found.length > 1 ? done(found) : found;
    return only === undefined || other !== undefined
      ? []
      : [columnLink({ start: at + 1, end: at + 2 }, only)];
  });
}

/** "Per month" of what happened on days is of each month, and not of the months that something lasts. */
const isGrain = ({ lemma }: Token, { traits }: ModelIndex): boolean =>
  grains.has(lemma) && traits["model/timed"] === 1;

const grains: ReadonlySet<string> = new Set(["week", "month", "quarter", "year"]);

/** What a span names that may be divided; `id` is -1 of what is computed. */
function figureOf(link: Link, { moneyTable, lines }: ModelIndex): { table: number; id: number }[] {
  if (link.kind === "metric")
    return [moneyTable, lines?.table ?? null].flatMap((table) => (table === null ? [] : { table, id: -1 }));
  return link.kind === "column"
    ? link.options.flatMap(({ kind, table, column }) => (kind === "number" ? { table, id: column } : []))
    : [];
}

/** Called so, and not only one of several words of another thing's name ("odometer at job"). */
const named = (own: readonly ColumnEntry[], { lemma }: Token): ColumnEntry[] =>
  own.filter(
    ({ words, column }) =>
      words.at(-1) === lemma && column.additivity === "additive" && !placing.has(words.at(-2) ?? ""),
  );

/** What joins to a figure's name the thing that it was told at. */
const placing: ReadonlySet<string> = new Set("at on of in for per by to from".split(" "));

/** Told in that unit, or called what it measures where no unit is told. */
function measured(own: readonly ColumnEntry[], unit: string): ColumnEntry[] {
  const quantities = measuredBy(unit);
  return own.filter(({ words, column }) => {
    const units = [...words, column.unit.label ?? ""];
    return (
      units.some((word) => isSameUnit(word, unit)) ||
      (!units.some((word) => areAlike(word, unit)) && words.some((word) => quantities.includes(word)))
    );
  });
}
