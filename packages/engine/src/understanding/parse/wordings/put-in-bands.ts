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
  if (at === 0 && puts.test(textAt(tokens, 0)))
    return saysBands(tokens, 1, tokens.length) && tokens[1]?.kind === "word"
      ? { words: textAt(tokens, 1) === "the" ? "" : "the", tokens: 1 }
      : null;
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

/** Whether ranges are said between two tokens (half-open). */
const saysBands = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens
    .slice(start, end)
    .some((_, place) =>
      bandsAt(tokens.slice(start, end), place).some(({ bands }) => bands.kind === "ranges"),
    );
