import { standardConventions } from "@parlance/contract";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthSpan } from "../../time/month-span.ts";
import { readUnit } from "../../time/read-unit.ts";
import { yearAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set(["vs", "versus", "against", "and", "&", "or", "than", "/"]);
const compared: ReadonlySet<string> = new Set(["compared", "compare", "comparing", "relative"]);
const between: ReadonlySet<string> = new Set(["in", "of", "the", ".", ",", ":"]);
const longest = 6;

/** "February 2024 vs 2023", "March to May, 2024 against 2023", "Q1: 2024 vs 2023": the same part of the year that is told behind alone. */
export function samePartOfYear(tokens: readonly Token[], at: number): Written | null {
  const year = yearAt(tokens, at);
  if (year === null || readUnit(tokens, at, today)?.grain !== "year" || isNumbered(tokens, at + 1))
    return null;
  let joint = at - 1;
  while (joint > 0 && between.has(textAt(tokens, joint))) joint -= 1;
  const isCompared =
    ["to", "with"].includes(textAt(tokens, joint)) && compared.has(textAt(tokens, joint - 1));
  if (!isCompared && !joints.has(textAt(tokens, joint))) return null;
  let end = isCompared ? joint - 1 : joint;
  if (textAt(tokens, end - 1) === ",") end -= 1;
  const first = yearAt(tokens, end - 1);
  const part = first === null || first === year ? null : partBefore(tokens, end);
  return part === null ? null : { words: `${part} ${year}`, tokens: 1 };
}

const today = { day: 0, calendar: standardConventions };

/** A number that goes on behind a year: "2023-05", "2023 Q2". */
const isNumbered = (tokens: readonly Token[], at: number): boolean =>
  (textAt(tokens, at) === "-" && tokens[at + 1]?.kind === "number") || /^q[1-4]$/.test(textAt(tokens, at));

/** The months or the quarter that are said with the year that ends before a token; null where none are. */
function partBefore(tokens: readonly Token[], end: number): string | null {
  const mark = textAt(tokens, end - 2) === ":" ? 1 : 0;
  const said = mark === 0 ? tokens : [...tokens.slice(0, end - 2), ...tokens.slice(end - 1)];
  const stop = end - mark;
  for (let start = Math.max(0, stop - longest); start < stop - 1; start += 1) {
    const unit = readUnit(said, start, today);
    const isPart = unit?.end === stop && (unit.grain !== "year" || unit.count !== 1);
    if (isPart || monthSpan(said, start, today.day)?.end === stop)
      return rawOf(said.slice(start, stop - 1).filter(({ text }) => text !== "," && text !== "of"));
  }
  return null;
}
