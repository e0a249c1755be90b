import { isWordOf } from "../../index/is-word-of.ts";
import { partWords } from "../../lexicon/share-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { type Aside, endsAt, isKnown, ways } from "./aside.ts";

const called = ["call it", "call them", "call that", "say", "would call it"];
const restating = phrases(
  "i mean",
  ...["i think", "i believe", "as"].flatMap((opener) =>
    ["you", "they", "we", "people"].flatMap((who) => called.map((verb) => `${opener} ${who} ${verb}`)),
  ),
  "i think it called",
  "i think that what you call it",
  "i think it is called",
  "as it called",
  "or whatever you call it",
  "or whatever it called",
  "or whatever it is called",
  "or whatever",
  "if you know what i mean",
  "if you see what i mean",
  "if you like",
  "so to speak",
  "that is to say",
  "in other words",
);

/** "I mean", "median i think you call it", "i.e.": what joins the same said twice. */
export const restated: Aside = (tokens, at) =>
  isAbbreviated(tokens, at) ? 2 : phraseAt(tokens, at, restating);

/** "I.e.": two letters with a point between. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "i" &&
  textAt(tokens, at + 1) === "e" &&
  tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1 &&
  !tokens.slice(at + 2).some(({ text }) => arithmetic.has(text));

/** What makes the rest a formula or a share, which "i.e." leads to. */
const arithmetic: ReadonlySet<string> = new Set([
  ..."less minus plus times divided over + - − / × *".split(" "),
  ...partWords,
]);

const blankWords = [
  "blanks",
  "the blanks",
  "blank ones",
  "empties",
  "empty ones",
  "empty cells",
  "nulls",
  "gaps",
  "missing ones",
  "missing values",
];
const blanksAside = phrases(
  ...blankWords.flatMap((blank) => [
    ...["not count", "do not count", "are not counted", "excluded", "left out", "ignored", "aside"].map(
      (verb) => `${blank} ${verb}`,
    ),
    ..."ignoring|ignore|excluding|without|leaving out|not counting|skipping|skip|leave out"
      .split("|")
      .map((verb) => `${verb} ${blank}`),
  ]),
);
const averages: ReadonlySet<string> = new Set("average avg mean median typical typically".split(" "));

/** "Blanks don't count" of an average, which has none of them anyway. */
export const blanks: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, blanksAside);
  if (size === 0 || !tokens.some(({ text }) => averages.has(text))) return 0;
  return tokens.slice(at, at + size).some((token) => isWordOf(index, token.text, token.lemma)) ? 0 : size;
};

const summed = phrases(
  "everything together",
  "everything added up",
  "all added up",
  "all added together",
  "added together",
  "all taken together",
  "taken together",
  "all in",
  "all put together",
  "put together",
);

/** "Fees, everything together": a sum, which is what is made of amounts. */
export const together: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, summed);
  const isCompared = tokens.some(({ text }) => text === "than" || text === "versus" || text === "vs");
  return size > 0 && at > 0 && !isCompared && endsAt(tokens, at + size) ? size : 0;
};

/** "People who simply changed their mind": how it is said. */
export const merely: Aside = (tokens, at, index) =>
  mere.has(textAt(tokens, at)) && at > 0 && !isKnown(tokens[at], index) ? 1 : 0;
const mere: ReadonlySet<string> = new Set("simply merely literally basically honestly frankly".split(" "));

const adding = /^(?:add|added|join|joined|launch|launched|hire|hired|register|registered|sign|signed)$/;

/** "New products that got added": what was added is new. */
export const newlyAdded: Aside = (tokens, at, index) =>
  textAt(tokens, at) === "new" &&
  !isKnown(tokens[at], index) &&
  tokens.slice(at + 2, at + 7).some(({ text }) => adding.test(text))
    ? 1
    : 0;

const notBound = ways(
  [
    "not necessarily",
    "although not necessarily",
    "though not necessarily",
    "but not necessarily",
    "or not necessarily",
    "not have to be",
    "does not have to be",
    "no need to be",
    "whether or not",
    "regardless of whether",
  ],
  ["", "in", "on", "at", "during", "within", "for", "from", "by"],
  ["the same", "one", "a single", "the very same"],
);
const longestNoun = 3;

/** "Not necessarily during the same visit": what rows need not share sets no condition on them. */
export const needNotBeSame: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, notBound);
  if (size === 0) return 0;
  const nouns = tokens.slice(at + size).findIndex((_, step) => endsAt(tokens, at + size + step));
  const end = nouns < 0 ? tokens.length - at - size : nouns;
  return end <= longestNoun ? size + end : 0;
};
