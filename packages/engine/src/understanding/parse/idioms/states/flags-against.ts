import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { oneOff } from "./flag-opposites.ts";

const against: ReadonlySet<string> = new Set(["with", "to", "and", "vs", "versus", "against"]);
const others: ReadonlySet<string> = new Set(["others", "other", "rest", "remaining", "everyone"]);
/** Words between what is compared and what it is compared with. */
const mostBetween = 2;

/**
 * "Orders with and without discount", "compare newsletter subscribers with the others", "subscribers and those who aren't": by the column of two values that tells the
 * ones from the others.
 */
export function flagsAgainst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const had = withAndWithout(tokens, at, index);
  if (had !== null) return had;
  const told = orNot(tokens, at, index);
  if (told !== null) return told;
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined) return null;
  if (leads.has(token.text) && !numbers.has(textAt(tokens, at - 1))) {
    const behind = tokens[at + 1]?.kind === "word" ? flagsAgainst(tokens, at + 1, index) : null;
    return behind?.words.startsWith("by ") === true ? { ...behind, tokens: behind.tokens + 1 } : null;
  }
  if (stopWords.has(token.text) || !isFlag(token, index)) return null;
  const rest = againstOthers(tokens, at, index);
  if (rest !== null) return rest;
  const compares = tokens.slice(0, at).some(({ lemma }) => lemma === "compare");
  for (let place = at + 1; place <= at + 1 + mostBetween; place += 1) {
    const opener = textAt(tokens, place);
    const denied = against.has(opener) ? phraseAt(tokens, place + 1, notSo) : 0;
    if (denied > 0 && endsAt(tokens, place + 1 + denied))
      return {
        words: `${rowsAsked(tokens, at, index)}by ${nameOf(tokens.slice(at, place), index)}`,
        tokens: place + 1 + denied - at,
      };
    if (!against.has(opener) || (!compares && !["vs", "versus", "against"].includes(opener))) continue;
    const other =
      textAt(tokens, place + 1) === "the" || textAt(tokens, place + 1) === "all" ? place + 2 : place + 1;
    if (!others.has(textAt(tokens, other))) continue;
    const end = textAt(tokens, other + 1) === "else" ? other + 2 : other + 1;
    const rows = rowsAsked(tokens, at, index);
    return { words: `${rows}by ${nameOf(tokens.slice(at, place), index)}`, tokens: end - at };
  }
  return null;
}

const numbers: ReadonlySet<string> = new Set(["number", "count", "share", "percentage"]);
const leads: ReadonlySet<string> = new Set(["of", "from", "for"]);

/** "Those who aren't", "the ones that did not". */
const notSo = phrases(
  ...["those", "the ones", "ones", "people", "the people"].flatMap((ones) =>
    ["who", "that", "which"].flatMap((which) =>
      ["", ..."are were is was do did does have had has would".split(" ")].map((helper) =>
        `${ones} ${which} ${helper}`.trim().concat(" not"),
      ),
    ),
  ),
);

/** "Newsletter subscribers vs the rest": how many there are of each, where nothing else is asked. */
function rowsAsked(tokens: readonly Token[], at: number, index: ModelIndex): string {
  const [flag] = tokens.slice(at, at + 1);
  const table = index.tables[(flag === undefined ? undefined : flagOf(flag, index)?.table) ?? -1];
  if (table === undefined) return "";
  const rows = `${lowered(table.table.label)} `;
  if (textAt(tokens, at - 1) === "many" || numbers.has(textAt(tokens, at - 2))) return rows;
  return tokens.slice(0, at).every(({ text }) => opens.has(text)) ? `number of ${rows}` : "";
}

const opens: ReadonlySet<string> = new Set(["compare", "show", "me", "the", "our", "all"]);
const haves: ReadonlySet<string> = new Set(["with", "without"]);
const joints: ReadonlySet<string> = new Set(["and", "or", "vs", "versus", "against", "than", "/", ","]);
const articles: ReadonlySet<string> = new Set(["a", "an", "any", "the", "one", "it"]);

/** "With and without (a) discount", "with a discount vs without (one)": by the flag, else those without it against the rest. */
function withAndWithout(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!haves.has(textAt(tokens, at))) return null;
  const joint = tokens.findIndex(({ text }, place) => place > at && place <= at + 5 && joints.has(text));
  let other = joint + 1;
  while (["those", "ones", "the", "compared", "to", "and"].includes(textAt(tokens, other))) other += 1;
  if (joint < 0 || !haves.has(textAt(tokens, other)) || textAt(tokens, other) === textAt(tokens, at))
    return null;
  const unnamed = joint === at + 1;
  let start = unnamed ? other + 1 : at + 1;
  while (articles.has(textAt(tokens, start))) start += 1;
  const noun = unnamed ? tokens.slice(start, start + 1) : tokens.slice(start, joint);
  const [first] = noun;
  if (first?.kind !== "word") return null;
  let end = unnamed ? start + 1 : other + 1;
  while (
    !unnamed &&
    (articles.has(textAt(tokens, end)) || noun.some(({ lemma }) => lemma === tokens[end]?.lemma))
  )
    end += 1;
  const name = rawOf(noun);
  return isFlag(first, index)
    ? { words: `by ${name}`, tokens: end - at }
    : { words: `without ${name} vs the rest`, tokens: end - at };
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
  /^(?:in|for|since|during|and|by|per)$/.test(textAt(tokens, at));

/** "Paperless vs paper customers", "furnished units against unfurnished", "recurring vs one-time gifts", "express against non-express", "smokers and non-smokers": by the flag, whatever those are called that are not so. */
function againstOthers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [flag, behind] = tokens.slice(at, at + 2);
  if (flag === undefined) return null;
  const own = flagOf(flag, index)?.table;
  const noun = own !== undefined && tableCalled(behind, index)?.id === own ? 1 : 0;
  const opener = textAt(tokens, at + 1 + noun);
  let place = at + noun + (textAt(tokens, at + 2 + noun) === "the" ? 3 : 2);
  const once = flag.lemma.startsWith("recur") ? phraseAt(tokens, place, oneOff) : 0;
  const prefixed = once > 0 || isOpposite(flag.text, textAt(tokens, place));
  const denied = ["non", "not"].includes(textAt(tokens, place));
  const opposed = ["vs", "versus", "against"].includes(opener);
  if (!(opposed || ((denied || prefixed) && ["and", "or", "/", "&"].includes(opener)))) return null;
  if (denied) place += textAt(tokens, place + 1) === "-" ? 2 : 1;
  if (once > 1) place += once - 1;
  const other = tokens[place];
  if (other?.kind !== "word") return null;
  const unlike = denied
    ? other.lemma === flag.lemma
    : prefixed || flag.text.startsWith(other.text) || !isKnown(other, index);
  if (!unlike) return null;
  const rows = tableCalled(tokens[place + 1], index);
  if (prefixed && rows !== null && rows.id === own)
    return {
      words: `${tokens[place + 1]?.raw ?? ""} ${splitOf(tokens)} ${flag.raw}`,
      tokens: place + 2 - at,
    };
  const named = rows !== null && tokens[place + 2]?.kind === "mark";
  const said = noun > 0 ? `${behind?.raw ?? ""} ` : "";
  return {
    words: `${said}${prefixed ? splitOf(tokens) : "by"} ${flag.raw}`,
    tokens: place + (named ? 2 : 1) - at,
  };
}

/** What rows are split with: one word throughout, as "per" behind "by" is divided by. */
const splitOf = (tokens: readonly Token[]): string =>
  tokens.some(({ text }) => text === "per") ? "per" : "by";

/** "Inactive" of active, "unverified" of verified. */
const isOpposite = (flag: string, other: string): boolean =>
  flag.length > 3 && ["in", "un", "non", "dis"].some((prefix) => other === `${prefix}${flag}`);

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
  return rawOf([...(first === undefined ? [] : [first]), ...said]);
}

/** The column of two values that a word names. */
const flagOf = ({ lemma }: Token, { words, columns }: ModelIndex): ColumnEntry | undefined =>
  columnsOfWord(lemma, { words, columns }).find(({ column }) => column.profile?.distinct === 2);

const isFlag = (token: Token, index: ModelIndex): boolean => flagOf(token, index) !== undefined;
