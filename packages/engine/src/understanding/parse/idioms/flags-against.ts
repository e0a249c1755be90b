import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "./facts.ts";
import type { Written } from "./written.ts";

const against: ReadonlySet<string> = new Set(["with", "to", "and", "vs", "versus", "against"]);
const others: ReadonlySet<string> = new Set(["others", "other", "rest", "remaining", "everyone"]);
/** Words between what is compared and what it is compared with. */
const mostBetween = 2;

/**
 * "Orders with and without discount", "compare newsletter subscribers with the others": by the column of two values that tells the
 * ones from the others.
 */
export function flagsAgainst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "with" && textAt(tokens, at + 2) === "without") {
    const noun = tokens[at + 3];
    return noun !== undefined && isFlag(noun, index) ? { words: `by ${noun.raw}`, tokens: 4 } : null;
  }
  const told = orNot(tokens, at, index);
  if (told !== null) return told;
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined || !isFlag(token, index)) return null;
  const rest = againstOthers(tokens, at, index);
  if (rest !== null) return rest;
  const compares = tokens.slice(0, at).some(({ lemma }) => lemma === "compare");
  for (let place = at + 1; place <= at + 1 + mostBetween; place += 1) {
    const opener = textAt(tokens, place);
    if (!against.has(opener) || (!compares && !["vs", "versus", "against"].includes(opener))) continue;
    const other =
      textAt(tokens, place + 1) === "the" || textAt(tokens, place + 1) === "all" ? place + 2 : place + 1;
    if (!others.has(textAt(tokens, other))) continue;
    const end = textAt(tokens, other + 1) === "else" ? other + 2 : other + 1;
    return { words: `by ${nameOf(tokens.slice(at, place), index)}`, tokens: end - at };
  }
  return null;
}

const asked = phrases(
  "whether they are",
  "whether it is",
  "whether they were",
  "whether it was",
  "whether or not they are",
);

/** "Split by preferred or not", "by whether they are active", "by active yes or no": the column has both. */
function orNot(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const whether = phraseAt(tokens, at, asked);
  const flag = tokens[at + whether];
  if (whether > 0 && flag !== undefined && isFlag(flag, index))
    return { words: flag.raw, tokens: whether + 1 };
  const size = phraseAt(tokens, at, either);
  if (size === 0 || !endsAt(tokens, at + size)) return null;
  const said = tokens.slice(Math.max(0, at - mostOfName), at);
  const by = said.findLastIndex(({ text }) => splits.has(text));
  return by >= 0 && said.slice(by).some((token) => isFlag(token, index)) ? { words: "", tokens: size } : null;
}

const either = phrases("or not", "yes or no", "yes / no", "and not", "vs not", "versus not");
const splits: ReadonlySet<string> = new Set(["by", "per", "for", "split", "whether"]);
/** Words from "by" to the end of a flag's name ("by whether the vendor is preferred"). */
const mostOfName = 6;
const endsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  tokens[at]?.kind === "mark" ||
  /^(?:in|for|since|during|and)$/.test(textAt(tokens, at));

/** "Paperless vs paper customers", "express against non-express", "smokers and non-smokers": by the flag, whatever those are called that are not so. */
function againstOthers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const flag = tokens[at];
  const opener = textAt(tokens, at + 1);
  let place = textAt(tokens, at + 2) === "the" ? at + 3 : at + 2;
  const denied = ["non", "not"].includes(textAt(tokens, place));
  const opposed = ["vs", "versus", "against"].includes(opener);
  if (flag === undefined || !(opposed || (denied && ["and", "or"].includes(opener)))) return null;
  if (denied) place += textAt(tokens, place + 1) === "-" ? 2 : 1;
  const other = tokens[place];
  if (other?.kind !== "word") return null;
  const unlike = denied
    ? other.lemma === flag.lemma
    : flag.text.startsWith(other.text) || !isKnown(other, index);
  if (!unlike) return null;
  const named = tableCalled(tokens[place + 1], index) !== null && tokens[place + 2]?.kind === "mark";
  return { words: `by ${flag.raw}`, tokens: place + (named ? 2 : 1) - at };
}

/** Whether the data or the language has a word. */
const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  [text, lemma].some(
    (word) =>
      cuesOf(word).length > 0 ||
      stopWords.has(word) ||
      words.columnsByWord.has(word) ||
      words.tablesByWord.has(word) ||
      values.byKey.has(word) ||
      values.byWord.has(word),
  );

/** What a span says of the name of the column that its first word names ("key accounts" of "is key account"). */
function nameOf([first, ...rest]: readonly Token[], index: ModelIndex): string {
  const flag = first === undefined ? undefined : flagOf(first, index);
  const said = rest.filter(({ lemma }) => flag?.words.includes(lemma) === true);
  return [...(first === undefined ? [] : [first]), ...said].map(({ raw }) => raw).join(" ");
}

/** The column of two values that a word names. */
const flagOf = ({ lemma }: Token, { words, columns }: ModelIndex): ColumnEntry | undefined =>
  (words.columnsByWord.get(lemma) ?? [])
    .flatMap((id) => columns[id] ?? [])
    .find(({ column }) => column.profile?.distinct === 2);

const isFlag = (token: Token, index: ModelIndex): boolean => flagOf(token, index) !== undefined;
