import { type SemanticQuery, speaksOf } from "@parlance/contract";
import { marksOf } from "../score/idle-words.ts";
import { fold } from "../text/tokenize.ts";
import type { Match } from "../types.ts";

/**
 * Words with a function that weigh nothing when readings are compared, and that the best one must carry out all the same: a number, "per", "by
 * month", and the first or last of many. Behind all others, "first" says how rows are ordered.
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
    const next = matches[at + 1];
    const byUnit = kind === "cue" && meaning === "by" && next?.kind === "cue" && next.meaning === "unit";
    const asked =
      kind === "number"
        ? numbered
        : byUnit
          ? splits
          : kind === "cue" && word === "per" && !own
            ? splits
            : kind === "cue" && meaning === "unit" && listsAll(query)
              ? []
              : kind === "cue" && meaning === "top" && firsts.has(word) && end < last
                ? picked
                : null;
    return asked === null || asked.some((mark) => marks.has(mark)) ? [] : [text];
  });
}

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
