import { thingsSorted } from "../../index/kind-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { wareOf } from "../../index/ware-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** What wares are sorted by in every shop. */
const heads: ReadonlySet<string> = new Set("category subcategory family brand".split(" "));
/** How well a table's name says what its rows are kinds of, where its things are what the figure is of. */
const sorting = 0.95;

/**
 * "Sales by category" where lines of sales refer to products, which categories sort, and to offers with a category of their own: that of
 * the products, unless the question names the offers or a figure of theirs.
 */
export function kindsOfWares(
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] {
  const bare = links.filter(
    (link) => link.kind === "column" && link.end === link.start + 1 && isHead(tokens[link.start]),
  );
  if (bare.length === 0) return links;
  const sold = index.columns[index.pieces ?? -1]?.table ?? index.lines?.table ?? index.moneyTable;
  const ware = sold === null || sold === undefined ? null : wareOf(sold, index);
  if (ware === null) return links;
  const facts = new Set([sold, ware.id, index.dealTable, index.moneyTable]);
  const rest = links.filter((link) => !bare.some(({ start, end }) => link.start < end && link.end > start));
  if (!rest.some((link) => isMoney(link) || [...facts].some((table) => isOf(link, table)))) return links;
  const isSorting = (link: Link): boolean =>
    link.kind === "table" &&
    bare.some(({ start, end }) => link.start === start && link.end === end) &&
    index.tables[link.table]?.words.at(-1) === tokens[link.start]?.lemma &&
    thingsSorted(index, link.table) === ware.id;
  const sorted = new Set(links.filter(isSorting).map(({ start }) => start));
  const stays = (table: number): boolean => facts.has(table) || rest.some((other) => isOf(other, table));
  return links.flatMap((link): Link[] => {
    if (link.kind === "table" && isSorting(link))
      return [{ ...link, strength: Math.max(link.strength, sorting) }];
    if (link.kind !== "column" || !bare.includes(link)) return [link];
    const isOwn = link.options.some(({ table, strength }) => table === ware.id && strength >= whole);
    if (!isOwn && !sorted.has(link.start)) return [link];
    const options = link.options.filter(({ table }) => stays(table));
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

/** From here on a column is called just so. */
const whole = 0.9;

const isHead = (token: Token | undefined): boolean => token !== undefined && heads.has(token.lemma);

const isMoney = (link: Link): boolean => link.kind === "metric" && link.metric.kind === "lexicon";

/** Whether words name a table's rows, or something that is told of them alone. */
function isOf(link: Link, table: number | null): boolean {
  switch (link.kind) {
    case "table":
      return link.table === table;
    case "column":
      return link.options.some((option) => option.table === table && option.strength >= whole);
    case "metric":
      return link.metric.kind === "defined" && link.metric.figure.table === table;
    case "value":
      return false;
  }
}
