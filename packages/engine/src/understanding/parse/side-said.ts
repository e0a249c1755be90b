import { type Side, sideOf } from "../index/side.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

/** Of which end a value is said, and where the verb stands that tells it. */
type SideSaid = { side: Side; verb: number | null };

/** "From Leeds", "ended at Canal Street", "went to Hull": of which end a value at a token is said; null where none is told. */
export function sideSaid(tokens: readonly Token[], at: number): SideSaid | null {
  let place = at - 1;
  while (articles.has(textAt(tokens, place))) place -= 1;
  const joint = textAt(tokens, place);
  const particle = ["up", "off", "out"].includes(textAt(tokens, place - 1)) ? 2 : 1;
  const verb = place - particle;
  const told = prepositions.has(textAt(tokens, verb)) ? null : sideOf([textAt(tokens, verb)]);
  if (joint === "to" && isCompared(tokens.slice(0, place))) return null;
  if (prepositions.has(joint)) {
    const side = sideOf([joint]);
    return side === null ? null : { side, verb: told === side ? verb : null };
  }
  return told === null || !joints.has(joint) ? null : { side: told, verb };
}

/** "Compare Leeds to Hull": no way from one to the other. */
const isCompared = (before: readonly Token[]): boolean =>
  before.some(({ lemma }) => lemma === "compare") && !before.some(({ text }) => text === "from");

const prepositions: ReadonlySet<string> = new Set(["from", "to", "into"]);

const articles: ReadonlySet<string> = new Set(["the", "our"]);
const joints: ReadonlySet<string> = new Set(["at", "in", "on"]);
