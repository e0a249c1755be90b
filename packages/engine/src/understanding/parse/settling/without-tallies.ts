import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { monthAt } from "../../time/unit-words.ts";
import type { Link } from "../links/link.ts";

/**
 * "Number of reviews per month" where reviews are dated rows and another table keeps how many each of its rows has had: the rows, since that
 * number tells of no time.
 */
export function withoutTallies(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns, tables }: ModelIndex,
): readonly Link[] {
  const timed = tokens.some(
    ({ lemma, raw }, at) =>
      unitOf(lemma) !== null ||
      /^(?:monthly|weekly|daily|yearly|(?:19|20)\d\d)$/i.test(raw) ||
      monthAt(tokens, at) !== null,
  );
  if (!timed) return links;
  const isTally = (id: number): boolean => {
    const entry = columns[id];
    if (entry === undefined || entry.column.role !== "measure") return false;
    const [head, ...counted] = entry.words.filter((word) => word !== "of" && word !== "total");
    if (counted.length === 0 || !["number", "count"].includes(head ?? "")) return false;
    return tables.some(
      (table) =>
        table.id !== entry.table &&
        table.words.join(" ") === counted.join(" ") &&
        table.columns.some((column) => isTime(columns[column]?.column)),
    );
  };
  return links.flatMap((link): Link[] => {
    if (link.kind !== "column") return [link];
    const options = link.options.filter(({ column }) => !isTally(column));
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}
