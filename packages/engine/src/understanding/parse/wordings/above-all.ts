import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const sides: readonly (readonly [said: ReturnType<typeof phrases>, side: string])[] = [
  [
    phrases("above that of all", "higher than that of all", "better than that of all", "over that of all"),
    "above",
  ],
  [
    phrases("below that of all", "lower than that of all", "worse than that of all", "under that of all"),
    "below",
  ],
];
const whole: ReadonlySet<string> = new Set(["together", "combined", "overall"]);

/** "Genres with a rating above that of all films together": above the overall average. */
export function aboveAll(tokens: readonly Token[], at: number): Written | null {
  for (const [said, side] of sides) {
    const size = phraseAt(tokens, at, said);
    if (size === 0 || tokens[at + size]?.kind !== "word") continue;
    const rest = whole.has(textAt(tokens, at + size + 1)) ? 2 : 1;
    return { words: `${side} the overall average`, tokens: size + rest };
  }
  return null;
}

aboveAll.needs = sides.flatMap(([said]) => openings(said));
