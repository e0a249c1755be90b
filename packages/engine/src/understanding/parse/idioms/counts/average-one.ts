import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { rowsAt } from "./rows-at.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "typical"]);
const longest = 7;

/**
 * "How many lines are there on an average invoice", "an average invoice has how many lines", "average lines per invoice": the average
 * number of the ones per one of the others.
 */
export function averageOne(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return asked(tokens, at, index) ?? had(tokens, at, index) ?? unnumbered(tokens, at, index);
}

function asked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "many") return null;
  const rows = rowsAt(tokens, at + 2, index);
  const average = tokens.findIndex(
    ({ text }, place) => place > at + 2 && place <= at + longest && averages.has(text),
  );
  const holder = rowsAt(tokens, average + 1, index);
  if (rows === 0 || average < 0 || holder === 0 || !["a", "an", "the"].includes(textAt(tokens, average - 1)))
    return null;
  const between = tokens.slice(at + 2 + rows, average - 1).every(({ text }) => plain.has(text));
  const end = average + 1 + holder;
  const tail = ["have", "has", "contain", "hold", "get", "include"].includes(textAt(tokens, end)) ? 1 : 0;
  return between ? write(tokens, [at + 2, rows], [average + 1, holder], end + tail - at) : null;
}

const plain: ReadonlySet<string> = new Set(
  "are is there do does in on at of to for within belong belongs come comes go goes fall falls".split(" "),
);

function had(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = at + (["a", "an", "the"].includes(textAt(tokens, at)) ? 1 : 0);
  const holder = averages.has(textAt(tokens, start)) ? rowsAt(tokens, start + 1, index) : 0;
  const verb = start + 1 + holder;
  if (holder === 0 || !["has", "have", "contains", "holds", "includes"].includes(textAt(tokens, verb)))
    return null;
  const rows =
    textAt(tokens, verb + 1) === "how" && textAt(tokens, verb + 2) === "many"
      ? rowsAt(tokens, verb + 3, index)
      : 0;
  return rows === 0 ? null : write(tokens, [verb + 3, rows], [start + 1, holder], verb + 3 + rows - at);
}

/** Rows that are averaged as they are: how many of them. */
function unnumbered(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rows = averages.has(textAt(tokens, at)) ? rowsAt(tokens, at + 1, index) : 0;
  const per = at + 1 + rows;
  const many = tokens[per - 1]?.text !== tokens[per - 1]?.lemma;
  const holder = rows > 0 && many && textAt(tokens, per) === "per" ? rowsAt(tokens, per + 1, index) : 0;
  return holder === 0 ? null : write(tokens, [at + 1, rows], [per + 1, holder], per + 1 + holder - at);
}

type Span = readonly [start: number, size: number];

function write(tokens: readonly Token[], rows: Span, holder: Span, size: number): Written {
  const raw = ([start, length]: Span): string =>
    tokens
      .slice(start, start + length)
      .map((token) => token.raw)
      .join(" ");
  return { words: `average number of ${raw(rows)} per ${raw(holder)}`, tokens: size };
}

averageOne.needs = averages;
