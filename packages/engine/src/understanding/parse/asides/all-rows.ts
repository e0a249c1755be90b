import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { yearAt } from "../../time/unit-words.ts";
import { type Aside, endsAt, isKnown, ways } from "./aside.ts";

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
export const whole: Aside = (tokens, at, index) => {
  const size = Math.max(phraseAt(tokens, at, wholes), phraseAt(tokens, at, boards));
  return size > 0 && endsAt(tokens, at + size) && !isKnown(tokens[at + size - 1], index) ? size : 0;
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
export const sinceAll: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, begun);
  return size > 0 && endsAt(tokens, at + size) && !tokens.some(({ text }) => changing.test(text)) ? size : 0;
};

const allUnits = phrases(
  ...["across", "over", "for", "in"].flatMap((joint) =>
    ["all", "all the", "all of the"].flatMap((all) =>
      ["years", "months", "weeks", "days", "quarters", "periods"].map((unit) => `${joint} ${all} ${unit}`),
    ),
  ),
);

/** "Total revenue across all years": of all of the time, and not of each year. */
export const allTime: Aside = (tokens, at) => {
  const size = phraseAt(tokens, at, allUnits);
  return size > 0 && endsAt(tokens, at + size) ? size : 0;
};

/** "On the day itself": the same without. */
export const itself: Aside = (tokens, at, index) =>
  at > 0 &&
  ["itself", "themselves"].includes(textAt(tokens, at)) &&
  textAt(tokens, at - 1) !== "by" &&
  !isKnown(tokens[at], index)
    ? 1
    : 0;

/** "All six places", where rows are of as many of something: all of them. */
export const allOfThem: Aside = (tokens, at, { columns }) => {
  if (textAt(tokens, at) !== "all" || !/^(?:,|over|across|in|for)$/.test(textAt(tokens, at - 1))) return 0;
  const number = numberSaid(tokens[at + 1]);
  const isPlural = tokens[at + 2]?.kind === "word" && tokens[at + 2]?.text !== tokens[at + 2]?.lemma;
  const isWhole = columns.some(
    ({ column }) => column.physicalType === "string" && column.profile?.distinct === number,
  );
  return number !== null && isPlural && isWhole && endsAt(tokens, at + 3) && textAt(tokens, at - 1) === ","
    ? 3
    : 0;
};

const sums = phrases(
  "added up",
  "added together",
  "summed up",
  "put together",
  "taken together",
  "together",
  "combined",
);
const longestSum = 4;

/** "…, all its delays added up", "…, both shows together", "2022-2024 added up": what they come to, as goes without saying. */
export const addedUp: Aside = (tokens, at) => {
  const ranged = yearAt(tokens, at - 1) !== null && yearAt(tokens, at - 3) !== null;
  const of = textAt(tokens, at - 2);
  const size = ranged && ["-", "–", "to", "until"].includes(of) ? phraseAt(tokens, at, sums) : 0;
  if (size > 0) return endsAt(tokens, at + size) ? size : 0;
  return allAddedUp(tokens, at);
};

const allAddedUp = (tokens: readonly Token[], at: number): number => {
  if (!/^(?:all|both)$/.test(textAt(tokens, at)) || !/^(?:,|with|-|\?)$/.test(textAt(tokens, at - 1)))
    return 0;
  const end = tokens.findIndex((_, place) => place > at && phraseAt(tokens, place, sums) > 0);
  const size = end < 0 || end > at + longestSum ? 0 : end + phraseAt(tokens, end, sums) - at;
  return size > 0 && endsAt(tokens, at + size) ? size : 0;
};

const pointing: ReadonlySet<string> = new Set("all of these those this the our".split(" "));

/** "The separate orders behind all these returns": those of the rows that there are. */
export const behindRows: Aside = (tokens, at, index) => {
  if (textAt(tokens, at) !== "behind" || !/^(?:all|these|those)$/.test(textAt(tokens, at + 1))) return 0;
  let end = at + 1;
  while (pointing.has(textAt(tokens, end))) end += 1;
  const isRows = index.words.tablesByWord.has(tokens[end]?.lemma ?? "");
  return isRows && endsAt(tokens, end + 1) ? end + 1 - at : 0;
};
