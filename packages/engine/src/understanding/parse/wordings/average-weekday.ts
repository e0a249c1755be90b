import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { isWeekday } from "../../time/weekday.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "typical", "normal", "usual"]);
const helpers: ReadonlySet<string> = new Set(
  "do does did we have had get got are there is was were".split(" "),
);
const joints: ReadonlySet<string> = new Set(["on", "per", "each", "every"]);
/** Most words of the rows ("shipped parcels"), and of what is said between these and the day. */
const longest = 4;

/**
 * "Average number of trips on a friday", "how many orders do we get on a typical monday": how many rows there are a day of that kind, and not
 * an average of the rows.
 */
export function averageWeekday(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asksMany = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many";
  const counts = textAt(tokens, at + 1) === "number" && textAt(tokens, at + 2) === "of";
  const averaged = averages.has(textAt(tokens, at)) && counts;
  if (!asksMany && !averaged) return null;
  const start = at + (asksMany ? 2 : 3);
  const joint = tokens.findIndex(({ text }, place) => place > start && joints.has(text));
  if (joint < 0 || joint > start + 2 * longest) return null;
  let day = joint + 1;
  while (["a", "an", "the"].includes(textAt(tokens, day))) day += 1;
  const typical = averages.has(textAt(tokens, day)) ? 1 : 0;
  day += typical;
  const named = tokens[day];
  if (named === undefined || !isWeekday(named.lemma) || (asksMany && typical === 0)) return null;
  const rows = tokens.slice(start, joint);
  while (helpers.has(rows.at(-1)?.text ?? "")) rows.pop();
  if (rows.length === 0 || rows.length > longest || tableNamed(rows.at(-1), index) === null) return null;
  return { words: `average number of ${rawOf(rows)} per day on ${named.lemma}s`, tokens: day + 1 - at };
}

averageWeekday.needs = [...averages];
