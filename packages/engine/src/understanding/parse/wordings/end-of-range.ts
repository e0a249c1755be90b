import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { rangeOfFigure } from "./range-of-figure.ts";

/** How an end of a range is said, and how it may be called. */
const ends: ReadonlyMap<string, readonly string[]> = new Map(
  ["min minimum", "max maximum"].flatMap((names) => {
    const called = names.split(" ");
    return called.map((name): [string, readonly string[]] => [name, called]);
  }),
);

/**
 * "Average min salary" where rows tell a salary from ("salary min") to: the number that is called so, and not the least of another one. "Jobs
 * with no salary range" tell neither end. Where both ends stand before the thing
 * ("min and max salary"), they are named together.
 */
export function endOfRange(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const whole = rangeOfFigure(tokens, at, index);
  if (whole !== null) return whole;
  const size = lacks(tokens, at);
  if (size > 0) {
    const noun = tokens[at + size];
    const [from, to] = ["min", "max"].map((end) => endCalled(noun, end, index));
    if (from == null || to == null || from.table !== to.table) return null;
    return {
      words: `where ${from.column.label} is missing and ${to.column.label} is missing`,
      tokens: size + 2,
    };
  }
  const end = textAt(tokens, at);
  const found =
    ends.has(end) && !ends.has(textAt(tokens, at - 2)) ? endCalled(tokens[at + 1], end, index) : null;
  return found === null ? null : { words: found.column.label, tokens: 2 };
}

endOfRange.needs = [...ends.keys(), "range", "ranges"];

/** How many words deny a range that is named behind them: "with no", "without a". */
function lacks(tokens: readonly Token[], at: number): number {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const size =
    first === "without"
      ? ["a", "an", "any"].includes(second)
        ? 2
        : 1
      : first === "with" && second === "no"
        ? 2
        : 0;
  return size > 0 && /^ranges?$/.test(textAt(tokens, at + size + 1)) ? size : 0;
}

/** The one number that is called after a thing and an end of it, where nothing is called after the thing alone. */
function endCalled(noun: Token | undefined, end: string, { columns, words }: ModelIndex): ColumnEntry | null {
  if (noun === undefined || noun.kind !== "word" || words.phrases.get(noun.lemma)?.some(isWhole)) return null;
  const [only, other] = (words.columnsByWord.get(noun.lemma) ?? []).flatMap((id) => {
    const entry = columns[id];
    const [thing, called = "", more] = entry?.words ?? [];
    const isEnd = thing === noun.lemma && ends.get(end)?.includes(called) === true && more === undefined;
    return entry?.column.role === "measure" && isEnd ? [entry] : [];
  });
  return other === undefined ? (only ?? null) : null;
}

const isWhole = ({ kind, form }: { kind: string; form: string }): boolean =>
  kind === "column" && form === "whole";
