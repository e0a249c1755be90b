import { aggregateOf, lowered, pluralOf } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { yesFilter } from "../../index/flag-events.ts";
import { type Build, tableName } from "../build-context.ts";
import { startingAt } from "../conditions/starting-at.ts";
import { fieldOn } from "../groups/field-on.ts";
import type { Figure } from "./figure.ts";

/**
 * "How many superhosts are there": of a flag those of which it says yes, each once where rows repeat whose it is ("host is
 * superhost" beside a "host ID"). Null of other columns, and where the different values of a flag that is nobody's are asked for.
 */
export function flagCount(build: Build, entry: ColumnEntry, distinct: boolean): Figure | null {
  const { column, table, words } = entry;
  if (columnKindOf(column) !== "flag") return null;
  const owner = owners(build, entry);
  if (distinct && owner === null) return null;
  const label = lowered(column.label)
    .split(" ")
    .filter((word) => word !== "is" && word !== "flag")
    .slice(owner === null || words.length < 2 ? 0 : 1)
    .join(" ");
  return {
    table,
    label: `number of ${pluralOf(label)}`,
    note: null,
    express: (path) => {
      const yes = startingAt(yesFilter(entry, tableName(build, table)), path);
      return owner === null
        ? aggregateOf("count", null, path, yes)
        : aggregateOf("count-distinct", fieldOn(build, owner.id, path), path, yes);
    },
  };
}

/** The key that rows share of the one whose flag it is. */
function owners({ index }: Build, { table, words }: ColumnEntry): ColumnEntry | null {
  const rows = index.tables[table]?.table.rowCount ?? 0;
  return (
    index.columns.find(
      (each) =>
        each.table === table &&
        words.length > 1 &&
        each.words.length === 2 &&
        each.words[0] === words[0] &&
        each.words[1] === "id" &&
        (each.column.profile?.distinct ?? rows) < rows,
    ) ?? null
  );
}
