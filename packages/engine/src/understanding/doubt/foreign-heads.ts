import type { ModelIndex } from "../index/model-index.ts";
import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import { timeUnits } from "../parse/unit-said.ts";
import { isCountedAt } from "../text/is-counted-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";

/**
 * Nouns at the head of what is asked for that nothing here is called: one behind a value ("the Antwerp store"), and the plural of
 * what is counted or did something ("how many vans were rented", "trucks sent per city"). A plural behind a value mostly is
 * another word for the rows ("yellow cabs"), as is any head where there is one table only ("loads shipped").
 */
export function foreignHeads(
  tokens: readonly Token[],
  { unread, matches }: Candidate,
  { tables }: ModelIndex,
): string[] {
  return tokens.flatMap((token, at) => {
    const { text, lemma, kind } = token;
    if (kind !== "word" || !unread.includes(text) || sayAgain.has(lemma) || timeUnits.has(lemma)) return [];
    if (matches.some((match) => covers(match, token))) return [];
    const isMany = text !== lemma;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isVerb = tokens.slice(0, at).some((each) => /^(?:do|does|did|to)$/.test(each.text));
    if (!isMany && !isVerb && !adverb.test(text) && isHeadOf(before, next, matches) && !ofAll.has(lemma))
      return [text];
    if (!isMany && !adverb.test(text))
      return isOf("value", before, matches) && !isNamed(next, matches) ? [text] : [];
    if (!isMany || tables.length === 1) return [];
    const heads = isDeed(next)
      ? isCountedAt(tokens, at) || isAsked(tokens, at)
      : isCountedAt(tokens, at) && !isNamed(next, matches);
    return heads ? [text] : [];
  });
}

/** Plurals behind a value that are passed as another word for the rows, each in a note of what was done with it. */
export const otherNames = (tokens: readonly Token[], { unread, matches }: Candidate): string[] =>
  tokens.flatMap(({ text, lemma }, at) =>
    unread.includes(text) && text !== lemma && !adverb.test(text) && isOf("value", tokens[at - 1], matches)
      ? [`Nothing here is called “${text}”; read as the rows asked for.`]
      : [],
  );

const isOf = (kind: Match["kind"], token: Token | undefined, matches: readonly Match[]): boolean =>
  token !== undefined && matches.some((match) => match.kind === kind && covers(match, token));

/** Whether the phrase goes on with a noun that was read. */
const isNamed = (token: Token | undefined, matches: readonly Match[]): boolean =>
  (["table", "column", "metric", "value"] as const).some((kind) => isOf(kind, token, matches));

/** At the beginning, or behind the words that a question begins with. */
const isAsked = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).every(({ text }) => openers.has(text));

const openers: ReadonlySet<string> = new Set("which what show list me all the our total".split(" "));

/** "Hired", "sent": what was done, told before what it was done to. */
const isDeed = (token: Token | undefined): boolean =>
  token !== undefined &&
  !stopWords.has(token.text) &&
  (/ed$/.test(token.text) || (lightWords.has(token.text) && token.text !== token.lemma));

/** "Ticket backlog by month": rows that only say of what the head behind them is. */
const isHeadOf = (before: Token | undefined, next: Token | undefined, matches: readonly Match[]): boolean =>
  before !== undefined &&
  before.kind === "word" &&
  before.text === before.lemma &&
  isOf("table", before, matches) &&
  (next === undefined ||
    next.kind === "mark" ||
    ["by", "per", "in", "of", "over", "last", "this"].includes(next.text));

/** Heads that stand for the rows themselves: a "customer base", the "product range". */
const ofAll: ReadonlySet<string> = new Set(
  (
    "base list roster catalogue catalog portfolio overview report register registry directory file population pool count number volume activity history log " +
    "range inventory collection database dashboard analysis breakdown statistics stats summary distribution split mix trend growth performance development table"
  ).split(" "),
);

/** No nouns, or adverbs. */
const adverb = /(?:ly|ed|ing|wise)$/;

/** Nouns that say once more what kind of thing a value is, or a row. */
const sayAgain: ReadonlySet<string> = new Set(
  (
    "city town village area zone region district county state province country island street road neighbourhood side " +
    "location site place company firm brand label one person people customer client guest visitor user group member record result name figure kind type set degree"
  ).split(" "),
);
