import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const left = phrases(
  ...["who", "that", "which"].flatMap((who) =>
    ["left", "have left", "had left", "quit", "have quit", "are gone", "have gone", "went away"].map(
      (deed) => `${who} ${deed}`,
    ),
  ),
  ...["have left", "have quit", "left us"],
);
/** What is said of people right behind their name ("members left", "did members leave"). */
const bare = phrases("left", "leave", "leaving", "quit", "quitting");
const whom = phrases("us", "the company", "the firm", "our company", "our service", "the service");
/** What may follow where nothing is left behind ("left a review"). */
const ends: ReadonlySet<string> = new Set(
  "most in on during since before after last this by per each between from within over and or but ? . , !".split(
    " ",
  ),
);

/** How many words from a token on say of those named before, of `people` by the verb alone, that they have gone for good ("who left", "that have left us"); 0 where none do. */
export function leavesAt(tokens: readonly Token[], at: number, people = false): number {
  const size = phraseAt(tokens, at, left) || (people ? phraseAt(tokens, at, bare) : 0);
  if (size === 0) return 0;
  const all = size + phraseAt(tokens, at + size, whom);
  return at + all >= tokens.length || ends.has(textAt(tokens, at + all)) ? all : 0;
}
