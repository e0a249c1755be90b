import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Link } from "../links/link.ts";

/**
 * "By month", "month by month" where the rows' own dates are called "month" and nothing else: the unit of time, as of dates that are called
 * otherwise, so that periods are set against each other by it.
 */
export function withoutOwnUnits(
  links: readonly Link[],
  tokens: readonly Token[],
  { tables, columns }: Pick<ModelIndex, "tables" | "columns">,
): readonly Link[] {
  const isOwnUnit = (id: number, unit: string | undefined): boolean => {
    const entry = columns[id];
    return (
      entry !== undefined &&
      isTime(entry.column) &&
      dates.has(entry.column.physicalType) &&
      entry.words.join(" ") === unit &&
      tables[entry.table]?.table.timeColumn === entry.column.name
    );
  };
  return links.filter((link) => {
    if (link.kind !== "column" || link.end !== link.start + 1) return true;
    const unit = tokens[link.start]?.lemma;
    const isSplit =
      splits.has(textAt(tokens, link.start - 1)) ||
      (textAt(tokens, link.end) === "by" && tokens[link.end + 1]?.lemma === unit);
    return (
      unitOf(unit) === null ||
      unit === "day" ||
      !isSplit ||
      !link.options.every(({ column }) => isOwnUnit(column, unit))
    );
  });
}

const dates: ReadonlySet<string> = new Set(["date", "timestamp"]);
const splits: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);
