import { isTime } from "../../index/entries.ts";
import { leadsTo } from "../../index/line-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Link } from "../links/link.ts";

/**
 * "Customers lost by month", "cases per week" where rows of another table, of which those may have many or none, have a date that is called
 * so: the unit of time of the rows that are named, and no column.
 */
export function withoutOtherUnits(
  links: readonly Link[],
  tokens: readonly Token[],
  { tables, columns, graph }: ModelIndex,
): readonly Link[] {
  const isUnit = ({ start, end }: Link): boolean =>
    end === start + 1 &&
    unitOf(tokens[start]?.lemma) !== null &&
    splits.has(tokens[start - 1]?.text ?? "") &&
    tokens[end]?.kind !== "number";
  if (!links.some((link) => link.kind === "column" && isUnit(link))) return links;
  const named = new Set(links.flatMap((link) => (isUnit(link) ? [] : tablesOf(link))));
  const dated = [...named].filter((table) => tables[table]?.table.timeColumn !== null);
  const isOther = (column: number): boolean => {
    const entry = columns[column];
    return (
      entry !== undefined &&
      isTime(entry.column) &&
      entry.words.length === 1 &&
      dated.length > 0 &&
      !named.has(entry.table) &&
      dated.every((table) => !leadsTo(graph, table).has(entry.table))
    );
  };
  return links.map((link) =>
    link.kind === "column" && isUnit(link)
      ? { ...link, options: link.options.filter(({ column }) => !isOther(column)) }
      : link,
  );
}

const splits: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);

/** The tables whose rows or columns a link surely names. */
const tablesOf = (link: Link): number[] => {
  if (link.kind === "table") return link.strength >= sure ? [link.table] : [];
  return link.kind === "column"
    ? link.options.flatMap(({ table, strength }) => (strength >= sure ? [table] : []))
    : [];
};

const sure = 0.65;
