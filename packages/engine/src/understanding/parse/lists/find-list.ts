import { cuesOf } from "../../lexicon/cues.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

/** One thing that a list asks to see: the tokens that say it, half-open, without articles. */
export type Element = { start: number; end: number };

/**
 * A list of what is to be shown. One that opens a question ("show name, plan and join date of the members …") is followed by
 * whose it is; one that closes it ("… (name and date)", "…: who and when") follows what it is of. `start` and `end` are tokens.
 */
export type ColumnList = {
  elements: Element[];
  opens: boolean;
  start: number;
  end: number;
  /** It stands behind a comma that nothing else makes the beginning of a list. */
  bare?: true;
  /** Where "of each gift" ends behind what closes: that rows are told one by one. */
  tail?: number;
};

/** The lists of what is to be shown that a question may hold, by their form alone: the likeliest first. */
export function findLists(tokens: readonly Token[]): ColumnList[] {
  const first = opening(tokens);
  return first === null ? closing(tokens) : [...closing(tokens), first];
}

/** The lists in brackets, or behind a colon, dash, question mark, comma or "with", that may end the question: the longest first. */
function closing(tokens: readonly Token[]): ColumnList[] {
  const tail = endOf(tokens);
  const end = withoutEach(tokens, tail);
  const lists: ColumnList[] = [];
  for (let at = 2; at < end; at += 1) {
    const opened = openerAt(tokens, at);
    if (opened === null) continue;
    const elements = elementsOf(tokens, opened.from, end);
    if (elements === null || elements.length < (opened.single ? 1 : 2)) continue;
    const bare = opened.bare === true ? ({ bare: true } as const) : {};
    lists.push({ elements, opens: false, start: opened.from, end, ...bare, ...(tail > end ? { tail } : {}) });
  }
  return lists;
}

/** "Name, fund, amount of each gift": where that ends before what it is told of. */
function withoutEach(tokens: readonly Token[], end: number): number {
  const [of, each] = [tokens[end - 3]?.text ?? "", tokens[end - 2]?.text ?? ""];
  return ["of", "for"].includes(of) && ["each", "every"].includes(each) ? end - 3 : end;
}

/** What a list is asked for in, behind what it is of: "…, i need name and date", "… - want date and amount". */
const requests = phrases(
  ..."i|we"
    .split("|")
    .flatMap((who) => [`${who} need`, `${who} want`, `${who} would like`, `${who} 'd like`]),
  ..."give|show|tell|send|get".split("|").flatMap((verb) => [`${verb} me`, `please ${verb} me`]),
  "need",
  "want",
);

/** What orders a list behind a mark ("bills over 500, show site and cost"). */
export const orders: ReadonlySet<string> = new Set(["show", "list", "display"]);

/** What begins a question that says of which rows before it says what is asked ("for the open orders, show …"). */
const fronted: ReadonlySet<string> = new Set("for in of from among on during with".split(" "));

/** What a list is announced by. */
export const introductions: ReadonlySet<string> = new Set(["with", "including", "showing", "incl", "plus"]);
/** "how many homes with heating and parking": what stands behind "with" says which rows are counted, where it is flags alone. */
export const tellsCounted = (tokens: readonly Token[], start: number): boolean =>
  tokens[start - 1]?.text === "with" && counting.has(tokens[0]?.text ?? "");
const counting: ReadonlySet<string> = new Set(["how", "number", "count", "share", "percentage"]);

/** "the tours and their guides": whose what follows is. */
export const owners: ReadonlySet<string> = new Set(["its", "their", "his", "her"]);
const questions: ReadonlySet<string> = new Set(["how", "who", "whom", "when", "where"]);

/** A dash between words, and no hyphen within one. */
export function isDash(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text !== "-" || before === undefined || next === undefined) return false;
  return token.start > before.end && next.start > token.end;
}

/** Where a list begins behind a mark or word; `single` where even one thing makes a list. */
function openerAt(
  tokens: readonly Token[],
  at: number,
): { from: number; single: boolean; bare?: true } | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined) return null;
  const dash = isDash(tokens, at);
  const request = token.kind === "mark" ? phraseAt(tokens, at + 1, requests) : 0;
  const gives = /^(?:give|show|tell|send|get|please)$/.test(next.text);
  if (
    [",", ";"].includes(token.text) &&
    orders.has(next.text) &&
    request === 0 &&
    !fronted.has(tokens[0]?.text ?? "")
  )
    return { from: at + 2, single: false };
  if (request > 0 && (dash || (!gives && [",", ".", "?", ":", ";"].includes(token.text))))
    return { from: at + 1 + request, single: false };
  const ranked = (): boolean => isRanked(tokens.slice(0, at));
  if (dash || ["(", ":", "?"].includes(token.text))
    return { from: at + 1, single: token.text !== "(" && (!questions.has(next.text) || ranked()) };
  if (introductions.has(token.text)) return { from: at + 1, single: ranked() };
  if (token.text === "and" && owners.has(next.text) && !amounts.has(tokens[at + 2]?.lemma ?? ""))
    return { from: at + 1, single: true };
  const asked = prepositions.has(next.text) ? tokens[at + 2]?.text : next.text;
  const asks = isAsking(asked ?? "");
  if ([",", "and"].includes(token.text) && asks && ranked()) return { from: at + 1, single: true };
  const behind = token.text === "," && !asks && !fronted.has(tokens[0]?.text ?? "");
  return behind ? { from: at + 1, single: true, bare: true } : null;
}

/** "the longest visit", "the most data": one row is spoken of, of which more may be asked. */
export const isRanked = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }) =>
      !["first", "last"].includes(text) &&
      cuesOf(text).some(({ kind }) => kind === "extreme" || kind === "top"),
  );

const prepositions: ReadonlySet<string> = new Set("in on at for by to".split(" "));
/** A word that begins what is asked. */
export const isAsking = (word: string): boolean => questions.has(word) || ["which", "what"].includes(word);

/** Where what is asked ends: before closing marks, courtesies and how to order it. */
function endOf(tokens: readonly Token[]): number {
  const ordered = tokens.findIndex(
    ({ text }, at) =>
      at > 2 &&
      /^(?:sorted|ordered|sort|order|ranked)$/.test(text) &&
      isOrder(tokens[at + 1]) &&
      !isThing.test(tokens[at - 1]?.text ?? ""),
  );
  let end = ordered < 0 ? tokens.length : ordered;
  while (end > 0 && tails.has(tokens[end - 1]?.text ?? "")) end -= 1;
  return end;
}

/** Before "order", which is then a thing and no wish to sort ("the biggest order by value"). */
const isThing = /^(?:.{2,}est|most|top|last|average|the|an|our|each|every|per)$/;

const isOrder = (token: Token | undefined): boolean =>
  ["by", "alphabetically", "from"].includes(token?.text ?? "");
const tails: ReadonlySet<string> = new Set(["?", ")", "please", "!", ",", "too"]);

/** The list that opens a question, up to the word that says whose it is. */
function opening(tokens: readonly Token[]): ColumnList | null {
  let start = 0;
  while (start < 8 && commands.has(tokens[start]?.text ?? "")) start += 1;
  for (let end = start + 1; end < Math.min(tokens.length, start + 30); end += 1) {
    if (!["of", "for", "from"].includes(tokens[end]?.text ?? "")) continue;
    if (["each", "every", "which", "what"].includes(tokens[end + 1]?.text ?? "")) return null;
    if (isAmount(tokens, start, end)) return null;
    const elements = elementsOf(tokens, start, end);
    if (elements !== null && elements.length > 1) return { elements, opens: true, start, end };
  }
  return null;
}

const commands: ReadonlySet<string> = new Set(
  "please can could you i we want need would like to see show list give get display print me us tell find return what are is the a all".split(
    " ",
  ),
);

/** "name and number of orders": the last thing of the list is an amount of something, not a column. */
const isAmount = (tokens: readonly Token[], start: number, end: number): boolean => {
  const last = tokens[end - 1]?.lemma ?? "";
  const alone = end - 2 < start || ["and", ",", "the"].includes(tokens[end - 2]?.text ?? "");
  return alone && amounts.has(last);
};

const amounts: ReadonlySet<string> = new Set(["number", "count", "share", "percentage", "sum", "average"]);

/** Between conjunctions; null where something between them is no name. */
function elementsOf(tokens: readonly Token[], start: number, end: number): Element[] | null {
  const elements: Element[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    const cut = at === end || joins.has(tokens[at]?.text ?? "");
    if (!cut) continue;
    const element = trimmed(tokens, from, at);
    if (element !== null) elements.push(element);
    from = at + 1;
  }
  return elements.every((each) => isName(tokens, each)) ? elements : null;
}

const joins: ReadonlySet<string> = new Set([",", "and", "&", ";", "plus", "/"]);

/** Without the articles, owners and small words around it; null where nothing is left. */
function trimmed(tokens: readonly Token[], from: number, to: number): Element | null {
  let [start, end] = [from, to];
  while (start < end && articles.has(tokens[start]?.text ?? "")) start += 1;
  while (end > start && ["too", "also", "each"].includes(tokens[end - 1]?.text ?? "")) end -= 1;
  return start === end ? null : { start, end };
}

const articles: ReadonlySet<string> = new Set(
  "the a an its their his her our also as well all both show".split(" "),
);

const longest = 5;

function isName(tokens: readonly Token[], { start, end }: Element): boolean {
  const span = tokens.slice(start, end);
  return (
    span.length <= longest &&
    span.every(
      ({ kind, text }, at) =>
        (kind === "word" || text === "%" || text === "#") &&
        (!clauses.has(text) ||
          (text === "no" && at > 0 && at === span.length - 1) ||
          (text === "per" && at > 0 && at < span.length - 1)),
    )
  );
}

/** Words that no name of a column holds: with them it is a condition, a figure or a clause. */
const clauses: ReadonlySet<string> = new Set(
  "than per each every with without more less over under between since until only not no if that whose average avg top most least versus vs sorted ordered".split(
    " ",
  ),
);
