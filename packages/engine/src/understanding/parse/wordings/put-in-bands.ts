import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { bandsAt } from "../frame/bands.ts";
import type { Written } from "../idioms/written.ts";

const puts =
  /^(?:bucket|band|bin|group|split|sort|divide|break|cut|classify|categori[sz]e|segment|put|slice)$/;
const part = /^(?:band|group|bucket|class|range|bracket|category|bin|segment|size|tier)$/;
const each = /^(?:each|every|the|these|those|any|all)$/;

/**
 * "Bucket the bills by size: below 20, 20 to 100, above 100. How many per bucket?": the verb and the bands that are spoken of again add
 * nothing to bands that are said.
 */
export function putInBands(tokens: readonly Token[], at: number): Written | null {
  const opens = at === 0 || (at === 2 && textAt(tokens, 1) === "many");
  if (opens && puts.test(textAt(tokens, at)))
    return saysBands(tokens, at + 1, tokens.length) && tokens[at + 1]?.kind === "word"
      ? { words: at > 0 || textAt(tokens, 1) === "the" ? "" : "the", tokens: 1 }
      : null;
  const named = tokens[at + 1];
  const bands = tokens[at + 2]?.lemma ?? "";
  if (
    isJoint(textAt(tokens, at)) &&
    named?.kind === "word" &&
    part.test(bands) &&
    isMark(textAt(tokens, at + 3))
  )
    return saysBands(tokens, at + 4, tokens.length) ? { words: `by ${named.raw}`, tokens: 3 } : null;
  if (textAt(tokens, at) === "into" && startsBands(tokens, at + 1)) return { words: "", tokens: 1 };
  const mark = textAt(tokens, at + 2);
  if (
    textAt(tokens, at) === "in" &&
    part.test(tokens[at + 1]?.lemma ?? "") &&
    (isMark(mark) || mark === "of")
  )
    return saysBands(tokens, at + 3, tokens.length) ? { words: "", tokens: 3 } : null;
  if (textAt(tokens, at) === "into" && part.test(tokens[at + 1]?.lemma ?? ""))
    return saysBands(tokens, at, tokens.length)
      ? { words: "by", tokens: /^(?:by|of|for)$/.test(textAt(tokens, at + 2)) ? 3 : 2 }
      : null;
  return saidAgain(tokens, at);
}

/** "Per bucket", "in each of the groups", behind the bands. */
function saidAgain(tokens: readonly Token[], at: number): Written | null {
  if (!/^(?:per|in|for|of|within)$/.test(textAt(tokens, at))) return null;
  const named = at + (each.test(textAt(tokens, at + 1)) ? 2 : 1);
  const next = tokens[named + 1];
  const ends = next === undefined || next.kind === "mark" || /^(?:please|pls|and)$/.test(next.text);
  const alone =
    textAt(tokens, at + 1) === "each" && (tokens[named] === undefined || tokens[named].kind === "mark");
  if (!alone && (!part.test(tokens[named]?.lemma ?? "") || !ends)) return null;
  return saysBands(tokens, 0, at) ? { words: "", tokens: (alone ? named : named + 1) - at } : null;
}

const isJoint = (text: string): boolean => /^(?:in|into|by)$/.test(text);
const isMark = (text: string): boolean => /^[:,(]$/.test(text);

const startsBands = (tokens: readonly Token[], at: number): boolean =>
  bandsAt(tokens, at).some(({ bands }) => bands.kind === "ranges");

/** Whether ranges are said between two tokens (half-open). */
const saysBands = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens.slice(start, end).some((_, place) => startsBands(tokens.slice(start, end), place));
