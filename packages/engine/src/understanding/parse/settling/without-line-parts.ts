import { leadsTo } from "../../index/line-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "Items by quantity" of "order items" that each refer to a "menu item": what was ordered, which has a name, and not the lines of the orders,
 * where the word is only the end of what both tables are called and no order is spoken of.
 */
export function withoutLineParts(
  links: readonly Link[],
  _: readonly Token[],
  { parts, tables, graph }: ModelIndex,
): readonly Link[] {
  return links.filter((link) => {
    if (link.kind !== "table" || link.evidence !== "partial" || !parts.has(link.table)) return true;
    if ((tables[link.table]?.naming.length ?? 0) > 0) return true;
    const whole = parts.get(link.table);
    if (links.some((other) => other.kind === "table" && other.table === whole)) return true;
    const reached = leadsTo(graph, link.table);
    return !links.some(
      (other) =>
        other.kind === "table" &&
        other.start === link.start &&
        other.end === link.end &&
        other.table !== link.table &&
        reached.has(other.table) &&
        other.table !== whole &&
        (tables[other.table]?.naming.length ?? 0) > 0,
    );
  });
}
