import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { sheetSaid } from "./sheet-said.ts";
import type { Written } from "./written.ts";

/** What says that everything there is counts, and adds nothing to a question. */
const known = phrases(
  "so far",
  "until now",
  "till now",
  "up to now",
  "as of now",
  "as of today",
  "all together",
  "all in all",
  "in the catalog",
  "in the catalogue",
  "in our catalog",
  "in our catalogue",
  "in the system",
  "in our system",
  "in the books",
  "on the books",
  "in our records",
  "on file",
  "on record",
  "ever recorded",
  "in here",
  "all told",
  "for us",
  "show me both numbers",
  "show me both",
  "show both numbers",
  "both numbers",
  "numbers for both",
  ...["their", "his", "her", "our"].flatMap((whose) => [`on ${whose} plate`, `to ${whose} name`]),
  "right now",
  "at the moment",
  "at present",
  "please",
  "pls",
  "plz",
  "thanks",
);

/** Leaves out what adds nothing; "to date" only where no unit says from when. */
export function filler(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = phraseAt(tokens, at, known);
  if (said > 0 && !isName(tokens.slice(at, at + said), index)) return { words: "", tokens: said };
  const [first, second] = tokens.slice(at, at + 2);
  const isBound = bounding.has(textAt(tokens, at - 1));
  if (
    first?.raw === "today" &&
    !isBound &&
    tokens.some(({ text, lemma }) => lasting.has(lemma) || standing.has(text))
  )
    return { words: "", tokens: 1 };
  if (first?.raw === "today" && tokens.some(({ text }) => text === "work" || text === "live"))
    return { words: "currently", tokens: 1 };
  const purpose = purposeAt(tokens, at);
  if (purpose > 0) return { words: "", tokens: purpose };
  const both = textAt(tokens, at) === "(" ? phraseAt(tokens, at + 1, everyKind) : 0;
  if (both > 0 && textAt(tokens, at + 1 + both) === ")") return { words: "", tokens: both + 2 };
  const held = sheetSaid(tokens, at, index);
  if (held > 0) return { words: "", tokens: held };
  const there = phraseAt(tokens, at, presence);
  if (there > 0 && !isNamed(tokens[at + there - 1], index) && !tellsPresence(tokens, index))
    return { words: "", tokens: there };
  if (isOurs(tokens, at)) return { words: "", tokens: 2 };
  if (isToUs(tokens, at)) return { words: "", tokens: 1 };
  if (isHouse(tokens, at, index)) return { words: "", tokens: 1 };
  if (isEmphasis(tokens, at, index)) return { words: "", tokens: 1 };
  const unit = units.has(textAt(tokens, at - 1));
  const toDate = at > 0 && first?.text === "to" && second?.text === "date" && !unit;
  if (!toDate || isNamedDate(tokens, at, index)) return null;
  const isSince = tokens.slice(Math.max(0, at - longestTime), at).some(({ text }) => text === "from");
  return { words: isSince ? "onwards" : "", tokens: 2 };
}

/** "Before today": the day is meant. */
const bounding: ReadonlySet<string> = new Set("before after until by since than".split(" "));

/** "…, so i can ring them", "so that we know": what for, at the end. How many words it takes. */
function purposeAt(tokens: readonly Token[], at: number): number {
  if (at < 3 || textAt(tokens, at) !== "so") return 0;
  const that = textAt(tokens, at + 1) === "that" ? 1 : 0;
  const [who, may] = [textAt(tokens, at + 1 + that), textAt(tokens, at + 2 + that)];
  return /^(?:i|we|they|you)$/.test(who) && /^(?:can|could|may|might|know|will)$/.test(may)
    ? tokens.length - at
    : 0;
}

/** "From 2023", "from May 2023", "from the start of 2023". */
const longestTime = 5;

/** "From date of enrolment to date of completion": the other of two dates. */
function isNamedDate(tokens: readonly Token[], at: number, { words }: ModelIndex): boolean {
  const behind = tokens[at + 2];
  const isOpen = tokens.slice(0, at).some(({ text }) => text === "from");
  const named = [behind?.text ?? "", behind?.lemma ?? ""].some((word) => words.columnsByWord.has(word));
  return isOpen && (behind?.text === "of" || named);
}

/** "bought the most from us", "sold to us": we ourselves behind a deed, and no country of that code, which stands in capitals. */
const isOurs = (tokens: readonly Token[], at: number): boolean =>
  ["from", "to", "with"].includes(textAt(tokens, at)) &&
  tokens[at + 1]?.raw === "us" &&
  !/^(?:the|longest)$/.test(textAt(tokens, at + 2)) &&
  tokens
    .slice(0, at)
    .some(({ text }) => deeds.test(text) || (textAt(tokens, at) === "with" && stays.test(text)));

/** "Sent us a letter", "owes us", "takes us long": behind a verb, where no country stands. */
const isToUs = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.raw === "us" &&
  tokens[at - 1]?.kind === "word" &&
  (giving.test(textAt(tokens, at - 1)) || /^[a-z]{3,}ed$/.test(textAt(tokens, at - 1)));

const giving =
  /^(?:g[ai]ves?|given|sen[dt]s?|tells?|told|shows?|owes?|pays?|paid|costs?|takes?|took|taken|brings?|brought|buys?|bought|sells?|sold|leaves?|left|lends?|lent|makes?|made|earns?|helps?|calls?|asks?|writes?|wrote|written|lets?|gets?|got|saves?)$/;

const deeds =
  /^(?:buy(?:s|ing)?|bought|(?:order|purchas|rent|book|deliver|suppl|deal|shop|return|lend|ship|sell|spend)(?:e?s|i?ed|ing|y|e)?|sold|spent|lent|owes?|owed|came|comes?|went|goes)$/;

/** What people do who come to us and stay. */
const stays =
  /^(?:(?:start|sign|register|enroll?|subscrib|book|stay|remain|train|learn)(?:e?s|e?d|ing|e)?|began|begin|begins)$/;

/** "Yoga (both sorts)": all of that kind, which the word alone says. */
const everyKind = phrases(
  ...["both", "all", "either", "any"].flatMap((all) =>
    "sorts kinds types versions variants levels sizes flavours varieties"
      .split(" ")
      .map((kind) => `${all} ${kind}`),
  ),
  ..."either kind|either sort|either type|any kind|any sort|any type|both of them|all of them|both".split(
    "|",
  ),
);

/** Where those are that the rows are of, which the data has no word for. */
const presence = phrases("on board", "onboard", "aboard");

/** "Crew on board right now": some are and some are not, whether the data has a word for it or none. */
const tellsPresence = (tokens: readonly Token[], { words }: ModelIndex): boolean =>
  words.columnsByWord.has("onboard") ||
  tokens.some(({ text }) => /^(?:still|now|currently|today|moment)$/.test(text));

/** "the longest single visit", "the single biggest sale", "in one single month": one row, which the superlative says already. */
function isEmphasis(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  if (tokens[at]?.text !== "single" || isName(tokens.slice(at, at + 1), index)) return false;
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)];
  return [before, after].some((word) => isSuperlative(word)) || ["a", "one"].includes(before);
}

/** "visited the gym", "in our shop": the business itself, where the data has no word for it and it is no name ("the gym list"). */
function isHouse(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const [before, token] = [textAt(tokens, at - 1), tokens[at]];
  if (token === undefined || !houses.has(token.text) || !["the", "our", "this", "your"].includes(before))
    return false;
  const next = tokens[at + 1]?.lemma ?? "";
  const described = index.words.standIns.has(token.lemma) && relatives.has(next);
  return !isNamed(token, index) && !described && !index.words.tablesByWord.has(next);
}

/** "The clinic with the most visits" is one of several. */
const relatives: ReadonlySet<string> = new Set("with that which where who".split(" "));

/** Whether the data has a word, in a name or in a value. */
const isNamed = (token: Token | undefined, { words, values }: ModelIndex): boolean =>
  token !== undefined &&
  (words.columnsByWord.has(token.lemma) ||
    words.tablesByWord.has(token.lemma) ||
    values.byWord.has(token.text) ||
    values.byKey.has(token.text));

const houses: ReadonlySet<string> = new Set(
  "gym shop store restaurant company business firm practice clinic hospital hotel agency studio site website platform app organisation organization".split(
    " ",
  ),
);

const isSuperlative = (word: string): boolean =>
  cuesOf(word).some(({ kind }) => kind === "extreme" || kind === "top");

/** What holds until now anyway. */
const lasting: ReadonlySet<string> = new Set(["age", "old", "tenure", "still"]);

/** States that rows are in as of today, whenever they began. */
const standing: ReadonlySet<string> = new Set(
  "active open outstanding overdue unpaid pending live current currently mrr arr headcount".split(" "),
);

const units: ReadonlySet<string> = new Set("year quarter month week day up date".split(" "));

const isName = (span: readonly Token[], { values }: ModelIndex): boolean =>
  values.byKey.has(span.map(({ text }) => text).join(""));
