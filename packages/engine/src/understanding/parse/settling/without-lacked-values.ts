import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "Visitors who have no insurance", "without a referral": where rows that are spoken of have a column for it that some lack, no value that
 * other rows hold is denied.
 */
export function withoutLackedValues(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] {
  if (!tokens.some(({ text }) => denials.has(text))) return links;
  const said = new Set(links.flatMap((link) => (link.kind === "table" ? [link.table] : [])));
  const isLacked = (link: Link, start: number, end: number, holders: ReadonlySet<number>): boolean =>
    link.kind === "column" &&
    link.start === start &&
    link.end === end &&
    link.options.some(
      ({ column, table }) =>
        said.has(table) && !holders.has(table) && (columns[column]?.column.profile?.nulls ?? 0) > 0,
    );
  return links.filter((value) => {
    if (value.kind !== "value" || !isDenied(tokens, value.start)) return true;
    const holders = new Set(value.options.map(({ column }) => columns[column]?.table ?? -1));
    return !links.some((link) => isLacked(link, value.start, value.end, holders));
  });
}

const denials: ReadonlySet<string> = new Set(["no", "without", "lack", "lacks", "lacking"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "any"]);

const isDenied = (tokens: readonly Token[], at: number): boolean =>
  denials.has(textAt(tokens, articles.has(textAt(tokens, at - 1)) ? at - 2 : at - 1));
