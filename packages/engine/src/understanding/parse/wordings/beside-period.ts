import { standardConventions } from "@parlance/contract";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { readUnit } from "../../time/read-unit.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const joints = phrases(
  "next to",
  "beside",
  "alongside",
  "side by side with",
  ...[
    "stack up",
    "stacks up",
    "stacked up",
    "stack",
    "stacked",
    "measure up",
    "measures up",
    "shape up",
    "hold up",
    "set",
    "held",
    "line up",
    "up",
  ].map((verb) => `${verb} against`),
  ...["what", "how much", "how many", "what about"].map((asked) => `and ${asked}`),
);
const putting = phrases("put", "set", "place", "line up", "lay", "hold", "stack");
const ways = phrases(
  ...[
    "up or down",
    "down or up",
    "higher or lower",
    "lower or higher",
    "better or worse",
    "worse or better",
    "more or less",
    "ahead or behind",
  ].flatMap((way) =>
    ["compared to", "compared with", "on", "than", "from", "over", "against", "vs", "versus"].map(
      (joint) => `${way} ${joint}`,
    ),
  ),
  "ahead of or behind",
);

/** Which way a figure is asked to have gone: "are sales above last year's", "is freight higher than last month". */
const oneWay = phrases(
  ..."above below behind".split(" "),
  ..."ahead of|up on|down on".split("|"),
  ..."higher lower better worse more less".split(" ").map((way) => `${way} than`),
);
const copulas: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

/**
 * "Put January this year next to January last year", "how does March stack up against April": one period against another. "Are we up or down on last
 * year": the figure compared with that of then.
 */
export function besidePeriod(tokens: readonly Token[], at: number): Written | null {
  const sided = copulas.has(textAt(tokens, 0)) ? phraseAt(tokens, at, oneWay) : 0;
  const way = phraseAt(tokens, at, ways) || sided;
  if (way > 0 && isPeriod(tokens, at + way)) return { words: "compared to", tokens: way };
  const joint = jointAt(tokens, at);
  if (joint > 0) return { words: "vs", tokens: joint };
  const put = phraseAt(tokens, at, putting);
  const isPut = put > 0 && tokens.some((_, place) => place > at + put && jointAt(tokens, place) > 0);
  return isPut ? { words: "", tokens: put } : null;
}

/** How many words join two periods at a token; 0 where none do. */
function jointAt(tokens: readonly Token[], at: number): number {
  const size = phraseAt(tokens, at, joints);
  return size > 0 && isPeriod(tokens, at + size) ? size : 0;
}

const relative: ReadonlySet<string> = new Set("last previous prior this same".split(" "));
const today = { day: 0, calendar: standardConventions };

/** Whether a period of the calendar is said at a token. */
function isPeriod(tokens: readonly Token[], at: number): boolean {
  const small = (place: number): boolean => ["the", "that", "in"].includes(textAt(tokens, place));
  const start = small(at) ? (small(at + 1) ? at + 2 : at + 1) : at;
  return (
    readUnit(tokens, start, today) !== null ||
    (relative.has(textAt(tokens, start)) &&
      (unitOf(tokens[start + 1]?.lemma) !== null ||
        /^(?:period|time|point)$/.test(textAt(tokens, start + 1))))
  );
}

besidePeriod.needs = [...openings(joints), ...openings(ways), ...openings(oneWay)];
