import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** "By state" of a sheet with a "ship state": the column whose name ends in the word, and no status for which it is another word. */
export const withoutFarSynonyms = (
  links: readonly Link[],
  tokens: readonly Token[],
  { columns }: ModelIndex,
): readonly Link[] =>
  links.map((link): Link => {
    if (link.kind !== "column" || link.end !== link.start + 1) return link;
    const word = tokens[link.start]?.lemma;
    const isNamed = link.options.some(
      ({ column, kind }) => kind === "text" && columns[column]?.words.at(-1) === word,
    );
    const options = link.options.filter(({ evidence, kind }) => evidence !== "synonym" || kind !== "text");
    return isNamed && options.length > 0 ? { ...link, options } : link;
  });
