import { cuesOf } from "../lexicon/cues.ts";
import { linkingWords, stopWords } from "../lexicon/stop-words.ts";
import type { Token } from "../text/tokenize.ts";

/**
 * How many words of asking a column's name takes up: "against" in "33 tries against" where a column is called so. One that is
 * the whole name ("total", "against") counts only before a number that is said of it ("a total greater than 21") and behind a
 * superlative that has nothing else to rank ("the lowest against, when …"), or last of what is named ("snatch and total").
 */
export function namedCues(tokens: readonly Token[], { start, end }: { start: number; end: number }): number {
  const cues = tokens
    .slice(start, end)
    .filter(({ text }) => stopWords.has(text) && !linkingWords.has(text) && cuesOf(text).length > 0);
  const named =
    end > start + 1 ||
    isNumbered(tokens, end) ||
    isRanked(tokens, start, end) ||
    isLastNamed(tokens, start, end);
  return named ? cues.length : 0;
}

/** "snatch and total": there is nothing behind it that could be added up. */
function isLastNamed(tokens: readonly Token[], start: number, end: number): boolean {
  const after = tokens.slice(end).filter(({ kind }) => kind !== "mark");
  return start > 0 && after.length === 0 && ["and", ","].includes(tokens[start - 1]?.text ?? "");
}

const ranking: ReadonlySet<string> = new Set(
  "highest lowest largest smallest biggest greatest maximum minimum average most least fewest".split(" "),
);

function isRanked(tokens: readonly Token[], start: number, end: number): boolean {
  const after = tokens[end];
  const alone = after === undefined || after.kind === "mark" || closing.has(after.text);
  return alone && ranking.has(tokens[start - 1]?.text ?? "");
}

const comparing: ReadonlySet<string> = new Set(
  "is was are were be being of = > < equal equals to exactly than greater larger bigger higher more less lower smaller fewer under over above below at least most".split(
    " ",
  ),
);

/** What may follow a number that does not count the things after it. */
const closing: ReadonlySet<string> = new Set(
  "and or with when where for in on that who which whose by has have had while if is was are were".split(" "),
);

/** "of 56", "greater than 21", "is 7", and no noun that the number would count. */
function isNumbered(tokens: readonly Token[], end: number): boolean {
  let at = end;
  while (comparing.has(tokens[at]?.text ?? "")) at += 1;
  const after = tokens[at + 1];
  return (
    at > end &&
    tokens[at]?.kind === "number" &&
    (after === undefined || after.kind === "mark" || closing.has(after.text))
  );
}
