import { lowered } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ending = /^(?:ends?|ended|expires?|expired|lapses?|lapsed|runs?|ran|over)$/;
const adverbs: ReadonlySet<string> = new Set(["already", "now", "since"]);
const starting = /^(?:starts?|started|begins?|began|begun)$/;
const ends = /^(?:end|ends|expir\w*|lapse|until)$/;
const starts = /^(?:start|starts|begin|begins)$/;
const perfect: ReadonlySet<string> = new Set(["has", "have", "is", "are"]);
const timed: ReadonlySet<string> = new Set(
  "in on by before after since between from this last within during".split(" "),
);
/** Words that may say what ends. */
const longest = 2;

/**
 * "Tenants whose lease ends in March", "drivers whose licence has expired" where a date is called after what ends and its end: that date, and no
 * other end of the rows. Of what has ended, run out or expired it is past.
 */
export function whoseThingEnds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "whose") return null;
  for (let size = 1; size <= longest; size += 1) {
    let place = at + 1 + size;
    if (perfect.has(textAt(tokens, place))) place += 1;
    while (adverbs.has(textAt(tokens, place))) place += 1;
    const helped = place - at - 1 - size;
    const verb = textAt(tokens, place);
    const out = /^r[au]n/.test(verb);
    if (out && textAt(tokens, place + 1) !== "out") continue;
    const side = ending.test(verb) ? ends : starting.test(verb) ? starts : null;
    if (side === null) continue;
    const thing = tokens.slice(at + 1, at + 1 + size);
    const [only, other] = index.columns.filter(
      ({ column, words }) =>
        isTime(column) &&
        words.some((word) => side.test(word)) &&
        thing.every(({ lemma }) => words.some((word) => word === lemma || isRooted(lemma, word))),
    );
    if (only === undefined || other !== undefined) return null;
    const end = place + (out ? 2 : 1);
    const rest = tokens[end];
    const isPast = (helped > 0 || verb === "ran") && !timed.has(rest?.text ?? "");
    if (!isPast && (rest === undefined || rest.kind === "mark")) return null;
    const skipped = rest?.text === "already" ? 1 : 0;
    return {
      words: `with ${lowered(only.column.label)}${isPast ? " before today" : ""}`,
      tokens: end + skipped - at,
    };
  }
  return null;
}

whoseThingEnds.needs = ["whose"];
