import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/**
 * "Products per brand", "dishes recorded in May", "titles by country" of a sheet whose rows each have a "Product", a "Dish name" or a "Title" of their own: the rows, of which there are
 * so many, and no list or split of their names. The singular names the column, and so does what something is split by.
 */
export function rowsByOwnName(
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] {
  const name = ownName(index);
  if (name === null) return links;
  const called = name.words.filter((word) => word !== "name" && word !== "title");
  const noun = called.length === 0 && name.words.at(-1) === "title" ? ["title"] : called;
  return links.map((link): Link => {
    const said = tokens.slice(link.start, link.end);
    const last = said.at(-1);
    const isName =
      link.kind === "column" &&
      link.options.some(({ column, strength }) => column === name.id && strength > 0.75) &&
      said.map(({ lemma }) => lemma).join(" ") === noun.join(" ") &&
      last !== undefined &&
      last.text !== last.lemma &&
      !splitting.has(tokens[link.start - 1]?.text ?? "") &&
      !isOfList(link, links, tokens) &&
      !isBesideName(link, links, name.id);
    if (!isName) return link;
    return {
      kind: "table",
      start: link.start,
      end: link.end,
      table: name.table,
      evidence: "exact",
      strength: 1,
    };
  });
}

/** "Products, brands and prices", "names and products": one of several columns that a list shows. */
const isOfList = ({ start, end }: Link, links: readonly Link[], tokens: readonly Token[]): boolean =>
  (joints.has(tokens[end]?.text ?? "") && links.some((link) => link.start === end + 1 && isText(link))) ||
  (joints.has(tokens[start - 1]?.text ?? "") && links.some((link) => link.end === start - 1 && isText(link)));

/** "The Mill Lane stations": what the name beside it is a name of. */
const isBesideName = ({ start, end }: Link, links: readonly Link[], name: number): boolean =>
  links.some(
    (link) =>
      link.kind === "value" &&
      (link.end === start || link.start === end) &&
      link.options.some(({ column }) => column === name),
  );

const isText = (link: Link): boolean =>
  link.kind === "column" && link.options.some(({ kind, strength }) => kind === "text" && strength > 0.75);

const joints: ReadonlySet<string> = new Set([",", "and", "&"]);
const splitting: ReadonlySet<string> = new Set("by per each every".split(" "));

/** How many rows at least have a name that no other has, where a key tells them apart: two films may share a title. */
const mostly = 0.9;

/** The one column that names the rows of the only table, each (or nearly) otherwise; null where there is none. */
function ownName({ tables, columns }: ModelIndex): ColumnEntry | null {
  const [sheet, other] = tables;
  const [naming, second] = sheet?.naming ?? [];
  const entry = columns[naming ?? -1];
  if (
    sheet === undefined ||
    other !== undefined ||
    second !== undefined ||
    entry?.column.physicalType !== "string"
  )
    return null;
  const least = sheet.table.rowCount * (sheet.key.length > 0 ? mostly : 1);
  return (entry.column.profile?.distinct ?? 0) >= Math.max(2, least) ? entry : null;
}
