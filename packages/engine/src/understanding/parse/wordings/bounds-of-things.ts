import { lowered } from "@parlance/contract";
import { labelAmongTables } from "../../index/label-among-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type BoundOfThings, boundOfThings, callsThing, nounBefore } from "../../index/things-told.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const bounds = ["budget", "budgets", "allowance", "allowances", "cap", "limit", "limits"];
const articles: ReadonlySet<string> = new Set(
  "the our all each every any of these those its their".split(" "),
);
const joints: ReadonlySet<string> = new Set("on of for in by per across".split(" "));
const splits: ReadonlySet<string> = new Set("by per each every".split(" "));
const over = phrases(
  ...[
    "over",
    "above",
    "beyond",
    "exceed",
    "exceeds",
    "exceeded",
    "exceeding",
    "overspent",
    "overrun",
    "overran",
  ],
  "over spent",
);
const under = phrases("under", "below", "within");
const left = phrases(
  "left",
  "left over",
  "remaining",
  "remains",
  "unspent",
  "unused",
  "still available",
  "available",
  "still left",
  "is left",
  "are left",
);
const before = phrases("remaining", "unspent", "unused", "leftover", "left over", "available", "how much");
const used = phrases(
  ...["used", "spent", "consumed", "burned", "burnt", "eaten", "exhausted"].flatMap((verb) => [
    `${verb} up so far`,
    `${verb} up already`,
    `${verb} up`,
    `${verb} so far`,
    `${verb} already`,
    verb,
  ]),
);
const parts = phrases(
  ...["share", "percentage", "percent", "part", "proportion", "%"].flatMap((part) => [`what ${part}`, part]),
  "how much",
);
const usage = phrases("utilisation", "utilization", "usage", "consumption", "burn");

/** "Projects that are over budget": those whose rows come to more than what each of them has. */
export function beyondBoundOfThings(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [above, below] = [phraseAt(tokens, at, over), phraseAt(tokens, at, under)];
  if (above + below === 0) return null;
  const said = wordBehind(tokens, at + above + below, articles);
  const found = boundAt(tokens, said, index);
  if (found === null || !callsThing(tokens[nounBefore(tokens, at)], found.thing)) return null;
  return {
    words: `with total ${label(found.money, index)} ${above > 0 ? "above" : "below"} ${label(found.bound, index)}`,
    tokens: said + 1 - at,
  };
}

/** "Budget left on the projects on hold", "remaining budget by project": what each has less what its rows come to. */
export function leftOfBound(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opening = phraseAt(tokens, at, before);
  const said = wordBehind(tokens, at + opening, articles);
  const found = boundAt(tokens, said, index);
  if (found === null) return null;
  const behind = textAt(tokens, said + 1) === "is" || textAt(tokens, said + 1) === "do" ? said + 2 : said + 1;
  const rest = phraseAt(tokens, behind, left);
  if (rest === 0 && (opening === 0 || textAt(tokens, at) === "how")) return null;
  const difference = `total ${label(found.bound, index)} minus total ${label(found.money, index)}`;
  return withThings(tokens, { at, end: rest === 0 ? said + 1 : behind + rest }, difference, { found, index });
}

/** "How much of its budget has each running project used up", "% of budget spent by project", "budget utilisation per project". */
export function usedOfBound(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const part = phraseAt(tokens, at, parts);
  const said = part === 0 ? at : wordBehind(tokens, at + part, articles);
  const found = boundAt(tokens, said, index);
  if (found === null) return null;
  const share = `total ${label(found.money, index)} divided by total ${label(found.bound, index)}`;
  const spent = phraseAt(tokens, said + 1, part === 0 ? usage : used);
  if (spent > 0) return withThings(tokens, { at, end: said + 1 + spent }, share, { found, index });
  const has = part > 0 && /^(?:has|have|had|did|does|do|is|are|was|were)$/.test(textAt(tokens, said + 1));
  const start = has ? wordBehind(tokens, said + 2, articles) : -1;
  const noun = has
    ? tokens.findIndex((token, place) => place >= start && callsThing(token, found.thing))
    : -1;
  const done = noun < 0 ? 0 : phraseAt(tokens, noun + 1, used);
  if (done === 0) return null;
  return {
    words: `${share} by ${label(found.thing, index)}${narrowed(tokens.slice(start, noun + 1))}`,
    tokens: noun + 1 + done - at,
  };
}

/** The figure of each of the things that are said behind it, and of those that these are narrowed to. */
function withThings(
  tokens: readonly Token[],
  { at, end }: { at: number; end: number },
  figure: string,
  { found, index }: { found: BoundOfThings; index: ModelIndex },
): Written {
  const from = joints.has(textAt(tokens, end)) ? wordBehind(tokens, end + 1, articles) : end;
  const noun = tokens.findIndex((token, place) => place >= from && callsThing(token, found.thing));
  const isSplit = tokens.slice(end, Math.max(end, noun)).some(({ text }) => splits.has(text));
  if (from === end || noun < 0 || (noun === from && isSplit)) return { words: figure, tokens: end - at };
  const split = `${figure} by ${label(found.thing, index)}`;
  const said = tokens.slice(from, noun + 1);
  const bare = said.length === 1 && tokens[noun + 1] === undefined;
  return { words: bare ? split : `${split} for ${rawOf(said)}`, tokens: noun + 1 - at };
}

/** "For running projects" where more is said of the things than what they are called. */
const narrowed = (said: readonly Token[]): string => (said.length < 2 ? "" : ` for ${rawOf(said)}`);

function boundAt(tokens: readonly Token[], at: number, index: ModelIndex): BoundOfThings | null {
  return bounds.includes(textAt(tokens, at)) ? boundOfThings(tokens[at]?.lemma ?? "", index) : null;
}

function wordBehind(tokens: readonly Token[], at: number, skipped: ReadonlySet<string>): number {
  let place = at;
  while (skipped.has(textAt(tokens, place))) place += 1;
  return place;
}

const label = (entry: Parameters<typeof labelAmongTables>[0], index: ModelIndex): string =>
  lowered(labelAmongTables(entry, index));

beyondBoundOfThings.needs = bounds;
leftOfBound.needs = bounds;
usedOfBound.needs = bounds;
