import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** What is said behind a value to say of what kind it is. */
const kinds: ReadonlySet<string> = new Set("team people folks guys crew".split(" "));

/** "The EMEA team" where nothing is called a team: what is called EMEA, and no "Team plan", of whose name the word is a part. */
export function withoutTeamNames(
  links: readonly Link[],
  tokens: readonly Token[],
  _: ModelIndex,
): readonly Link[] {
  const isOwn = (link: Link): boolean =>
    link.kind === "table" ||
    (link.kind === "value" && link.options.some(({ evidence }) => evidence !== "partial")) ||
    (link.kind === "column" && link.options.some(({ evidence }) => evidence === "exact"));
  const teams = tokens.flatMap(({ lemma }, at) =>
    kinds.has(lemma) && !links.some((link) => link.start === at && isOwn(link)) ? [at] : [],
  );
  const named = links.filter(
    (link) =>
      link.kind === "value" &&
      teams.includes(link.end) &&
      link.options.some(({ evidence, strength }) => evidence === "exact" && strength > 0.9),
  );
  return named.length === 0
    ? links
    : [
        ...links.filter(({ start }) => !named.some(({ end }) => end === start)),
        ...named.map((link): Link => ({ ...link, end: link.end + 1 })),
      ];
}
