import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const longest = 3;
const prepositions: ReadonlySet<string> = new Set(["in", "on", "at", "from", "with", "for", "the"]);

/** "Found in Oslo as well as (in) Bergen", of values of one column: in both of them. */
export function asWellAs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint =
    tokens.slice(at + 1, at + 1 + longest).findIndex((_, offset) => isJoint(tokens, at + 1 + offset)) + 1;
  if (joint === 0) return null;
  const first = columnsOf(tokens, at, at + joint, index);
  if (first.length === 0) return null;
  let start = at + joint + 3;
  while (prepositions.has(textAt(tokens, start))) start += 1;
  for (let end = start + longest; end > start; end -= 1) {
    const shared = columnsOf(tokens, start, end, index).some((column) => first.includes(column));
    if (!shared) continue;
    const raw = (from: number, to: number): string =>
      tokens
        .slice(from, to)
        .map((token) => token.raw)
        .join(" ");
    return { words: `both ${raw(at, at + joint)} and ${raw(start, end)}`, tokens: end - at };
  }
  return null;
}

const isJoint = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "as" && textAt(tokens, at + 1) === "well" && textAt(tokens, at + 2) === "as";

/** The columns that hold a value of all these words. */
export function columnsOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  { values }: ModelIndex,
): number[] {
  const span = tokens.slice(from, to);
  const key = span.length < to - from ? "" : valueKey(rawOf(span));
  return (values.byKey.get(key) ?? []).flatMap((id) => values.values[id]?.column ?? []);
}

asWellAs.needs = ["well"];
