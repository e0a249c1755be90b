import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const changes = /^(?:changes?|differences?|increases?|decreases?|development|delta)$/;
const joints: ReadonlySet<string> = new Set([
  "vs",
  "versus",
  "to",
  "from",
  "over",
  "against",
  "on",
  "since",
  "compared",
  "relative",
]);
const before = /^(?:previous|prior|preceding|last)$/;
const behind = /^(?:before|earlier|prior)$/;
const percents: ReadonlySet<string> = new Set(["percent", "percentage", "%", "pct", "relative", "rate"]);

/**
 * "With the change vs the previous year", "change to the season before", "change in orders from month to month", "fees change year on year": each period beside the one
 * before it. What is asked in percent is growth alone.
 */
export function changeBefore(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  if (!changes.test(textAt(tokens, at))) return inTurn(tokens, at);
  const [unit, joint, again] = tokens.slice(at + 1, at + 4);
  const grain = unitOf(unit?.lemma);
  if (grain !== null && grain === unitOf(again?.lemma) && ["on", "over", "by"].includes(joint?.text ?? ""))
    return { words: `${grain} over ${grain} growth`, tokens: 4 };
  if (["in", "of"].includes(textAt(tokens, at + 1)) && !percents.has(textAt(tokens, at + 2))) {
    const turn = tokens.some((_, place) => place > at && inTurn(tokens, place) !== null);
    return turn ? { words: "", tokens: 2 } : null;
  }
  const found = referenceAt(tokens, at + 1);
  return found === null ? null : { words: write(tokens, found.unit), tokens: found.end - at };
}

/** "From month to month" of a change that was named before. */
function inTurn(tokens: readonly Token[], at: number): Written | null {
  const [from, unit, to, again] = tokens.slice(at, at + 4);
  const next = toTheNext(tokens, at);
  if (next !== null) return next;
  if (from?.text !== "from" || to?.text !== "to" || unitOf(unit?.lemma) === null) return null;
  const named = tokens.slice(0, at).some(({ text }) => changes.test(text));
  return named && unit?.lemma === again?.lemma ? { words: write(tokens, unit), tokens: 4 } : null;
}

/** "From one year to the next", "from each model year to the following one" of a change or of growth. */
function toTheNext(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "from" || !["one", "each", "every"].includes(textAt(tokens, at + 1)))
    return null;
  const to = [3, 4].find(
    (size) => textAt(tokens, at + size) === "to" && textAt(tokens, at + size + 1) === "the",
  );
  const unit = unitOf(tokens[at + (to ?? 0) - 1]?.lemma);
  if (to === undefined || unit === null || !["next", "following"].includes(textAt(tokens, at + to + 2)))
    return null;
  const size =
    to + (textAt(tokens, at + to + 3) === "one" || unitOf(tokens[at + to + 3]?.lemma) === unit ? 4 : 3);
  if (changes.test(textAt(tokens, at - 1)) && size === 5) return null;
  if (tokens.slice(0, at).some(({ text }) => changes.test(text)))
    return { words: write(tokens, tokens[at + to - 1]), tokens: size };
  return tokens.slice(0, at).some(({ text }) => text === "growth")
    ? { words: `by ${unit}`, tokens: size }
    : null;
}

/** "Vs the previous year", "compared to the month before", "from year to year": where the reference ends, and its unit. */
function referenceAt(tokens: readonly Token[], start: number): { end: number; unit: Token } | null {
  let at = start;
  if (textAt(tokens, at) === "in" && percents.has(textAt(tokens, at + 1))) at += 2;
  if (!joints.has(textAt(tokens, at))) return null;
  const joint = tokens[at];
  at += ["to", "with"].includes(textAt(tokens, at + 1)) ? 2 : 1;
  const [unit, to, again] = tokens.slice(at, at + 3);
  if (joint?.text === "from" && unit !== undefined && to?.text === "to" && unit.lemma === again?.lemma)
    return { end: at + 3, unit };
  if (textAt(tokens, at) === "the") at += 1;
  const [one, other] = tokens.slice(at, at + 2);
  if (one === undefined || other?.kind !== "word") return null;
  if (before.test(one.text) && (one.text !== "last" || tokens[at - 1]?.text === "the"))
    return { end: at + 2, unit: other };
  return behind.test(other.text) && one.kind === "word" ? { end: at + 2, unit: one } : null;
}

function write(tokens: readonly Token[], unit: Token | undefined): string {
  const grain = unitOf(unit?.lemma);
  const timed = grain === "month" || grain === "quarter" || grain === "year";
  if (tokens.some(({ text }) => percents.has(text)))
    return timed ? `${grain} over ${grain} growth` : "growth rate";
  return timed ? `change from one ${grain} to the next` : "change from one to the next";
}
