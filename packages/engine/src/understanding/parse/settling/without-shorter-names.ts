import type { ModelIndex } from "../../index/model-index.ts";
import { isWholeFigure } from "../links/is-whole-figure.ts";
import type { Link } from "../links/link.ts";

/** How sure a name of several words must be, slips included, to be read as one. */
const surelyNamed = 0.8;

/**
 * Links without the tables that part of a longer table's name would stand for by itself: "kwh by customer type" asks for the
 * table of customer types, with a slip in it as well, and not for customers. The last word of its own name may stand for it, since
 * what stands before may be said of something else ("resort hotel bookings").
 */
export function withoutShorterNames(links: readonly Link[], { tables }: ModelIndex): Link[] {
  return withoutFiguresInside(withoutTimesInside(withoutTablesInside(links, tables)));
}

/** "Tenant rating" where repairs have a figure that is called so: no "rating" of contractors, who are not what the words before it name. */
function withoutFiguresInside(links: readonly Link[]): Link[] {
  const whole = links.filter(isWholeFigure);
  if (whole.length === 0) return [...links];
  return links.flatMap((link): Link[] => {
    if (link.kind !== "column") return [link];
    const around = whole.find(({ start, end }) => start < link.start && end === link.end);
    if (around === undefined) return [link];
    const told = new Set(around.options.map(({ table }) => table));
    for (const other of links)
      if (other.kind === "table" && other.start >= around.start && other.end <= link.start)
        told.add(other.table);
    const options = link.options.filter(({ kind, table }) => kind !== "number" || told.has(table));
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

/** "Talk time" of seconds talked is no "time" at which calls began. */
function withoutTimesInside(links: readonly Link[]): Link[] {
  const figures = links.filter(
    (link) =>
      link.kind === "column" &&
      link.end - link.start > 1 &&
      link.options[0]?.kind === "number" &&
      link.options[0].strength >= surelyNamed,
  );
  const isInside = ({ start, end }: Link): boolean =>
    figures.some((figure) => figure.start < start && figure.end === end);
  return links.filter(
    (link) => link.kind !== "column" || link.options.some(({ kind }) => kind !== "time") || !isInside(link),
  );
}

function withoutTablesInside(links: readonly Link[], tables: ModelIndex["tables"]): Link[] {
  const longer = links.filter(
    (link) =>
      link.kind === "table" &&
      link.strength >= surelyNamed &&
      link.evidence !== "synonym" &&
      link.end - link.start > 1 &&
      link.end - link.start === tables[link.table]?.words.length &&
      tables[link.table]?.words.some(isSuperlative) !== true,
  );
  if (longer.length === 0) return [...links];
  return links.filter(
    (link) =>
      link.kind !== "table" ||
      !longer.some(
        ({ start, end, ...name }) =>
          start <= link.start &&
          link.end <= end &&
          link.end - link.start < end - start &&
          !("table" in name && name.table === link.table && link.end === end),
      ),
  );
}

/** "the tallest building" of a table of tallest buildings still asks for the tallest one. */
const isSuperlative = (word: string): boolean => /est$|^most$/.test(word);
