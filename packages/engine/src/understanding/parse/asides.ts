import { isWordOf } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { deedsAlike } from "../lexicon/deeds-alike.ts";
import { isSuperlative } from "../lexicon/superlative.ts";
import { synonymsOf } from "../lexicon/synonyms.ts";
import { lemma } from "../text/lemma.ts";
import { type Phrases, phraseAt, phrases, textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { statedUnit } from "./stated-unit.ts";

/** How many tokens an aside at a token takes; 0 where none stands. */
type Aside = (tokens: readonly Token[], at: number, index: ModelIndex) => number;

/**
 * A question without what is said beside it and asks for nothing: "i mean", "or whatever you call it", "on their plate", "over the whole
 * base", "blanks don't count" of an average, "the most seats anyone ever bought". Words that the data has stay.
 */
export function withoutAsides(tokens: readonly Token[], index: ModelIndex): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const size = asides.reduce((longest, aside) => Math.max(longest, aside(tokens, at, index)), 0);
    const token = tokens[at];
    if (size === 0 && token !== undefined) kept.push(token);
    at += Math.max(0, size - 1);
  }
  return kept.some(({ kind }) => kind !== "mark") ? kept : [...tokens];
}

const ways = (...parts: readonly (readonly string[])[]): Phrases =>
  phrases(
    ...parts
      .reduce((said, each) => said.flatMap((before) => each.map((word) => `${before} ${word}`)), [""])
      .map((said) => said.trim().replaceAll(/ +/g, " ")),
  );

/** Whether nothing of a clause follows. */
const endsAt = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return next === undefined || (next.kind === "mark" && !["$", "€", "£", "%", "/"].includes(next.text));
};

/** Whether the data calls anything by the word. */
const isKnown = (token: Token | undefined, index: ModelIndex): boolean =>
  token !== undefined &&
  (isWordOf(index, token.text, token.lemma) ||
    index.values.byWord.has(token.text) ||
    index.values.byWord.has(token.lemma));

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
const restated: Aside = (tokens, at) => (isAbbreviated(tokens, at) ? 2 : phraseAt(tokens, at, restating));

/** "I.e.": two letters with a point between. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "i" &&
  textAt(tokens, at + 1) === "e" &&
  tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1;

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
const blanks: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, blanksAside);
  if (size === 0 || !tokens.some(({ text }) => averages.has(text))) return 0;
  return tokens.slice(at, at + size).some((token) => isWordOf(index, token.text, token.lemma)) ? 0 : size;
};

const carried = ways(
  ["on", "under", "to", "against", "behind", "in", "by"],
  ["their", "his", "her", "its"],
  ["name", "names", "plate", "plates", "belt", "belts", "hands", "desk", "desks", "lap", "credit"],
);

/** "The most cases to their name", "on her plate": whose rows they are, which the question has said. */
const owned: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, carried);
  const noun = tokens[at + size - 1];
  const isNamed = !/^names?$/.test(noun?.text ?? "") && isKnown(noun, index);
  return size > 0 && at > 1 && !isNamed && endsAt(tokens, at + size) ? size : 0;
};

const wholes = ways(
  ["over", "across", "in", "for", "of"],
  ["the", "our"],
  ["whole", "entire", "full"],
  [
    "base",
    "customer base",
    "client base",
    "board",
    "lot",
    "business",
    "company",
    "organisation",
    "estate",
    "portfolio",
  ],
);
const boards = phrases("across the board");

/** "Over the whole base", "across the board": of all rows there are. */
const whole: Aside = (tokens, at, index) => {
  const size = Math.max(phraseAt(tokens, at, wholes), phraseAt(tokens, at, boards));
  return size > 0 && endsAt(tokens, at + size) && !isKnown(tokens[at + size - 1], index) ? size : 0;
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
const together: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, summed);
  return size > 0 && at > 0 && endsAt(tokens, at + size) ? size : 0;
};

const begun = phrases(
  "since day one",
  ...["since the", "since the very", "from the", "from the very"].flatMap((opener) =>
    ["beginning", "start", "outset"].map((noun) => `${opener} ${noun}`),
  ),
  ...["", "the ", "our "].flatMap((opener) =>
    ["records", "data", "list", "log", "sheet", "file", "books"].flatMap((noun) =>
      ["began", "begin", "begins", "started", "start", "starts"].map(
        (verb) => `since ${opener}${noun} ${verb}`,
      ),
    ),
  ),
  ...["this", "the", "our", "keeping this", "keeping the", "with this"].flatMap((opener) =>
    ["list", "log", "sheet", "file", "register", "tracker", "records"].map(
      (noun) => `since we started ${opener} ${noun}`,
    ),
  ),
  "since we started",
  "since we began",
  "since we opened",
);
const changing = /^(?:grow|grew|change|rise|rose|fall|fell|drop|increas|decreas|trend|compare|versus|vs)/;

/** "Since we started this list": all of the time there is, of what is no change since. */
const sinceAll: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, begun);
  return size > 0 && endsAt(tokens, at + size) && !tokens.some(({ text }) => changing.test(text)) ? size : 0;
};

const doors = phrases("through the door", "through the doors", "through our doors", "through our door");
const comers: ReadonlySet<string> = new Set(
  "people person customer visitor guest patient member client".split(" "),
);

/** "People through the door": those who come, as all do. */
const cameIn: Aside = (tokens, at, index) =>
  comers.has(tokens[at - 1]?.lemma ?? "") && !isWordOf(index, "door") ? phraseAt(tokens, at, doors) : 0;

const teams = ways(["on", "in", "of", "from"], ["the", "our", "my"], ["team", "crew", "squad"]);
const whos: ReadonlySet<string> = new Set(
  "who anyone anybody everyone everybody nobody someone somebody which".split(" "),
);

/** "Who on the team": one of those that the data names. */
const ofUs: Aside = (tokens, at, index) => {
  const size = phraseAt(tokens, at, teams);
  return size > 0 && whos.has(textAt(tokens, at - 1)) && !isKnown(tokens[at + size - 1], index) ? size : 0;
};

/** "On the day itself": the same without. */
const itself: Aside = (tokens, at, index) =>
  at > 0 &&
  ["itself", "themselves"].includes(textAt(tokens, at)) &&
  textAt(tokens, at - 1) !== "by" &&
  !isKnown(tokens[at], index)
    ? 1
    : 0;

const pointing: ReadonlySet<string> = new Set("all of these those this the our".split(" "));

/** "The separate orders behind all these returns": those of the rows that there are. */
const behindRows: Aside = (tokens, at, index) => {
  if (textAt(tokens, at) !== "behind" || !/^(?:all|these|those)$/.test(textAt(tokens, at + 1))) return 0;
  let end = at + 1;
  while (pointing.has(textAt(tokens, end))) end += 1;
  const isRows = index.words.tablesByWord.has(tokens[end]?.lemma ?? "");
  return isRows && endsAt(tokens, end + 1) ? end + 1 - at : 0;
};

const anybody: ReadonlySet<string> = new Set(
  "we anyone anybody someone somebody they people customer".split(" "),
);
const auxiliaries: ReadonlySet<string> = new Set(["have", "has", "had", "that"]);

/** "The biggest bill we ever rang up", "the most seats anybody ever bought": what was done to every row that there is; a deed that the data has a word for stays. */
const everDone: Aside = (tokens, at, index) => {
  const start = textAt(tokens, at) === "that" ? at + 1 : at;
  if (!anybody.has(textAt(tokens, start)) || isSuperlative(textAt(tokens, at - 1))) return 0;
  const noun = tokens[at - 1];
  if (
    noun?.kind !== "word" ||
    extremes.has(noun.text) ||
    !tokens.slice(0, at).some(({ text }) => isEnd(text))
  )
    return 0;
  let end = start + 1;
  while (auxiliaries.has(textAt(tokens, end))) end += 1;
  if (textAt(tokens, end) !== "ever") return 0;
  const verb = tokens[end + 1];
  if (verb === undefined || verb.kind !== "word" || !(/ed$/.test(verb.text) || verb.text !== verb.lemma))
    return 0;
  if (
    [verb.lemma, verb.text, ...synonymsOf(verb.lemma), ...deedsAlike(verb.text)].some((word) =>
      isWordOf(index, word, lemma(word)),
    )
  )
    return end + 1 - at;
  const particle = ["up", "out", "in", "on", "off", "down"].includes(textAt(tokens, end + 2)) ? 1 : 0;
  const rest = end + 2 + particle;
  return endsAt(tokens, rest) || ["from", "to", "with"].includes(textAt(tokens, rest)) ? rest - at : 0;
};

const isEnd = (text: string): boolean => isSuperlative(text) || extremes.has(text);
const extremes: ReadonlySet<string> = new Set([
  "most",
  "least",
  "fewest",
  "highest",
  "lowest",
  "maximum",
  "minimum",
]);

const asides: readonly Aside[] = [
  restated,
  blanks,
  owned,
  whole,
  together,
  sinceAll,
  cameIn,
  ofUs,
  itself,
  behindRows,
  everDone,
  statedUnit,
];
