import { textsOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";
import { groupsThem } from "./split-unsaid.ts";

/**
 * Words that stand before a noun which was read and say which of its rows are meant ("flu cases", "signed copies", "propeller
 * repairs"), while nothing in the reading says so. What stands behind a noun ("reefer loads", "village store style shops")
 * mostly says it once more, as does what brackets say in words of the data ("the kids films (Children)").
 */
export function saysWhich(tokens: readonly Token[], candidate: Candidate, index: ModelIndex): string[] {
  const { matches } = candidate;
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (isPrefix(tokens, at, matches)) return [`${token.raw}-${tokens[at + 2]?.raw ?? ""}`];
    if (token.kind !== "word" || next === undefined || plain.has(token.text)) return [];
    if (goesOn(token, next, candidate)) return [token.text];
    if (groupsThem(tokens, at)) return [];
    if (!isLeft(token, candidate) || tokens.slice(at).some(({ text }) => text === "(")) return [];
    if (matchesAt(matches, before).some(({ kind }) => kind === "value")) return [];
    if (!matchesAt(matches, next).some((noun) => isOfRows(noun, next, index))) return [];
    if (isDone(token) && (cameToBe.has(token.text) || !isPlaced(before))) return [];
    return [token.text];
  });
}

/** "E-vans", "non-members": what a hyphen joins to a word that was read without it. */
function isPrefix(tokens: readonly Token[], at: number, matches: readonly Match[]): boolean {
  const [token, mark, word] = tokens.slice(at, at + 3);
  if (token?.kind !== "word" || stopWords.has(token.text) || mark?.text !== "-" || word === undefined)
    return false;
  if (mark.start !== token.end || word.start !== mark.end || tokens[at + 3]?.text === "-") return false;
  return matchesAt(matches, token).length === 0 && matchesAt(matches, word).length > 0;
}

/** Whether a word that says something of its own has no part in a reading. */
const isLeft = (token: Token, { skipped, unread, matches }: Candidate): boolean =>
  skipped.some(({ start, end }) => start === token.start && end === token.end)
    ? unread.includes(token.text) || isDone(token) || kindsOfParty.has(token.text)
    : isDone(token) && matchesAt(matches, token).length === 0;

/** "Group bookings", "business customers": light by themselves, and not before the rows that they tell from others. */
const kindsOfParty: ReadonlySet<string> = new Set(["group", "business"]);

/** "Live listings", "current members": those that go on, of rows by which nothing was read that tells it. */
const goesOn = (token: Token, next: Token, { matches, query }: Candidate): boolean =>
  onGoing.has(token.text) &&
  next.text !== next.lemma &&
  matchesAt(matches, token).length === 0 &&
  matchesAt(matches, next).some(({ kind }) => kind === "table") &&
  !("filter" in query && textsOf(query.filter).some((text) => text.includes(token.text)));

const onGoing: ReadonlySet<string> = new Set(["live", "current", "ongoing", "running"]);

/** "Signed", "lost": a participle. */
const isDone = ({ text, lemma }: Token): boolean =>
  !stopWords.has(text) && (/ed$/.test(text) || (lightWords.has(text) && text !== lemma));

const matchesAt = (matches: readonly Match[], token: Token | undefined): Match[] =>
  matches.filter((match) => token !== undefined && covers(match, token));

/**
 * Nouns for rows: a table, a figure of these, or, in the plural, a column whose different values are counted; and a number that is called
 * otherwise by another word ("credit limit" where there is a card limit).
 */
function isOfRows({ kind, names, evidence }: Match, noun: Token, { byName }: ModelIndex): boolean {
  if (/ed$/.test(noun.text) || noun.text === "ones") return false;
  if (kind === "table" || kind === "metric") return true;
  if (kind !== "column") return false;
  const column = byName.get(names ?? "");
  if (column?.column.role === "measure" && noun.text === noun.lemma) return true;
  if (["partial", "synonym"].includes(evidence) && column?.column.role === "measure") return true;
  if (noun.text === noun.lemma) return false;
  return column !== undefined && column.column.role !== "measure" && column.column.role !== "time";
}

/** Before an adjective, and not before a verb and its object ("who ordered meals"). */
const isPlaced = (before: Token | undefined): boolean =>
  before === undefined || before.kind !== "word" || openers.has(before.text);

const openers: ReadonlySet<string> = new Set(
  "of the a an all any our many for in with by per list show which what and or are is".split(" "),
);

/** "New" is told by the time, the others are verbs that questions begin with. */
const plain: ReadonlySet<string> = new Set("new split break divide bucket plot chart draw rank".split(" "));

/** What is done to every row that there is. */
export const cameToBe: ReadonlySet<string> = new Set(
  "placed made created recorded registered received issued taken logged filed listed stored added opened booked entered happened occurred existed played performed submitted named called used included involved contained presented offered reported".split(
    " ",
  ),
);
