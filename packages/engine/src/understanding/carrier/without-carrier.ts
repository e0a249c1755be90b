import { asksWhatThereIs } from "../asks-what-there-is.ts";
import { isWordOf } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { lemma } from "../text/lemma.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import { background } from "./background.ts";
import { askedAt, isContent, shownAt } from "./bag-opening.ts";
import { apartClosings, closings, intent } from "./closings.ts";
import { anyOpenings, greeting, noVerbBefore, shownOpenings, shownVerbs } from "./openings.ts";

const one = (ways: readonly string[]): string => `(?:${ways.join("|")})`;
const greeted = new RegExp(`^${greeting}`);
const any = new RegExp(`^${one(anyOpenings)}`);
const shown = new RegExp(`^${one(shownOpenings)} `);
const verb = new RegExp(`^(${shownVerbs})(?: (?:me|us|out|up))? (?!(?:${noVerbBefore})\\b)`);
const closing = new RegExp(`[ ,;.(–—-]+${one(closings)}[ )?!.,]*$`);
const intended = new RegExp(`[ ,;.(–—-]+${intent}[ )?!.,]*$`);
const apart = new RegExp(`(?: ?[,;(–—]| -) ?${one(apartClosings)}[ )?!.,]*$`);

/** Openings may follow each other ("hi, quick question: can you tell me …"), and so may closings; so many at most. */
const mostParts = 5;
const longest = 1000;

/** What is asked, and by how many characters its words stand further on in what was said. */
export type Carried = { text: string; offset: number };

/**
 * A question without what only carries it: "hi team, quick question: …", "my boss wants to know …", "I'm looking for …", "pull … for me", "… asap,
 * thank you very much"; a wish for something to be shown leaves "show". Where nothing else is said, or the data knows the word, the text
 * stays as it is.
 */
export function withoutCarrier(said: string, index: ModelIndex): Carried {
  const whole = { text: said, offset: 0 };
  const folded = said.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s/g, " ");
  if (said.length > longest || folded.length !== said.length) return whole;
  if (asksWhatThereIs(tokenize(said, 90), index)) return whole;
  const { start, show } = openingOf(folded, index);
  const end = closingOf(folded, start, index);
  if (!/[\p{L}\d]/u.test(folded.slice(start, end))) return whole;
  const marks = said.slice(end).replaceAll(/[^?]/g, "");
  const text = `${said.slice(start, end)}${marks}`;
  return show ? { text: `show ${text}`, offset: start - "show ".length } : { text, offset: start };
}

/** Where what is asked begins, and whether it is asked to be shown. */
function openingOf(said: string, index: ModelIndex): { start: number; show: boolean } {
  let start = blanks(said, 0);
  for (let part = 0; part < mostParts; part += 1) {
    const rest = said.slice(start);
    const opened = greeted.exec(rest) ?? unknown(any.exec(rest), index);
    if (opened === null) break;
    start = blanks(said, start + opened[0].length);
  }
  const opened = tokensOf(said.slice(start));
  start += opened[background(opened, said.slice(start), index)]?.start ?? 0;
  const tokens = tokensOf(said.slice(start));
  const asked = tokens[askedAt(tokens, index)]?.start ?? 0;
  if (asked > 0) return { start: start + asked, show: false };
  const rest = said.slice(start);
  const shows =
    (shown.exec(rest) ?? unknown(verb.exec(rest), index))?.[0].length ??
    tokens[shownAt(tokens, index)]?.start ??
    0;
  return shows < "show ".length ? { start, show: false } : { start: start + shows, show: true };
}

const tokensOf = (said: string): Token[] => tokenize(said, 40);

/** Where what is asked ends. */
function closingOf(said: string, start: number, index: ModelIndex): number {
  let end = said.length;
  for (let part = 0; part < mostParts; part += 1) {
    const rest = said.slice(start, end);
    const plain = closing.exec(rest);
    const closed = isPhrase(plain) ? plain : unknown(plain ?? apart.exec(rest) ?? intended.exec(rest), index);
    if (closed === null) break;
    end = start + closed.index;
  }
  return end;
}

/** Several words that say thanks or when are no name; a single one may be. */
const isPhrase = (found: RegExpExecArray | null): boolean => /[a-z'] [a-z]/.test(found?.[0].trim() ?? "");

/** What was found, where the data knows none of its words. */
const unknown = (found: RegExpExecArray | null, index: ModelIndex): RegExpExecArray | null =>
  found === null || isKnown(found[0], index) ? null : found;

const blanks = (said: string, at: number): number => at + (/^\s*/.exec(said.slice(at))?.[0].length ?? 0);

/** Whether the data knows one of the words, by itself or in a value: they may be what is asked for ("orders for Tia"). */
const isKnown = (said: string, index: ModelIndex): boolean =>
  (said.match(/[a-z]{2,}/g) ?? []).some(
    (word) => isContent(word) && (isWordOf(index, word, lemma(word)) || index.values.byWord.has(word)),
  );
