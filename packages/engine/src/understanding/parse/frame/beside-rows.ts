import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const kinds: ReadonlySet<string> = new Set("type kind category reason status method channel".split(" "));

/** "Visits" of appointments are rows of these, and no types of visits, where both are called so: columns of kinds leave the plural to the rows. */
export function besideRows(
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): Link[] {
  const isOfKind = (id: number, lemma: string): boolean => {
    const words = columns[id]?.words ?? [];
    return words.length > 1 && kinds.has(words.at(-1) ?? "") && words.at(-1) !== lemma;
  };
  return links.flatMap((link): Link[] => {
    const token = tokens[link.start];
    const many = token !== undefined && link.end === link.start + 1 && token.text !== token.lemma;
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
