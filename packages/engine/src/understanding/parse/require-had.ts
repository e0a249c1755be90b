import type { Token } from "../text/tokenize.ts";
import type { Condition } from "./frame/frame.ts";
import { plainCondition } from "./frame/plain-condition.ts";
import type { Reader } from "./frame/reader.ts";
import type { Noun } from "./item.ts";

/**
 * "rentals with a tip", "how many customers have an e-mail": a column that the clause says a row has, and that nothing else took, must
 * be known. "The orders with number and date" of a list names what is shown.
 */
export function requireHad(reader: Reader): void {
  const { frame, items, tokens } = reader;
  const counted = frame.counting || frame.groups.length > 0;
  for (const noun of frame.context) {
    const place = items.indexOf(noun);
    const before = items[place - 1];
    const next = behindThat(items, place + 1);
    if (noun.kind !== "column" || before?.kind !== "cue" || before.cue.kind !== "having") continue;
    const [option] = noun.options;
    if (option === undefined || option.kind === "flag") continue;
    const isDone = option.kind === "time" && /..(?:ed|[aoe]wn)$/.test(tokens[noun.start]?.text ?? "");
    const alone = isDone || (noun.options.length === 1 && option.kind === "number");
    if (option.strength < (alone ? partlyNamed : surelyNamed)) continue;
    const refers = option.kind === "key";
    const at = openerBefore(tokens, noun.start, refers);
    const opener = tokens[at]?.text ?? "";
    if (!openers.has(opener) || isCompared(next)) continue;
    if (refers) {
      frame.required.push(noun);
      continue;
    }
    const plain =
      next === undefined || next.kind === "cue" || next.kind === "period" || next.kind === "value";
    const told = counted || at < noun.start - 1 || opener !== "with";
    if (plain && told) frame.conditions.push(known(noun));
  }
}

/** Where the word stands that says that a row has what is named at `start`. */
function openerBefore(tokens: readonly Token[], start: number, refers: boolean): number {
  let at = start - 1;
  while (articles.has(tokens[at]?.text ?? "") || (refers && parts.has(tokens[at]?.text ?? ""))) at -= 1;
  return at;
}

const known = (left: Noun): Condition => ({ ...plainCondition(left, { kind: "null" }), negated: true });

/** "A location that contains 'port'": what stands behind "that". */
const behindThat = (items: Reader["items"], at: number): Reader["items"][number] | undefined => {
  const next = items[at];
  return next?.kind === "cue" && next.cue.kind === "having" ? items[at + 1] : next;
};

/** From here on the words are the column's own name. */
const surelyNamed = 0.9;
/** "Who have withdrawn" of a "withdrawn on"; "with a discount" of a discount in percent, where no other column may be meant. */
const partlyNamed = 0.6;

const openers: ReadonlySet<string> = new Set("with have has had".split(" "));
/** What a part that is played stands behind: "have served as referee". */
const parts: ReadonlySet<string> = new Set("served acted worked been as the".split(" "));
const articles: ReadonlySet<string> = new Set("a an any some known valid".split(" "));

/** What follows tells which of them: "with a rating above 4". */
const isCompared = (next: Reader["items"][number] | undefined): boolean =>
  next?.kind === "cue" &&
  ["compare", "between", "is", "text", "suffix", "comparative", "extreme", "null"].includes(next.cue.kind);
