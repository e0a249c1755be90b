import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { type Aside, isKnown } from "./aside.ts";

const placed = phrases(
  ...["in", "of", "across", "around"].flatMap((joint) =>
    ["world", "globe"].map((all) => `${joint} the ${all}`),
  ),
  "worldwide",
  "globally",
);
const before: ReadonlySet<string> = new Set(["world", "worlds", "world's", "world’s", "global"]);
const lands: ReadonlySet<string> = new Set(["country", "continent", "nation"]);

/** "World population", "the world's exports", "worldwide" where rows are of countries: of all that there are. */
export const wholeWorld: Aside = (tokens, at, index) => {
  const own = before.has(textAt(tokens, at)) && tokens[at + 1]?.kind === "word" ? 1 : 0;
  const size = Math.max(phraseAt(tokens, at, placed), own);
  const isOfLands = size > 0 && [...lands].some((word) => index.words.columnsByWord.has(word));
  return isOfLands &&
    !isKnown(tokens[at + size - 1], index) &&
    !isKnown(tokens[at], index) &&
    textAt(tokens, at + 1) !== "bank"
    ? size
    : 0;
};
