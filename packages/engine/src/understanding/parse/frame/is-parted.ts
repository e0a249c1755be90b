import type { Token } from "../../text/tokenize.ts";

/** "Orders over 150: number, shop", "orders of 150 or more - shop, total": a mark behind which a list of what is shown begins stands between two places. */
export const isParted = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens.slice(start, end).some(({ text }) => marks.has(text));

const marks: ReadonlySet<string> = new Set([":", ";", "-", "–", "—", "("]);
