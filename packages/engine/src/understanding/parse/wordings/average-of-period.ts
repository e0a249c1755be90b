import { isAverageOfPeriod } from "../../lexicon/average-of-period.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);
const sides = /^(?:above|below|over|under|than|exceed|exceeds|exceeded|beat|beats|to|with|against)$/;
const longest = 6;

/**
 * "Above that year's average", "below the average for that month", "above the 2024 average" behind "in 2024": the average, whose period is said already.
 */
export function averageOfPeriod(tokens: readonly Token[], at: number): Written | null {
  if (at === 0 || !sides.test(textAt(tokens, at - 1))) return null;
  for (let size = longest; size > 1; size -= 1) {
    const said = tokens.slice(at, at + size);
    if (said.length < size || !isAverageOfPeriod(rawOf(said))) continue;
    const mean = said.find(({ text }) => averages.has(text));
    const year = said.find(({ text }) => /^(?:19|20)\d\d$/.test(text));
    const again = tokens.some((token) => !said.includes(token) && token.text === year?.text);
    if (mean === undefined || (year !== undefined && !again)) return null;
    const end = shortest(said);
    const noun = tokens.slice(at + said.indexOf(mean) + 1, at + end).filter(({ kind }) => kind === "word");
    const [named] = noun;
    const figure =
      named === undefined || /^(?:of|for|in|during|over)$/.test(named.text) ? "" : ` ${named.raw}`;
    return { words: `the average${figure}`, tokens: end };
  }
  return null;
}

averageOfPeriod.needs = [...averages];

/** How many of the words it takes to say it. */
const shortest = (said: readonly Token[]): number => {
  let size = said.length;
  while (size > 1 && isAverageOfPeriod(rawOf(said.slice(0, size - 1)))) size -= 1;
  return size;
};
