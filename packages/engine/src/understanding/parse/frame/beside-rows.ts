import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const kinds: ReadonlySet<string> = new Set("type kind category reason status method channel".split(" "));

/** "Average delay" in a sheet of "flight delays" that tells delays in two numbers: these, and no rows. */
function isFigureOfRows(
  { start, end, table }: Extract<Link, { kind: "table" }>,
  { text, lemma }: Token,
  { tables, columns }: ModelIndex,
): boolean {
  const { words = [], columns: own = [] } = tables[table] ?? {};
  if (end !== start + 1 || text !== lemma || words.length < 2 || words.at(-1) !== lemma) return false;
  const figures = own.flatMap((id) => columns[id] ?? []).filter(({ column }) => column.role === "measure");
  return figures.some(({ words: called }) => called.length > 1 && called.at(-1) === lemma);
}

/** "Visits" of appointments are rows of these, and no types of visits, where both are called so: columns of kinds leave the plural to the rows. */
export function besideRows(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] {
  const { columns } = index;
  const isOfKind = (id: number, lemma: string): boolean => {
    const words = columns[id]?.words ?? [];
    return words.length > 1 && kinds.has(words.at(-1) ?? "") && words.at(-1) !== lemma;
  };
  return links.flatMap((link): Link[] => {
    const token = tokens[link.start];
    const many = token !== undefined && link.end === link.start + 1 && token.text !== token.lemma;
    if (link.kind === "table" && token !== undefined && isFigureOfRows(link, token, index)) return [];
    if (link.kind !== "column" || !many) return [link];
    const rows = links.some(
      ({ kind, start, end }) => kind === "table" && start === link.start && end === link.end,
    );
    const options = rows
      ? link.options.filter(({ column, evidence }) => evidence === "exact" || !isOfKind(column, token.lemma))
      : link.options;
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}
