import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, tokenize, valueKey } from "../../text/tokenize.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { doneOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";
import { deed, isTimed } from "../links/find-deed-links.ts";

const amounts = phrases(
  ..."the most,most,the fewest,fewest,the least,more than,fewer than,less than,at least,at most,over".split(
    ",",
  ),
);
const longestSubject = 4;
const longestTime = 5;

/**
 * A deed of a doer, with the time in which it was done, is said of the rows that it was done to, which tell when: "which agent solved the
 * most tickets in August" asks who has the most tickets solved in August, "how many tickets did each agent solve last month" how many
 * tickets were solved last month by each.
 */
export function activeDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return didMost(tokens, at, index) ?? didEach(tokens, at, index);
}

/** "… closed more than 5 jobs in May": has more than 5 jobs closed in May. */
function didMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const amount = at === 0 || !deed.test(textAt(tokens, at)) ? 0 : phraseAt(tokens, at + 1, amounts);
  if (amount === 0) return null;
  const first = at + 1 + amount;
  const found = [0, 1, 2].map((step) => first + step).find((place) => isDone(tokens, at, place, index));
  if (found === undefined || !isTimed(tokens, found + 1)) return null;
  const words = `has ${rawOf(tokens.slice(at + 1, found + 1))} ${textAt(tokens, at)}`;
  return { words, tokens: found + 1 - at };
}

/** Whether a token names rows that tell when what the verb says was done to them. */
function isDone(tokens: readonly Token[], verb: number, at: number, index: ModelIndex): boolean {
  const rows = tableNamed(tokens[at], index);
  return rows !== null && timeOfDeed(tokens[verb], index, rows.id) !== null;
}

/** "… did each agent solve last month", "… did Devon solve last month": solved last month by agent, by Devon. */
function didEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rows = textAt(tokens, at) === "did" ? tableNamed(tokens[at - 1], index) : null;
  if (rows === null) return null;
  const each = ["each", "every"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const start = at + 1 + each;
  const size = tokens
    .slice(start + 1, start + 1 + longestSubject)
    .findIndex((token, step) => isTimed(tokens, start + step + 2) && isOwnDeed(token, rows, index));
  if (size < 0) return null;
  const verb = start + 1 + size;
  const doer = rawOf(tokens.slice(start, verb));
  if (each === 0 && !index.values.byKey.has(valueKey(doer))) return null;
  const mark = tokens.findIndex(({ kind }, place) => place > verb && kind === "mark");
  const time = tokens.slice(verb + 1, mark < 0 ? tokens.length : mark);
  const words = `${pastOf(textAt(tokens, verb))} ${rawOf(time)} by ${doer}`;
  return time.length > longestTime ? null : { words, tokens: verb + 1 + time.length - at };
}

/** Whether rows tell by another time than their usual one when that was done. */
function isOwnDeed(verb: Token, { id, table }: TableEntry, index: ModelIndex): boolean {
  const time = timeOfDeed(tokenize(pastOf(verb.text), 1)[0], index, id);
  return time !== null && time.column.name !== table.timeColumn;
}

/** "Solved" of "solve", "sent" of "send". */
function pastOf(verb: string): string {
  const done = doneOf(verb);
  if (done !== verb || deed.test(verb)) return done;
  return verb.endsWith("e") ? `${verb}d` : `${verb.replace(/[^aeiou][aeiou]([pgn])$/, "$&$1")}ed`;
}
