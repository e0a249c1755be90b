import type { ModelIndex } from "../../index/model-index.ts";
import { comparativeHints } from "../../lexicon/adjectives.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Extreme, Frame } from "../frame/frame.ts";

const ends: Readonly<Record<string, string>> = { highest: "taller", lowest: "shorter" };

/**
 * "The highest mountain" of mountains with a height, "which mountain is the lowest?": by it, as the tallest. `shown` are rows that a question need not name. Other frames
 * stay as they are.
 */
export function highestByHeight(
  frame: Frame,
  tokens: readonly Token[],
  { tables, columns }: ModelIndex,
  shown: number | null = null,
): Frame {
  const [extreme, other] = frame.extremes;
  const word = tokens.find(({ text }) => Object.hasOwn(ends, text))?.text;
  if (extreme === undefined || other !== undefined || word === undefined || !isBare(extreme)) return frame;
  const [target, more] = frame.targets;
  const noun = extreme.of ?? target?.noun ?? null;
  const named = noun?.kind === "table" ? noun.table : null;
  const rows = noun === null ? shown : named;
  const hints = comparativeHints(ends[word] ?? "").filter(({ words }) => words.includes("height"));
  const has = tables[rows ?? -1]?.columns.some((id) =>
    columns[id]?.words.some((each) => hints.some(({ words }) => words.includes(each))),
  );
  if (more !== undefined || has !== true) return frame;
  return { ...frame, extremes: [{ ...extreme, hints, plain: false }], leftover: 0 };
}

const isBare = ({ by, hints, count, aggregation }: Extreme): boolean =>
  by === null && hints.length === 0 && !count && aggregation === null;
