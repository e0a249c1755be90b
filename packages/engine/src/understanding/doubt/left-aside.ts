import { type SemanticQuery, speaksOf } from "@parlance/contract";
import { marksOf } from "../score/idle-words.ts";
import { fold } from "../text/tokenize.ts";
import type { Match } from "../types.ts";

/**
 * Words with a function that weigh nothing when readings are compared, and that the best one must carry out all the same: a number, "per", "by
 * month", "over" an estimate, and the first or last of many. Behind all others, "first" says how rows are ordered.
 */
export function leftAside(query: SemanticQuery, matches: readonly Match[]): string[] {
  const marks = marksOf(query);
  const last = Math.max(...matches.map(({ end }) => end));
  const subject = query.kind === "aggregate" || query.kind === "list" ? query.subject : null;
  return matches.flatMap(({ kind, meaning, text, end }, at) => {
    const word = fold(text);
    const own = subject !== null && matches[at + 1]?.names === subject;
    if (kind === "cue" && meaning === "by" && word === "by" && splitsUnshown(query, matches.slice(at + 1)))
      return splits.some((mark) => marks.has(mark)) ? [] : [text];
    const isOwn = kind === "cue" && word === "per" && own;
    const isLast = kind === "cue" && meaning === "top" && end >= last;
    const asked = isOwn || isLast ? null : marksAsked(matches, at, query);
    return asked === null || asked.some((mark) => marks.has(mark)) ? [] : [text];
  });
}

/** The marks of which a word leaves at least one behind; null where it may leave none. */
function marksAsked(matches: readonly Match[], at: number, query: SemanticQuery): readonly string[] | null {
  const [match, next] = matches.slice(at, at + 2);
  if (match === undefined) return null;
  if (match.kind === "number") return numbered;
  if (match.kind !== "cue") return null;
  const word = fold(match.text);
  const isUnit = next?.kind === "cue" && next.meaning === "unit";
  if (word === "per" || (match.meaning === "by" && isUnit)) return splits;
  if (match.meaning === "compare" && beyond.test(word) && next?.kind === "column") return compared;
  if (match.meaning === "unit" && listsAll(query)) return [];
  return match.meaning === "top" && firsts.has(word) ? picked : null;
}

/** "Sold below reserve": held against a column. */
const beyond = /^(?:over|above|below|under|beyond|beneath)$/;
const compared = [">", ">=", "<", "<=", "between", "related", "order", "truncate", "comparison-of-periods"];

const firsts: ReadonlySet<string> = new Set(["first", "last", "latest", "earliest"]);

/** What each of them leaves behind in any reading. */
const numbered = ["number", "limit", "none", "period", "truncate", "part", "duration", "text", "in"];
const splits = ["groups", "/", "order", "rank", "aggregate-value", "truncate", "part", "time"];
const picked = ["limit", "minimum", "maximum", "aggregate-value", "rank", "period"];

/** "Delays by who was at fault": a column behind "by" that the reading does nothing with. */
function splitsUnshown(query: SemanticQuery, behind: readonly Match[]): boolean {
  const next = behind.find(({ kind, meaning }) => kind !== "cue" || meaning !== "who");
  const column = next?.kind === "column" ? next.names?.split(".").at(-1) : undefined;
  return column !== undefined && !speaksOf(query, column);
}

/** "Cabins open all year", where a reading lists every cabin. */
const listsAll = (query: SemanticQuery): boolean =>
  query.kind === "list" && query.filter === null && query.limit === null && query.order.length === 0;
