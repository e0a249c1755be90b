import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { endsAt } from "../../asides/aside.ts";
import type { Written } from "../written.ts";
import { lackedName } from "./lacked-name.ts";

/** What says behind rows that they do not count. */
const behind = phrases(
  "left out",
  "excluded",
  "ignored",
  "not counted",
  "not count",
  "do not count",
  "not included",
  "left aside",
  "aside",
  "omitted",
  "removed",
);
/** What says before rows that they do not count. */
const ahead = phrases(
  "leave out",
  "leaving out",
  "skip",
  "skipping",
  "ignore",
  "ignoring",
  "omit",
  "omitting",
  "disregarding",
  "excluding",
  "exclude",
  "not counting",
  "without counting",
);
const longest = 9;

/** ", cancelled ones and no-shows excluded": neither these nor those. */
export function leftOut(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const before = tokens[at - 1];
  if (before === undefined || !["(", ",", "-", ";"].includes(before.text)) return null;
  for (let end = at + 1; end <= at + longest && tokens[end] !== undefined; end += 1) {
    if (tokens[end]?.kind === "mark" && !isHyphen(tokens, end)) return null;
    const size = phraseAt(tokens, end, behind) || (isPut(tokens, at, end) ? 1 : 0);
    if (size === 0) continue;
    const last = ["are", "is", "were", "be"].includes(textAt(tokens, end - 1)) ? end - 1 : end;
    return { words: `not ${denied(tokens.slice(at, last))}`, tokens: end + size - at };
  }
  return null;
}

/** ", cancellations out": rows in the plural, and the end; no deed ("checked out"). */
const isPut = (tokens: readonly Token[], at: number, end: number): boolean =>
  end > at && textAt(tokens, end) === "out" && isPlural(tokens[end - 1]) && closes(tokens[end + 1]);

const isPlural = (token: Token | undefined): boolean =>
  token?.kind === "word" && token.text.endsWith("s") && token.text !== token.lemma;

const closes = (token: Token | undefined): boolean => token === undefined || token.kind === "mark";

const blanks = phrases(
  ...[
    "nulls",
    "null values",
    "blanks",
    "blank values",
    "empties",
    "empty values",
    "empty ones",
    "missing values",
  ].flatMap((none) => [none, `the ${none}`, `any ${none}`]),
);

/** "Excluding nulls", "ignore blanks": groups of which nothing is known are not asked for. */
function withoutBlanks(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, ahead) || phraseAt(tokens, at, none);
  const named = size === 0 ? 0 : phraseAt(tokens, at + size, blanks);
  return named === 0 ? null : { words: "without empty ones", tokens: size + named };
}

const none = phrases(
  "no",
  "without",
  "drop",
  "dropping",
  "remove",
  "removing",
  "excl",
  "not",
  "hide",
  "hiding",
);

/** "leave out the ones for leads", "excluding cancelled and no-show"; "skip those without a birthday" keeps those with one. */
export function leaveOut(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const known = withoutBlanks(tokens, at);
  if (known !== null) return known;
  const size = phraseAt(tokens, at, ahead);
  if (size === 0) return null;
  let next = at + size;
  const kept = deniedDeed(tokens, next);
  if (kept > 0) return { words: "who have", tokens: kept - at };
  if (textAt(tokens, next) === "the" && rowWords.has(textAt(tokens, next + 1))) next += 1;
  while (rowWords.has(textAt(tokens, next))) next += 1;
  const without = phraseAt(tokens, next, lacking);
  const name = without === 0 ? null : lackedName(tokens, next + without, index);
  if (name !== null && endsAt(tokens, name.end))
    return { words: `whose ${name.entry.column.label} is known`, tokens: name.end - at };
  if (without > 0)
    return { words: "not missing", tokens: next + without + article(tokens, next + without) - at };
  return textAt(tokens, at) === "excluding" && next === at + 1 ? null : { words: "not", tokens: next - at };
}

/** "All but the captains", "for every method but cash": these do not count. */
export function allBut(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "but" || tokens[at + 1]?.kind !== "word") return null;
  if (furtherWords.has(textAt(tokens, at + 1))) return null;
  const before = tokens.slice(Math.max(0, at - 3), at);
  const whole = before.findLastIndex(({ text }) => wholeWords.has(text));
  const apart = before.slice(whole + 1).some(({ kind }) => kind !== "word");
  return whole < 0 || apart ? null : { words: "except", tokens: 1 };
}

const wholeWords: ReadonlySet<string> = new Set(
  "all every everything everyone everybody anything anyone".split(" "),
);
/** What goes on behind a "but" that takes nothing away. */
const furtherWords: ReadonlySet<string> = new Set(
  "also only just not now who which that with without by in for as show how".split(" "),
);

const apartFrom = phrases("except for", "except", "but", "other than", "apart from", "excluding", "besides");

/** "Sales of everything except tools": of the rows that are no tools; no list of all that there is. */
export function everythingBut(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const whole = /^(?:everything|anything)$/.test(textAt(tokens, at + 1));
  const size = whole ? phraseAt(tokens, at + 2, apartFrom) : 0;
  const opens = ["of", "for", "from", "on"].includes(textAt(tokens, at));
  if (being.has(textAt(tokens, at)) && size > 0) return { words: "except", tokens: size + 2 };
  return at === 0 || !opens || size === 0 ? null : { words: "except", tokens: size + 2 };
}

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

const lacking = phrases("without", "with no", "with missing", "that have no", "who have no");
const lackingAny = phrases("without any", "with no");

/** "ignore members who haven't made any visits", "skip rooms without any stays": where what those that count do have begins; else 0. */
function deniedDeed(tokens: readonly Token[], at: number): number {
  const noun = article(tokens, at) + at;
  for (const who of [noun + 1, noun + 2]) {
    const without = phraseAt(tokens, who, lackingAny);
    if (without > 0) return who + without;
    if (!["who", "that", "which"].includes(textAt(tokens, who))) continue;
    const not = ["have", "has", "had", "did", "do"].includes(textAt(tokens, who + 1)) ? who + 2 : who + 1;
    if (!["not", "never"].includes(textAt(tokens, not))) return 0;
    const any = [not + 1, not + 2].find((place) => article(tokens, place) > 0);
    return any === undefined ? 0 : any + 1;
  }
  return 0;
}

const rowWords: ReadonlySet<string> = new Set("those these ones rows everyone people any all".split(" "));

const article = (tokens: readonly Token[], at: number): number =>
  ["a", "an", "any", "the"].includes(textAt(tokens, at)) ? 1 : 0;

/** A list of rows that do not count: each is denied. */
const denied = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ text: word }) => !["ones", "the", "any", "all"].includes(word))
    .map(({ raw, text: word }) => (word === "and" || word === "or" ? "and not" : raw))
    .join(" ")
    .replaceAll(" - ", "-");

/** A hyphen within a word. */
const isHyphen = (tokens: readonly Token[], at: number): boolean => {
  const [before, mark, after] = tokens.slice(at - 1, at + 2);
  return mark?.text === "-" && before?.end === mark.start && after?.start === mark.end;
};

/** "the average over all bookings": of all of them; there is nothing to compare. */
export function overAll(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  return textAt(tokens, at) === "over" && textAt(tokens, at + 1) === "all"
    ? { words: "of all", tokens: 2 }
    : null;
}

leftOut.needs = [...openings(behind), "out"];

leaveOut.needs = openings(ahead, none);

allBut.needs = ["but"];

everythingBut.needs = ["everything", "anything"];

overAll.needs = ["over"];
