import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { boundPair, ownBounds } from "../idioms/money/against-own.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases("in how many", "how many", "for how many", "number of");
const above = phrases("over", "above", "beyond", "go over", "going over", "gone over", "exceed", "exceeding");
const below = phrases("under", "below", "go under", "stay under", "stayed under", "within");
const helpers = /^(?:was|were|did|is|are|has|have|been|do|does)$/;
const owners: ReadonlySet<string> = new Set(["its", "their", "the", "our", "his", "her"]);
/** Most words of who it is, and between the side and the bound. */
const [longestWho, longestKind] = [5, 2];

/**
 * "In how many months of 2023 was the bakery over its flour budget", "number of months over budget": the periods in which what came about lies beyond what
 * was set for the same row.
 */
export function unitsOverBound(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const unit = tokens[at];
  if (unit?.kind !== "word" || unitOf(unit.lemma) === null || unit.text === unit.lemma) return null;
  const start = [3, 2].find((size) => at >= size && phraseAt(tokens, at - size, asked) === size);
  if (start === undefined) return null;
  const when = /^(?:of|in)$/.test(textAt(tokens, at + 1)) && tokens[at + 2]?.kind === "number" ? 2 : 0;
  const verb = at + 1 + when;
  const helped = helpers.test(textAt(tokens, verb)) ? 1 : 0;
  for (let place = verb + helped; place <= verb + helped + (helped === 1 ? longestWho : 0); place += 1) {
    const beyond = beyondAt(tokens, place, index);
    if (beyond === null) continue;
    const who = tokens.slice(verb + helped, place).filter(({ text }) => !owners.has(text));
    const whose = who.length === 0 ? "" : ` of ${rawOf(who)}`;
    const period = when === 0 ? "" : ` in ${tokens[at + 2]?.raw}`;
    return { words: `${unit.raw}${whose}${period} ${beyond.words}`, tokens: beyond.end - at };
  }
  return null;
}

unitsOverBound.needs = [...ownBounds];

/** "Over its flour budget": with flour cost above budget. */
function beyondAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { words: string; end: number } | null {
  const more = phraseAt(tokens, at, above);
  const size = more > 0 ? more : phraseAt(tokens, at, below);
  if (size === 0) return null;
  const from = at + size + (owners.has(textAt(tokens, at + size)) ? 1 : 0);
  const bound = tokens.findIndex(
    ({ lemma }, place) => place >= from && place <= from + longestKind && ownBounds.has(lemma),
  );
  const pair = bound < 0 ? null : boundPair(tokens[bound]?.lemma ?? "", index);
  if (pair === null) return null;
  const kind = rawOf(tokens.slice(from, bound));
  const words = `with ${kind} ${pair.own} ${more > 0 ? "above" : "below"} ${pair.bound}`;
  return { words: words.replace("  ", " "), end: bound + 1 };
}
