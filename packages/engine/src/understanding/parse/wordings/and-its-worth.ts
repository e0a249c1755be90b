import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases(
  ...["it", "they", "this", "that", "these"].flatMap((what) =>
    ["was", "were", "is", "are"].flatMap((verb) => [
      `what ${verb} ${what} worth`,
      `how much ${verb} ${what} worth`,
    ]),
  ),
  ...["it", "they"].flatMap((what) => [`what did ${what} come to`, `how much did ${what} come to`]),
  ...["they", "those", "these"].flatMap((what) =>
    ["add up to", "come to", "amount to", "total"].flatMap((sum) => [
      `what do ${what} ${sum}`,
      `how much do ${what} ${sum}`,
    ]),
  ),
);

/** "Our biggest order, and what was it worth?": its value is told as well. */
export function andItsWorth(tokens: readonly Token[], at: number): Written | null {
  const joined = textAt(tokens, at) === "and" ? 1 : 0;
  const before = textAt(tokens, at - 1);
  const size =
    at > 1 && (joined === 1 || [",", "-", "–", "and"].includes(before))
      ? phraseAt(tokens, at + joined, asked)
      : 0;
  const next = tokens[at + joined + size];
  const ends = next === undefined || next.kind === "mark";
  return size > 0 && ends
    ? { words: `${joined === 1 || before !== "and" ? "and " : ""}its value`, tokens: joined + size }
    : null;
}

andItsWorth.needs = openings(asked);
