import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const joints = phrases("where", "in which", "for which", "on which", "at which");
const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "median"]);
const articles: ReadonlySet<string> = new Set("the their its an a our".split(" "));
const verbs: ReadonlySet<string> = new Set("is are was were has have goes went".split(" "));
/** How many words may name what is averaged. */
const longest = 5;

/** "Events where the average ticket price was above 80": events whose average ticket price is, and no figure beside rows beyond the bound. */
export function whoseAverage(tokens: readonly Token[], at: number): Written | null {
  const joint = at === 0 ? 0 : phraseAt(tokens, at, joints);
  if (joint === 0 || tokens[at - 1]?.kind !== "word") return null;
  const begin = at + joint + (articles.has(textAt(tokens, at + joint)) ? 1 : 0);
  if (!averages.has(textAt(tokens, begin))) return null;
  for (let verb = begin + 2; verb <= begin + longest; verb += 1)
    if (verbs.has(textAt(tokens, verb)) && boundAt(tokens, verb + 1) !== null)
      return { words: `whose ${rawOf(tokens.slice(begin, verb))} is`, tokens: verb + 1 - at };
  return null;
}

whoseAverage.needs = averages;
