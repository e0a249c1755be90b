import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

const kinds: ReadonlySet<string> = new Set("type category kind group level class template status".split(" "));

/** "Classes per studio" of class sessions that each are of a class type: the sessions, and not their types, where no type is said. */
export function rowsBeforeKinds(
  links: readonly Link[],
  tokens: readonly Token[],
  { tables, graph }: ModelIndex,
): readonly Link[] {
  const isKinds = (link: Link): link is Extract<Link, { kind: "table" }> =>
    link.kind === "table" &&
    link.evidence === "partial" &&
    kinds.has(tables[link.table]?.words.at(-1) ?? "") &&
    !tokens
      .slice(link.start, link.end + 1)
      .some(({ lemma }) => kinds.has(lemma) && link.end > link.start + 1);
  const pairs = links
    .filter(isKinds)
    .flatMap((kind) =>
      links.flatMap((row) =>
        row.kind === "table" &&
        row.start === kind.start &&
        row.end === kind.end &&
        row.evidence === "partial" &&
        (graph.ways[row.table] ?? []).some(({ to, toOne }) => toOne && to === kind.table)
          ? [{ kind, row }]
          : [],
      ),
    );
  if (pairs.length === 0) return links;
  return links
    .filter((link) => !pairs.some(({ kind }) => kind === link))
    .map((link): Link => {
      const pair = pairs.find(({ row }) => row === link);
      return pair === undefined || link.kind !== "table"
        ? link
        : { ...link, strength: Math.max(link.strength, pair.kind.strength) };
    });
}
