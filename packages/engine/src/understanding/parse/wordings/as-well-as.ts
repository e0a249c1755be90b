import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { yearAt } from "../../time/unit-words.ts";
import { isDeed } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const longest = 3;
/** What may stand between a value and the joint, as the noun that it tells more closely ("a comedy event as well as"). */
const nouns = 1;
const small: ReadonlySet<string> = new Set("in on at from with for to by via the a an some".split(" "));
/** What asks for those to whom rows of both happened, and not for rows or a figure of them. */
const asking: ReadonlySet<string> = new Set("which who whose that have has had".split(" "));

/**
 * "Found in Oslo as well as (in) Bergen", "a comedy show as well as an opera", of values of one column: in both of them; "who ordered in 2023 as
 * well as in 2024": in both years.
 */
export function asWellAs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (isJoint(tokens, at)) return inBothYears(tokens, at);
  const joint =
    tokens
      .slice(at + 1, at + 1 + longest + nouns)
      .findIndex((_, offset) => isJoint(tokens, at + 1 + offset)) + 1;
  const size = [joint, joint - nouns].find(
    (each) => each > 0 && each <= longest && columnsOf(tokens, at, at + each, index).length > 0,
  );
  if (joint === 0 || size === undefined) return null;
  const start = pastSmall(tokens, at + joint + 3);
  const raw = (from: number, to: number): string => rawOf(tokens.slice(from, to));
  const first = columnsOf(tokens, at, at + size, index);
  for (let end = start + longest; end > start; end -= 1) {
    const shared = columnsOf(tokens, start, end, index).some((column) => first.includes(column));
    if (shared) return { words: `both ${raw(at, at + size)} and ${raw(start, end)}`, tokens: end - at };
  }
  return null;
}

/** "Who ordered in 2023 as well as in 2024": in the one year and in the other, where those are asked for who did. */
function inBothYears(tokens: readonly Token[], at: number): Written | null {
  const end = pastSmall(tokens, at + 3);
  if (yearAt(tokens, at - 1) === null || yearAt(tokens, end) === null) return null;
  const before = tokens.slice(0, at - 1);
  const asks = before.some(({ text }) => asking.has(text)) || isDeed(before.at(-2)?.text ?? "");
  return asks ? { words: "and in", tokens: end - at } : null;
}

function pastSmall(tokens: readonly Token[], from: number): number {
  let at = from;
  while (small.has(textAt(tokens, at))) at += 1;
  return at;
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
