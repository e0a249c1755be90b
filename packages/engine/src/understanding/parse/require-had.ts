import type { Condition } from "./frame.ts";
import type { Noun } from "./item.ts";
import { plainCondition } from "./plain-condition.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/**
 * "rentals with a tip", "how many customers have an e-mail": a column that the clause says a row has, and that nothing else took, must
 * be known. "The orders with number and date" of a list names what is shown.
 */
export function requireHad(reader: Reader): void {
  const { frame, items, tokens } = reader;
  const counted = frame.counting || frame.groups.length > 0;
  for (const noun of frame.context) {
    const at = items.indexOf(noun);
    const before = items[at - 1];
    const next = items[at + 1];
    if (noun.kind !== "column" || before?.kind !== "cue" || before.cue.kind !== "having") continue;
    const [option] = noun.options;
    if (option === undefined || option.kind === "key" || option.kind === "flag") continue;
    if (option.strength < surelyNamed) continue;
    const opener = tokens[before.end - 1]?.text ?? "";
    const between = wordsBetween(reader, before.end, noun.start);
    if (!openers.has(opener) || !between.every((word) => articles.has(word))) continue;
    const plain =
      next === undefined || next.kind === "cue" || next.kind === "period" || next.kind === "value";
    const told = counted || between.length > 0 || opener !== "with";
    if (plain && told && !isCompared(next)) frame.conditions.push(known(noun));
  }
}

const known = (left: Noun): Condition => ({ ...plainCondition(left, { kind: "null" }), negated: true });

/** From here on the words are the column's own name. */
const surelyNamed = 0.9;

const openers: ReadonlySet<string> = new Set("with have has had".split(" "));
const articles: ReadonlySet<string> = new Set("a an any some".split(" "));

/** What follows tells which of them: "with a rating above 4". */
const isCompared = (next: Reader["items"][number] | undefined): boolean =>
  next?.kind === "cue" &&
  ["compare", "between", "is", "text", "suffix", "comparative", "extreme", "null"].includes(next.cue.kind);
