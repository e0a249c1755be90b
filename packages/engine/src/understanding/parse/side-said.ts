import { type Side, sideOf } from "../index/side.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

/** Of which end a value is said, and where the verb stands that tells it. */
export type SideSaid = { side: Side; verb: number | null };

/** "From Leeds", "ended at Canal Street", "went to Hull": of which end a value at a token is said; null where none is told. */
export function sideSaid(tokens: readonly Token[], at: number): SideSaid | null {
  const first = listStart(tokens, at);
  if (first !== at || several.has(textAt(tokens, at - 1))) {
    const shared = sideSaid(tokens, several.has(textAt(tokens, first - 1)) ? first - 1 : first);
    return shared === null ? null : { ...shared, verb: null };
  }
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

/**
 * "Destination Leeds", "origin stations in Leeds": of which end a value at a token is said by the noun before it, and where that noun
 * stands; null where none does.
 */
export function sideNamed(tokens: readonly Token[], at: number): SideSaid | null {
  let place = at - 1;
  while (articles.has(textAt(tokens, place))) place -= 1;
  if (linking.has(textAt(tokens, place))) place -= 1;
  const noun = [place, place - 1].find((each) => endNouns.has(tokens[each]?.lemma ?? ""));
  const side = noun === undefined ? null : sideOf([tokens[noun]?.lemma ?? ""]);
  return noun === undefined || side === null ? null : { side, verb: noun };
}

const endNouns: ReadonlySet<string> = new Set("origin source departure destination arrival".split(" "));
const linking: ReadonlySet<string> = new Set("at in is of named called".split(" "));

/** "Compare Leeds to Hull": no way from one to the other. */
const isCompared = (before: readonly Token[]): boolean =>
  before.some(({ lemma, text }) => lemma === "compare" || text === "compared") &&
  !before.some(({ text }) => text === "from");

const prepositions: ReadonlySet<string> = new Set(["from", "to", "into"]);

/** Where the first of several values stands, of which all are said what it is: "to both Leeds and Hull". */
function listStart(tokens: readonly Token[], at: number): number {
  if (!["and", "or"].includes(textAt(tokens, at - 1))) return at;
  for (let place = at - 2; place > at - 2 - longestValue; place -= 1) {
    if (prepositions.has(textAt(tokens, place - 1)) || several.has(textAt(tokens, place - 1))) return place;
    if (tokens[place]?.kind !== "word") return at;
  }
  return at;
}

const longestValue = 3;
const several: ReadonlySet<string> = new Set(["both", "either"]);
const articles: ReadonlySet<string> = new Set(["the", "our"]);
const joints: ReadonlySet<string> = new Set(["at", "in", "on"]);
