import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

/**
 * "Tickets 20-50", "boats 10 - 15 m", "earn from 3000 to 4000": between these; years are a time, and edges before and after more of
 * them are bands.
 */
export function bareRange(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "from") return fromTo(tokens, at);
  const [low, dash, high] = tokens.slice(at, at + 3);
  if (low?.kind !== "number" || dash?.text !== "-" || high?.kind !== "number") return null;
  if (tableNamed(tokens[at - 1], index) === null || [low, high].some(isYear)) return null;
  if ((low.number ?? 0) >= (high.number ?? 0) || goesOn(tokens, at + 3)) return null;
  return { words: `between ${low.raw} and ${high.raw}`, tokens: 3 };
}

/** "From 3000 to 4000" is no time, and no way from one figure to another. */
function fromTo(tokens: readonly Token[], at: number): Written | null {
  const [low, to, high] = tokens.slice(at + 1, at + 4);
  if (low?.kind !== "number" || !["to", "-", "until"].includes(to?.text ?? "") || high?.kind !== "number")
    return null;
  const [least, most] = [low.number ?? 0, high.number ?? 0];
  const several = tokens.filter(({ kind }) => kind === "number").length > 2;
  if (least >= most || [low, high].some(isYear) || most <= 31 || several) return null;
  return { words: `between ${low.raw} and ${high.raw}`, tokens: 4 };
}

const isYear = ({ number }: Token): boolean => number !== null && number >= 1900 && number <= 2100;

const goesOn = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ kind }, place) => place > at && kind === "number" && textAt(tokens, place - 1) === "-");
