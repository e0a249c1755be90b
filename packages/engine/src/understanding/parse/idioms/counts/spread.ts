import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const high: ReadonlySet<string> = new Set("highest maximum max largest biggest top".split(" "));
const low: ReadonlySet<string> = new Set("lowest minimum min smallest".split(" "));
const openers = phrases(
  "difference between the",
  "difference between",
  "gap between the",
  "gap between",
  "spread between the",
  "spread between",
);
const longestNote = 8;
const longestName = 6;

/** "Highest minus lowest rent", "the gap between the highest and the lowest rent", "rent gap (highest minus lowest)": a difference of two extremes. */
export function spread(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return noted(tokens, at, index) ?? between(tokens, at);
}

const written = "maximum minus minimum";

function between(tokens: readonly Token[], at: number): Written | null {
  const opener = phraseAt(tokens, at, openers);
  const joints = opener > 0 ? ["and", "to"] : ["minus", "less", "-"];
  const first = at + opener;
  const noun = opener > 0 ? nounTwice(tokens, first + 1, joints) : 0;
  const joiner = first + 1 + noun;
  const second = joiner + (textAt(tokens, joiner + 1) === "the" ? 2 : 1);
  const extremes = high.has(textAt(tokens, first)) && low.has(textAt(tokens, second));
  const other = opener > 0 && low.has(textAt(tokens, first)) && high.has(textAt(tokens, second));
  return (extremes || other) && joints.includes(textAt(tokens, joiner))
    ? { words: written, tokens: second + 1 - at }
    : null;
}

/** "The highest rent and the lowest rent": how many words the figure has that is said with each; none where it is said once. */
function nounTwice(tokens: readonly Token[], start: number, joints: readonly string[]): number {
  const size = tokens.slice(start, start + longestName).findIndex(({ text }) => joints.includes(text));
  const again = start + size + (textAt(tokens, start + size + 1) === "the" ? 3 : 2);
  const same = tokens
    .slice(start, start + Math.max(0, size))
    .every(({ lemma }, place) => tokens[again + place]?.lemma === lemma);
  return size > 0 && same ? size : 0;
}

/** What a note in brackets says of a gap that is named before it. */
function noted(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const [name, gap] = tokens.slice(at, at + 2);
  if (name === undefined || !["gap", "range", "spread"].includes(gap?.text ?? "")) return null;
  const note = at + 2 + (tokens[at + 2]?.kind === "mark" ? 1 : 0);
  const said = between(tokens, note);
  if (said === null || words.phrases.has(`${name.lemma}${gap?.lemma}`)) return null;
  const close = tokens.findIndex(
    ({ text }, place) => place >= note && place <= note + longestNote && text === ")",
  );
  const end = close < 0 ? note + said.tokens : close + 1;
  const own = tokens.slice(note + said.tokens, close < 0 ? note + said.tokens : close).map(({ raw }) => raw);
  return { words: `${written} ${own.length > 0 ? own.join(" ") : name.raw}`, tokens: end - at };
}

spread.needs = [...high, ...low];
