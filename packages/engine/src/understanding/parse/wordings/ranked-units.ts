import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const highest: ReadonlySet<string> = new Set(
  "most highest largest biggest greatest best strongest".split(" "),
);
const lowest: ReadonlySet<string> = new Set("fewest least lowest smallest worst weakest".split(" "));
const joints = phrases("with", "having", "that had", "which had", "had", "that saw", "saw", "where", "when");
const said: ReadonlySet<string> = new Set(
  "top bottom best worst last past next first previous latest".split(" "),
);
const asking: ReadonlySet<string> = new Set(["which", "what", "the"]);
const each: ReadonlySet<string> = new Set(["each", "every"]);
/** How many words a group that stands before its units ("for each sales region the month with …"), or a period behind them, has at most. */
const longest = 3;

/**
 * "5 days with the most visits", "3 days in May with the fewest", "which three months had the highest sales": that many of the units, ranked. "For each shop the month with the
 * most sales": the month with the most sales per shop.
 */
export function rankedUnits(tokens: readonly Token[], at: number): Written | null {
  return severalUnits(tokens, at) ?? unitOfEach(tokens, at);
}

function severalUnits(tokens: readonly Token[], at: number): Written | null {
  const asked = asking.has(textAt(tokens, at)) ? 1 : 0;
  const [size, unit] = tokens.slice(at + asked);
  if (size === undefined || numberSaid(size) === null) return null;
  if (unit === undefined || unitOf(unit.lemma) === null) return null;
  if (unit.text === unit.lemma || said.has(textAt(tokens, at - 1))) return null;
  const place = at + asked + 2;
  const when = tokens.findIndex((_, each) => each >= place && rankAt(tokens, each) !== null);
  const ranked = when < 0 || !isPeriod(tokens.slice(place, when)) ? null : rankAt(tokens, when);
  return ranked === null
    ? null
    : {
        words: [ranked.rank, size.raw, unit.raw, rawOf(tokens.slice(place, when)), "by"].join(" "),
        tokens: ranked.end - at,
      };
}

/** "… in March 2023 …", "… of last year …" between units and what ranks them, or nothing. */
const isPeriod = ([first, ...rest]: readonly Token[]): boolean =>
  first === undefined ||
  (within.has(first.text) && rest.length <= longest && rest.every(({ kind }) => kind !== "mark"));

const within: ReadonlySet<string> = new Set("in of during this last".split(" "));

function unitOfEach(tokens: readonly Token[], at: number): Written | null {
  if (at > 0 || !["for", "in"].includes(textAt(tokens, 0)) || !each.has(textAt(tokens, 1))) return null;
  const the = tokens.findIndex(({ text }, place) => place > 2 && (text === "the" || text === "which"));
  const comma = textAt(tokens, the - 1) === "," ? 1 : 0;
  const group = tokens.slice(2, the - comma);
  const unit = tokens[the + 1];
  if (the < 0 || group.length > longest || group.some(({ kind }) => kind !== "word")) return null;
  if (unit === undefined || unitOf(unit.text) === null || rankAt(tokens, the + 2) === null) return null;
  const end = tokens.at(-1)?.kind === "mark" ? -1 : tokens.length;
  return { words: `${rawOf(tokens.slice(the, end))} per ${rawOf(group)}`, tokens: tokens.length };
}

/** "With the most", "had the lowest total": which end is asked for, and where what ranks begins. */
function rankAt(tokens: readonly Token[], at: number): { rank: "top" | "bottom"; end: number } | null {
  const joint = phraseAt(tokens, at, joints);
  const the = textAt(tokens, at + joint) === "the" ? 1 : 0;
  const word = textAt(tokens, at + joint + the);
  if (joint === 0 || !(highest.has(word) || lowest.has(word))) return null;
  const total = textAt(tokens, at + joint + the + 1) === "total" ? 1 : 0;
  return { rank: highest.has(word) ? "top" : "bottom", end: at + joint + the + 1 + total };
}

rankedUnits.needs = [...highest, ...lowest];
