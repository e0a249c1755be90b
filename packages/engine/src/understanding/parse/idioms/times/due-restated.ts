import type { ModelIndex } from "../../../index/model-index.ts";
import { nameWords } from "../../../index/names.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const timeliness = phrases("on time", "in time", "punctually", "punctual", "late", "too late");
const openings: ReadonlySet<string> = new Set(["(", ",", ":", "-", "ie", "i.e", "meaning"]);
const joints = phrases("on or before", "no later than", "by", "before", "within", "after", "past");
const owners: ReadonlySet<string> = new Set(["the", "its", "their", "his", "her"]);

/** "Arrived on time (by the due date)", "paid late, after the due date": against which date that is, which the data tells by itself. */
export function dueRestated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = openings.has(textAt(tokens, at)) ? 1 : 0;
  const deed = /ed$/.test(textAt(tokens, at + opened)) ? 1 : 0;
  const joint = phraseAt(tokens, at + opened + deed, joints);
  if (joint === 0 || !isSaidBefore(tokens, at)) return null;
  const named = at + opened + deed + joint;
  const start = named + (owners.has(textAt(tokens, named)) ? 1 : 0);
  const size = Math.max(
    0,
    ...index.late.map((late) => (late.kind === "dates" ? dueAt(tokens, start, late.due.column) : 0)),
  );
  if (size === 0) return null;
  const closed = textAt(tokens, at) === "(" && textAt(tokens, start + size) === ")" ? 1 : 0;
  return { words: "", tokens: start + size + closed - at };
}

const isSaidBefore = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((size) => phraseAt(tokens.slice(0, at), at - size, timeliness) === size);

/** How many tokens name when something was due: "due date", "the deadline". */
function dueAt(
  tokens: readonly Token[],
  at: number,
  { name, label }: { name: string; label: string },
): number {
  const words = (said: string): number =>
    nameWords(said).every((word, place) =>
      [textAt(tokens, at + place), tokens[at + place]?.lemma].includes(word),
    )
      ? nameWords(said).length
      : 0;
  return Math.max(words(name), words(label));
}
