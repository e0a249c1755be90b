import { partWords } from "../../lexicon/share-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Item } from "../item.ts";

/**
 * "What percentage of active employees are women", "of employees who are active have a car", "of loans whose return date is known were late": where
 * what is asked of the whole begins; null where no part of rows is asked for. "Of days did the Highlands get more than 5 calls": behind whose days they are.
 */
export function shareVerb(tokens: readonly Token[], items: readonly Item[]): number | null {
  const of = tokens.findIndex(({ text }, at) => text === "of" && partWords.has(textAt(tokens, at - 1)));
  const isVerb = ({ text }: Token): boolean => verbs.has(text) || text === "whose";
  const verb = tokens.findIndex((token, at) => at > of && isVerb(token));
  if (of < 0 || verb < 0) return null;
  const isWhose = textAt(tokens, verb) === "whose";
  const told = isWhose ? tokens.findIndex(({ text }, at) => at > verb && verbs.has(text)) : verb;
  if (isWhose && textAt(tokens, told + 1) === "known" && goesOn(tokens[told + 2])) return told + 2;
  const isTold = isWhose || tokens.slice(of, verb).some(({ text }) => relatives.has(text));
  const isJoined = (at: number): boolean =>
    joints.has(textAt(tokens, at - 1)) && !(isWhose && relatives.has(textAt(tokens, at - 1)));
  const isMain = (at: number): boolean =>
    at > told + 1 ? !isJoined(at) : at === told + 1 && deeds.has(textAt(tokens, told));
  const main = tokens.findIndex((token, at) => isVerb(token) && isMain(at));
  return isTold && main > 0 ? main : behindSubject(tokens, items, verb);
}

const goesOn = (token: Token | undefined): boolean => token?.kind === "word" && !ends.has(token.text);
const ends: ReadonlySet<string> = new Set("by per for in each over and during".split(" "));

/** Behind the value that stands between "did", or the verb of days and the like, and what is compared with a number; else the verb itself. */
function behindSubject(tokens: readonly Token[], items: readonly Item[], verb: number): number {
  const isOfTimes = unitOf(tokens[verb - 1]?.lemma ?? "") !== null;
  if (!asking.has(textAt(tokens, verb)) && !isOfTimes) return verb;
  const place = items.findIndex(({ start, kind }) => start > verb && kind !== "skip");
  const subject = items[place];
  if (subject?.kind !== "value") return verb;
  const near = tokens.slice(verb + 1, subject.start).every(({ text }) => articles.has(text));
  const bounded = items.slice(place + 1).some((item) => item.kind === "cue" && bounds.has(item.cue.kind));
  return near && bounded ? subject.end : verb;
}

const asking: ReadonlySet<string> = new Set(["did", "do", "does"]);
const articles: ReadonlySet<string> = new Set(["the", "our", "a", "an"]);
const bounds: ReadonlySet<string> = new Set(["compare", "comparative", "between"]);

const relatives: ReadonlySet<string> = new Set("who that which where".split(" "));
/** What goes before a verb that says more of the same rows. */
const joints: ReadonlySet<string> = new Set(
  "and or but who that which where not never also , they it we was were is are has have had been".split(" "),
);

/** Verbs that say by themselves what rows did, so that another right behind them says something else. */
const deeds: ReadonlySet<string> = new Set("left joined churned".split(" "));
const verbs: ReadonlySet<string> = new Set([
  ...deeds,
  ..."are is was were have has had did do does came come comes went got work works worked live lives lived".split(
    " ",
  ),
]);
