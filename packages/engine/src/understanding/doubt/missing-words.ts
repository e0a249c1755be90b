import { type SemanticQuery, someField, speaksOf, textsOf } from "@parlance/contract";
import { irregularPasts } from "../lexicon/irregular-pasts.ts";
import { phrasalStates } from "../lexicon/phrasal-verbs.ts";
import { lightWords } from "../lexicon/stop-words.ts";
import { peopleNouns } from "../parse/idioms/people/people.ts";
import { timeUnits } from "../parse/unit-said.ts";
import { leavesAt } from "../parse/wordings/leaves-at.ts";
import { isCountedAt } from "../text/is-counted-at.ts";
import { phraseAt, phrases } from "../text/phrase-at.ts";
import { rawOf } from "../text/raw-of.ts";
import { fold, type Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";
import { cameToBe } from "./says-which.ts";

/**
 * The words of a question that a reading cannot do without and that nothing in the data carries: "takeout services" of
 * restaurants that have no such column. An unread word behind one that was read ("bike availability") may only say it once more
 * and is let pass (those before it are told by `saysWhich`), as are adverbs, participles and units, but for what is asked who did ("who translated it"); words that mean nothing by themselves ("recent", "good")
 * are never, and a quotation must be looked for.
 */
export function missingWords(tokens: readonly Token[], candidate: Candidate): string[] {
  const { query, unread, matches } = candidate;
  const asked = fold(textsOf(query).join(" "));
  const names = matches.filter(({ kind }) => named.has(kind));
  const left = new Set(unread);
  const open = tokens.map(
    (token) =>
      left.has(token.text) &&
      !matches.some((match) => covers(match, token)) &&
      (!isPassing(token) || isState(token.text) || isDeed(tokens, token, matches)),
  );
  return tokens.flatMap((token, at) => {
    const decides =
      vague.has(token.text) ||
      (narrowing.has(token.text) &&
        !isSpelledOut(query, token.text) &&
        !(token.text === "net" && takesOff(query))) ||
      (victories.test(token.text) &&
        !victories.test(asked) &&
        onlyCounts(query) &&
        !isWonOver(tokens, at) &&
        !showsAmount(tokens, candidate)) ||
      (token.text === "new" && !isBegun(query, names)) ||
      (token.text === "still" && isWhole(query)) ||
      (at === 1 && asksWho(tokens) && left.has(token.text) && isUntold(token.text, asked)) ||
      (tokens[at - 1]?.text === "being" && /(?:ed|en)$/.test(token.text));
    if (decides && !matches.some((match) => covers(match, token))) return [token.text];
    if (ranksBy(tokens, at) && left.has(token.text) && !matches.some((match) => covers(match, token)))
      return [token.text];
    const state = phraseAt(tokens, at, stateVerbs);
    if (state > 0 && !matches.some((match) => covers(match, token)))
      return [rawOf(tokens.slice(at, at + state))];
    const leaving = leavesAt(tokens, at, isOfRows(tokens[at - 1], matches));
    if (leaving > 0 && !matches.some((match) => covers(match, tokens[at + leaving - 1] ?? token)))
      return [rawOf(tokens.slice(at, at + leaving))];
    if (isBoundOfText(tokens, at, matches)) return [`or ${token.text}`];
    if (isUncounted(tokens, at, candidate) || isOfItsOwn(tokens, at, matches)) return [token.text];
    if (isOtherTurnover(tokens, at, asked)) return [`${tokens[at - 1]?.raw} ${token.raw}`];
    if (token.kind === "quoted")
      return isLookedFor(token, names) || asked.includes(fold(token.raw)) ? [] : [token.raw];
    if (open[at] !== true || isDefined(tokens, at, names) || isUnitOf(tokens, at, candidate)) return [];
    const run = open[at - 1] === true || open[at + 1] === true;
    if (isDeed(tokens, token, matches)) return [token.text];
    const beside = [tokens[at - 1], tokens[at + 1]].some(
      (other) => other !== undefined && names.some((match) => covers(match, other)),
    );
    if (isState(token.text) || figures.has(token.lemma)) return [token.text];
    const measured = tokens[at - 1]?.kind === "number";
    const passes = beside && !run && !isWholePredicate(tokens, at) && !isName(tokens, at);
    return passes || measured ? [] : [token.text];
  });
}

/** What is measured in other units than what stands before it: the price of a ticket is no number of tickets. */
const figures: ReadonlySet<string> = new Set(
  "price cost fee fare revenue profit margin salary wage income budget weight height length width depth duration age distance speed temperature".split(
    " ",
  ),
);

/** "Who translated it", and not who did something most, or came next ("who played after Ann"). */
const asksWho = (tokens: readonly Token[]): boolean =>
  tokens[0]?.text === "who" &&
  !["after", "before"].includes(tokens[2]?.text ?? "") &&
  !tokens.some(({ text }) => /^(?:most|least|fewest|..+est)$/.test(text));

/** A deed that nothing which is read is called after ("climbed" of climbers). */
const isUntold = (text: string, asked: string): boolean =>
  /..ed$/.test(text) && !asked.includes(text.slice(0, rootLetters));
const rootLetters = 5;

/** "Clarity VS1 or better": which texts are better than one, nothing tells. */
const isBoundOfText = (tokens: readonly Token[], at: number, matches: readonly Match[]): boolean => {
  const value = tokens[at - 2];
  return (
    /^(?:better|worse)$/.test(tokens[at]?.text ?? "") &&
    tokens[at - 1]?.text === "or" &&
    value !== undefined &&
    matches.some((match) => match.kind === "value" && covers(match, value))
  );
};

/** Whether a word is one of a figure that the question spells out itself ("good pieces (printed less rejected)"), and of no clause in it. */
const isSpelledOut = (query: SemanticQuery, word: string): boolean =>
  query.kind === "aggregate" &&
  query.measures.some(({ label }) => {
    const words = fold(label).split(/[^\p{L}]+/u);
    return label.includes("(") && words.includes(word) && !words.some((each) => clauses.has(each));
  });

/** "Income net of refunds": whether one figure is taken off another. */
const takesOff = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  query.measures.some(({ expression }) => expression.kind === "arithmetic" && expression.operator === "-");

const clauses: ReadonlySet<string> = new Set(["that", "which", "who"]);

/** Whether a word names rows, or people. */
const isOfRows = (token: Token | undefined, matches: readonly Match[]): boolean =>
  token !== undefined &&
  (peopleNouns.has(token.text) || matches.some((match) => match.kind === "table" && covers(match, token)));

/** "Destination Boston": a name beside plain words, which no word next to it says once more. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  /^\p{Lu}\p{Ll}{2}/u.test(tokens[at]?.raw ?? "") &&
  [tokens[at - 1], tokens[at + 1]].every((other) => other === undefined || !/^[\p{Lu}.]/u.test(other.raw));

const stateVerbs = phrases(...phrasalStates);

/** States of two words, which say which rows are meant. */
const states: ReadonlySet<string> = new Set([
  ...["hold", "leave", "backorder", "trial", "sale"].map((word) => `on ${word}`),
  ...["progress", "transit", "arrears", "dispute", "default", "stock"].map((word) => `in ${word}`),
  ...["review", "repair", "construction", "contract", "warranty"].map((word) => `under ${word}`),
]);

/** "Which machines are down", "boats that are out": a state of the rows, in one small word. */
const isWhereRowsAre = (tokens: readonly Token[], at: number, matches: readonly Match[]): boolean => {
  const verb = /^(?:is|are|was|were)$/.test(tokens[at - 1]?.text ?? "");
  const rows = tokens[["that", "which"].includes(tokens[at - 2]?.text ?? "") ? at - 3 : at - 2];
  return (
    verb &&
    /^(?:down|out|away|off)$/.test(tokens[at]?.text ?? "") &&
    rows !== undefined &&
    matches.some((match) => match.kind === "table" && covers(match, rows))
  );
};

/** "Return on events", "return per share", "how far are we from the goal", "bought together", "time to hire": small words that ask for a figure of their own there. */
const isOfItsOwn = (tokens: readonly Token[], at: number, matches: readonly Match[]): boolean =>
  (states.has(`${tokens[at - 1]?.text} ${tokens[at]?.text}`) ||
    (/^returns?$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.text === "on") ||
    (tokens[at]?.text === "return" && ["per", "of", "by", "since"].includes(tokens[at + 1]?.text ?? "")) ||
    (tokens[at]?.text === "far" && tokens[at - 1]?.text === "how") ||
    isWhereRowsAre(tokens, at, matches) ||
    (tokens[at]?.text === "time" && tokens[at + 1]?.text === "to" && tokens[at + 2]?.kind === "word") ||
    (tokens[at]?.text === "together" && /(?:ed|bought|sold)$/.test(tokens[at - 1]?.text ?? ""))) &&
  !matches.some((match) => named.has(match.kind) && covers(match, tokens[at] as Token));

/** "Staff turnover", "stock turnover": no money that sales bring. */
const isOtherTurnover = (tokens: readonly Token[], at: number, asked: string): boolean =>
  tokens[at]?.text === "turnover" &&
  turning.test(tokens[at - 1]?.text ?? "") &&
  !asked.includes(`${tokens[at - 1]?.text}_turnover`);

const turning =
  /^(?:staff|employees?|workforce|personnel|labou?r|team|drivers?|agents?|tenants?|residents?|stock|inventory|warehouse|assets?|tables?|beds?|rooms?)$/;

/** "The most funded campaign": what a superlative ranks by. */
const ranksBy = (tokens: readonly Token[], at: number): boolean =>
  ["most", "least"].includes(tokens[at - 1]?.text ?? "") &&
  tokens[at - 2]?.text !== "at" &&
  /..(?:ed|ful|able|ous|ive|ant|ent|al)$/.test(tokens[at]?.text ?? "");

/** "How many wins does Ann have": what is counted, in the plural, even where it is a light word elsewhere. */
function isUncounted(tokens: readonly Token[], at: number, { matches, unread }: Candidate): boolean {
  const token = tokens[at];
  if (token === undefined || !isCountedAt(tokens, at) || token.text === token.lemma) return false;
  const { text, lemma } = token;
  if (
    rowWords.has(lemma) ||
    timeUnits.has(lemma) ||
    !(unread.includes(text) || lightWords.has(text) || lightWords.has(lemma))
  )
    return false;
  return holding.has(tokens[at + 1]?.text ?? "") && !matches.some((match) => covers(match, token));
}

const rowWords: ReadonlySet<string> = new Set("person people record result name figure group set".split(" "));
const holding: ReadonlySet<string> = new Set("do does did have has had".split(" "));

/** Whether a quotation is a thing that was found, or made of such ("Ann Smith" as a first and a last name). */
const isLookedFor = (token: Token, names: readonly Match[]): boolean =>
  names.some((match) => covers(match, token)) ||
  token.raw ===
    names
      .flatMap(({ start, end, text }) => (start >= token.start && end <= token.end ? [text] : []))
      .join(" ");

const named: ReadonlySet<Match["kind"]> = new Set(["table", "column", "value", "metric"]);

/** Words of judgement without a measure. */
const vague: ReadonlySet<string> = new Set(
  "recent recently lately hurt hurting harm harming help helping good bad great poor performance performing important interesting healthy successful growing shrinking declining rising falling increasing decreasing improving worsening slipping struggling".split(
    " ",
  ),
);

/** Words that say which rows are meant, and are answered wrongly without. */
const narrowing: ReadonlySet<string> = new Set(
  "repeat late later early overdue delayed lost lose returning existing former active inactive open closed pending unpaid failed expired recurring loyal large small net gross eligible vacant occupied remaining spare excess together short partial empty missed skipped refused rejected abandoned avoided disputed escalated".split(
    " ",
  ),
);

/** "Who won the most races" of rows that tell no winner: not whoever has the most of them. */
const victories = /(?<![a-z])(?:won|wins?|winn(?:ers?|ing)|champions?|victor(?:y|ies|s)?)(?![a-z])/i;

/** "When did we win the most new accounts": rows that are new to us are won. */
const isWonOver = (tokens: readonly Token[], at: number): boolean =>
  ["win", "won", "winning"].includes(tokens[at]?.text ?? "") &&
  tokens.slice(at + 1, at + 5).some(({ text }) => text === "new");

/** Whether a query is of no figure but numbers of rows: the gold of Kenya is what it won. */
const onlyCounts = (query: SemanticQuery): boolean =>
  query.kind === "aggregate"
    ? query.measures.every(
        ({ expression }) => expression.kind === "aggregate" && /^count/.test(expression.aggregation),
      )
    : query.kind !== "list" || query.order.length === 0;

/** "How many gold medals did India win": the column that is asked for by its name, or the total, as its row has it. */
function showsAmount(tokens: readonly Token[], { query, matches }: Candidate): boolean {
  const [only, other] = query.kind === "list" && query.limit === null ? query.columns : [];
  const asked = tokens.some(
    ({ text }, at) => text === "many" || (text === "of" && tokens[at - 1]?.text === "number"),
  );
  if (only === undefined || other !== undefined || !asked) return false;
  const names = matches.flatMap((match) =>
    match.kind === "column" ? (match.names?.split(".").at(-1) ?? []) : [],
  );
  return names.some((name) => speaksOf(only, name)) || only.label.toLowerCase() === "total";
}

/** "New customers in March": those whose own time it is, not those who did something then. */
function isBegun(query: SemanticQuery, names: readonly Match[]): boolean {
  const inner = query.kind === "analysis" ? query.query : query;
  if (inner.kind === "set") return false;
  const { subject } = inner;
  const times =
    inner.kind === "aggregate"
      ? [inner.filter, inner.dimensions, inner.comparison, inner.measures]
      : [inner.filter];
  const own = someField(times, ({ path, table }) => path.length === 0 && table === subject);
  return own && names.some(({ kind, names: table }) => kind === "table" && table === subject);
}

/** "Members who are still here": of all rows, so that nothing tells them from the others. */
const isWhole = (query: SemanticQuery): boolean =>
  (query.kind === "list" || query.kind === "aggregate") && query.filter === null && query.limit === null;

/** Adverbs and participles, which colour a question but rarely decide it. */
const isPassing = ({ text, kind }: Token): boolean =>
  kind !== "word" || /(?:ly|ed)$/.test(text) || text.length < 3 || fillers.has(text);

const fillers: ReadonlySet<string> = new Set(
  "something everything anything somewhere past bin bins frequency shared range topic particular ones actual degrees degree".split(
    " ",
  ),
);

/** "the time to delivery by carrier, in hours" where the time is told in hours. */
const isUnitOf = (tokens: readonly Token[], at: number, { query }: Candidate): boolean => {
  const unit = ["in", "many"].includes(tokens[at - 1]?.text ?? "")
    ? timeUnits.get(tokens[at]?.lemma ?? "")
    : undefined;
  return (
    unit !== undefined &&
    query.kind === "aggregate" &&
    query.measures.some(({ label }) => label.includes(unit))
  );
};

/** States that tell rows apart wherever they are said, and must not be passed over. */
const statesLost: ReadonlySet<string> = new Set(
  "cancelled canceled rejected refunded disputed overdue unpaid delayed archived suspended blocked expired discontinued changed switched swapped".split(
    " ",
  ),
);

/** One of these, or what was not done to rows ("unanswered", "unsold"). */
const isState = (text: string): boolean =>
  statesLost.has(text) || /^un\w{2,}(?:ed|aid|old|ead|sent)$/.test(text);

/** "margin (price minus cost)": what a name means stands in brackets behind it. */
const isDefined = (tokens: readonly Token[], at: number, names: readonly Match[]): boolean =>
  tokens.some(
    (token, place) =>
      place > at &&
      token.text === "(" &&
      names.some(({ kind, start }) => kind === "metric" && start === tokens[place + 1]?.start),
  );

/**
 * "Which films flopped", "customers who churned in May": what the rows did, with nothing behind it but a time, says which of
 * them are meant. What any row went through ("orders placed") says nothing.
 */
function isDeed(tokens: readonly Token[], token: Token, matches: readonly Match[]): boolean {
  const at = tokens.indexOf(token);
  const past = /[^e]ed$/.test(token.text) || gone.has(token.text) || irregularPasts.has(token.text);
  if (!past || cameToBe.has(token.text)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const ends = after === undefined || after.kind === "mark" || timed.has(after.text);
  const subject =
    before !== undefined &&
    (leading.has(before.text) || matches.some((match) => match.kind === "table" && covers(match, before)));
  return ends && subject;
}

/** How an end is told without a participle in "ed". */
const gone: ReadonlySet<string> = new Set("left quit leaving expiring ending lapsing".split(" "));

const leading: ReadonlySet<string> = new Set(
  "who that which was were are is got has have had we they".split(" "),
);
const timed: ReadonlySet<string> = new Set("in during since until last this per each every".split(" "));

/** "What do the penguins eat": the verb asked for, at the end. */
function isWholePredicate(tokens: readonly Token[], at: number): boolean {
  const asked = ["do", "does", "did", "will"].includes(tokens[1]?.text ?? "") && tokens[0]?.text === "what";
  return asked && tokens.slice(at + 1).every(({ kind }) => kind === "mark");
}
