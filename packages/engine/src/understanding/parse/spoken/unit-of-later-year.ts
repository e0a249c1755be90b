import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";

const relatives: ReadonlySet<string> = new Set(["this", "last", "previous", "current"]);
const joints: ReadonlySet<string> = new Set(["of", "in", "for", "from"]);
/** Words that hold two figures or times against each other, between which a unit keeps its own year. */
const against: ReadonlySet<string> = new Set(
  "vs versus against compared than over with without since".split(" "),
);
/** Most words between a unit and its year. */
const most = 3;

/**
 * "Q1 spend this year", "january revenue 2024": a unit of the calendar whose year stands behind the noun that it is said before, with its year
 * next to it. "March 2024 vs 2025": that unit of the other year, too.
 */
export const unitOfLaterYear = (tokens: readonly Token[]): readonly Token[] =>
  ofBothYears(besideUnits(tokens));

function besideUnits(tokens: readonly Token[]): readonly Token[] {
  let said = tokens;
  for (let at = 0; at < said.length; at += 1) {
    const start = unitEnd(said, at);
    const year = start === null ? null : yearBehindNouns(said, start);
    if (start === null || year === null) continue;
    said = [
      ...said.slice(0, start),
      ...said.slice(year.start, year.end),
      ...said.slice(start, year.joint),
      ...said.slice(year.end),
    ];
  }
  return said;
}

/** With the unit of a year before the year that it is held against. */
function ofBothYears(tokens: readonly Token[]): readonly Token[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const unit = unitEnd(tokens, at);
    const year = unit === null ? null : yearEnd(tokens, unit);
    if (unit === null || year === null || ranges.has(textAt(tokens, at - 1))) continue;
    let joint = year;
    while (isNoun(tokens, joint) && joint < year + most) joint += 1;
    const behind = versus.has(textAt(tokens, joint)) ? joint + 1 : joint;
    const named = yearAt(tokens, behind) !== null || ["this", "current"].includes(textAt(tokens, behind));
    if (behind > joint && named && yearEnd(tokens, behind) !== null)
      return [...tokens.slice(0, behind), ...tokens.slice(at, unit), ...tokens.slice(behind)];
  }
  return tokens;
}

const ranges: ReadonlySet<string> = new Set(["to", "and", "-", "–", "until", "through"]);
const versus: ReadonlySet<string> = new Set(["vs", "versus", "against"]);

/** Where a month, quarter or half ends that begins at a token; null where none does. */
function unitEnd(tokens: readonly Token[], at: number): number | null {
  if (monthAt(tokens, at) !== null || /^[qh][1-4]$/.test(textAt(tokens, at))) return at + 1;
  const ordinal = /^(?:first|second|third|fourth|1st|2nd|3rd|4th)$/.test(textAt(tokens, at));
  return ordinal && ["quarter", "half"].includes(textAt(tokens, at + 1)) ? at + 2 : null;
}

/** The year behind one to three nouns from a token on, and where what joins it to them begins. */
function yearBehindNouns(
  tokens: readonly Token[],
  from: number,
): { joint: number; start: number; end: number } | null {
  for (let joint = from; joint <= from + most; joint += 1) {
    const start = joints.has(textAt(tokens, joint)) ? joint + 1 : joint;
    const end = yearEnd(tokens, start);
    if (end !== null) return joint === from ? null : { joint, start, end };
    if (!isNoun(tokens, joint)) return null;
  }
  return null;
}

const isNoun = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return (
    token?.kind === "word" &&
    !stopWords.has(token.text) &&
    !against.has(token.text) &&
    !relatives.has(token.text) &&
    monthAt(tokens, at) === null
  );
};

/** Where a year ends that is said at a token, by its number or as that of today or the one before; null where none is, or not all of it. */
function yearEnd(tokens: readonly Token[], at: number): number | null {
  if (yearAt(tokens, at) !== null) return textAt(tokens, at + 1) === "-" ? null : at + 1;
  if (!relatives.has(textAt(tokens, at)) || textAt(tokens, at + 1) !== "year") return null;
  return ["to", "so"].includes(textAt(tokens, at + 2)) ? null : at + 2;
}
