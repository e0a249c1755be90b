import type { ModelIndex } from "../../index/model-index.ts";
import type { Link } from "./link.ts";

/**
 * Links without rows that a kind of them is passed over for: "ship complaints" of complaints that each tell who made them are those made by ships,
 * and neither all complaints nor those that have a ship.
 */
export const kindsBeforeRows = (links: readonly Link[], index: ModelIndex): Link[] =>
  links.filter((link) => link.kind !== "table" || !passesKind(link, links, index));

/** Whether rows are named by a word, right before others or with them, that these have for one of their own kinds. */
function passesKind(
  { table, start, end }: Extract<Link, { kind: "table" }>,
  links: readonly Link[],
  { columns, tables }: ModelIndex,
): boolean {
  const named = tables[table]?.words.length ?? 0;
  return links.some((value) => {
    if (value.kind !== "value" || value.start !== start) return false;
    const behind = links.flatMap((rows) =>
      rows.kind === "table" && rows.start === value.end && rows.evidence === "exact" ? [rows] : [],
    );
    const whole = value.end < end && behind.some((rows) => rows.end === end && rows.table === table);
    if (value.end !== end && !(whole && named < end - start)) return false;
    return value.options.some(
      ({ column, evidence }) =>
        evidence === "exact" && behind.some((rows) => rows.table === columns[column]?.table),
    );
  });
}
