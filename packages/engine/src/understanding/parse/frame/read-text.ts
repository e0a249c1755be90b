import type { Noun } from "../item.ts";
import { pushCondition } from "./push-condition.ts";
import { readLetters } from "./read-letters.ts";
import { cueAt, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";

/** A quotation that no value of the data equals; "'M5' in its number" stands in that column, "contains 'oak' or 'elm'" means it alike. */
export function readText(reader: Reader, text: string): boolean {
  const next = peek(reader, 1);
  const joint = next?.kind === "column" ? wordsBetween(reader, peek(reader)?.end ?? 0, next.start) : [];
  const owned = next !== undefined && reader.tokens[next.end]?.text === "of";
  if (next?.kind === "column" && joint[0] === "in" && joint.length <= 2 && !owned) {
    pushCondition(reader, next, { kind: "text", match: "contains", text });
    reader.at += 2;
    return true;
  }
  const own = takeHeld(reader);
  const before = reader.frame.conditions.at(-1);
  const shared = own === null && (reader.or || reader.joined) && before?.test.kind === "text" ? before : null;
  const match = shared?.test.kind === "text" ? shared.test.match : "equals";
  pushCondition(reader, own ?? shared?.left ?? null, { kind: "text", match, text });
  reader.at += 1;
  return true;
}

/** "contains 'choc'", "starting with S". */
export function readPattern(reader: Reader, match: "contains" | "starts-with" | "ends-with"): boolean {
  const cue = peek(reader);
  if (cue === undefined) return false;
  if (match === "contains" && readLetters(reader)) return true;
  let skipped = 1;
  while (["is", "text"].includes(peekCue(reader, skipped))) skipped += 1;
  const next = peek(reader, skipped);
  const told = next?.kind === "text" || next?.kind === "value" || next?.kind === "period";
  const token = reader.tokens[told ? next.start : cue.end];
  if (token === undefined || (token.kind !== "quoted" && match === "contains" && token.text.length > 12))
    return false;
  if (token.kind !== "quoted" && (match === "contains" || next?.kind === "period") && next?.kind !== "text")
    return false;
  const own = namedBy(reader, takeHeld(reader));
  pushCondition(reader, own, { kind: "text", match, text: token.raw });
  reader.at += 1;
  while ((peek(reader)?.start ?? Number.POSITIVE_INFINITY) <= reader.tokens.indexOf(token)) reader.at += 1;
  const after = peek(reader);
  const condition = reader.frame.conditions.at(-1);
  if (own === null && after?.kind === "column" && condition !== undefined && cueAt(reader, "and") === null) {
    condition.left = after;
    reader.at += 1;
  }
  return true;
}

/** "Publishers whose name contains" where these are texts themselves: what is called so, and no name of other rows. */
function namedBy({ tokens, items }: Reader, noun: Noun | null): Noun | null {
  if (noun === null || noun.end !== noun.start + 1 || tokens[noun.start]?.lemma !== "name") return noun;
  if (tokens[noun.start - 1]?.text !== "whose") return noun;
  const named = items.find(({ kind, end }) => kind === "column" && end === noun.start - 1);
  return named?.kind === "column" && named.options[0]?.kind === "text" ? named : noun;
}

const peekCue = (reader: Reader, ahead: number): string => {
  const item = peek(reader, ahead);
  return item?.kind === "cue" ? item.cue.kind : "";
};
