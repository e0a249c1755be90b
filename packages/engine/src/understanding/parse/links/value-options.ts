import { pluralOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import type { IndexedValue, ValueIndex } from "../../index/value-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { irregularPasts } from "../../lexicon/irregular-pasts.ts";
import { aliasesNear, aliasesOf, countryCodeOf } from "../../lexicon/places.ts";
import { indefiniteWords, lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { lemma, stem } from "../../text/lemma.ts";
import { rawOf } from "../../text/raw-of.ts";
import { doneRoot } from "../../text/same-root.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { addCodes, addLonger, addParts, addSlips, addValue, longestSlip } from "../frame/add-values.ts";
import { isPlain } from "../plain-words.ts";
import { seasonKeys } from "../season-keys.ts";
import { withoutPlainTitles } from "../settling/plain-titles.ts";
import { isParticled, phraseKeys, spokenKeys } from "../spoken-keys.ts";
import type { Evidence, ValueOption } from "./link.ts";
import { speltOutCodes } from "./spelt-out-codes.ts";

/** A span as it is looked up: as written, its key, whether it is function words alone, and what was found for it. */
type Spoken = {
  span: Token[];
  raw: string;
  key: string;
  onlyStop: boolean;
  found: Map<number, ValueOption>;
  offer(ids: readonly number[] | undefined, evidence: Evidence, strength: number): void;
};

/**
 * The values that a span of a question may stand for, by their columns: whole ones first, inexact ones where there are none.
 * `given` where a small word is said to be a value.
 */
export function valueOptions(
  span: Token[],
  index: ModelIndex,
  question: string,
  given: boolean,
): ValueOption[] {
  const raw = writtenIn(question, span);
  const onlyStop = !given && !isSigned(raw) && !isCapitals(raw, question) && span.every(isFunctionWord);
  if (onlyStop && span.length === 1 && raw === raw.toLowerCase() && raw.length < 4 && stopWords.has(raw))
    return [];
  const found = new Map<number, ValueOption>();
  const offer: Spoken["offer"] = (ids, evidence, strength) => {
    for (const id of (ids ?? []).slice(0, 60)) {
      const indexed = index.values.values[id];
      if (
        indexed !== undefined &&
        isNegative(indexed.text) === isNegative(raw) &&
        !isClock(indexed.text, raw) &&
        (!isSigned(raw) || indexed.text.toLowerCase() === raw.toLowerCase())
      )
        addValue(found, indexed, evidence, exactness(indexed, raw, strength));
    }
  };
  const spoken = { span, raw, key: valueKey(raw.replace(/['’]s\b/g, "")), onlyStop, found, offer };
  addWhole(spoken, index);
  if (found.size === 0 && mayBeInexact(spoken)) addInexact(spoken, index);
  return found.size === 0 ? [] : withoutPlainTitles([...found.values()], span, question, index);
}

const isFunctionWord = ({ text, kind }: Token): boolean =>
  kind !== "quoted" && kind !== "number" && ((stopWords.has(text) && text !== "us") || text.length < 2);

/**
 * Values that are the span: as written, by another name of a place, by the singular of its last word; where one column has it as written ("container"
 * ships), another may have it in the plural (cargo of "containers").
 */
function addWhole({ span, raw, key, onlyStop, found, offer }: Spoken, index: ModelIndex): void {
  const { byKey } = index.values;
  const name = onlyStop && span.filter(({ kind }) => kind === "word").length > 1;
  for (const each of new Set([key, valueKey(raw)]))
    offer(byKey.get(each), "exact", name ? 0.85 : onlyStop ? 0.35 : 1);
  if (name) offer(byKey.get(keyOfLemmas(span)), "stem", 0.8);
  if (!onlyStop || /^[A-Z]{2,4}$/.test(raw))
    for (const alias of aliasesOf(key))
      offer(idsOfAlias(alias, index), "alias", isEveryday(key) && !/^[A-Z.]+$/.test(raw) ? 0.3 : 0.85);
  const place = placeNamed(span);
  if (place !== null) for (const alias of aliasesOf(place)) offer(idsOfAlias(alias, index), "alias", 0.85);
  if (!onlyStop) offer(codesOfCountry(key, index), "alias", 0.9);
  if (found.size === 0 && !onlyStop && (!isEdge(span.at(-1)) || isParticled(span) || isHyphened(span)))
    for (const each of spokenKeys(span)) offer(byKey.get(each), "alias", 0.85);
  if (found.size === 0 && !onlyStop)
    for (const each of phraseKeys(span)) offer(byKey.get(each), "alias", 0.85);
  if (found.size === 0) for (const each of seasonKeys(span)) offer(byKey.get(each), "alias", 0.95);
  if (found.size === 0 && (isHyphened(span) || isNoThing(span) || arePlural(span, onlyStop)))
    offer(byKey.get(keyOfLemmas(span)), "stem", 0.97);
  if (found.size > 0 && !onlyStop && span.length === 1 && span[0]?.kind === "word" && key.length > 3)
    for (const form of [span[0].lemma, `${key}s`]) if (form !== key) offer(byKey.get(form), "stem", 0.93);
}

/** "The us": a small word that stands for a place behind an article. */
const placeNamed = ([article, place, other]: readonly Token[]): string | null =>
  article?.text === "the" &&
  place?.raw === place?.text &&
  other === undefined &&
  shortWords.has(place?.text ?? "")
    ? (place?.text ?? null)
    : null;

/** "Deep cleans": several words of which the last stands in the plural, be the first a small one. */
const arePlural = (span: readonly Token[], onlyStop: boolean): boolean => {
  const last = span.at(-1);
  return (
    !onlyStop &&
    span.length > 1 &&
    last?.kind === "word" &&
    last.text !== last.lemma &&
    last.text.endsWith("s")
  );
};

/** "No shows", "no answers": what did not take place, which has a name of its own in the singular. */
const isNoThing = ([first, second, third]: readonly Token[]): boolean =>
  first?.text === "no" && second?.kind === "word" && third === undefined;

/** Letters, and what is a word in one of the languages people ask in: where no capitals tell that it stands for a place. */
const isEveryday = (key: string): boolean => key.length < 2 || shortWords.has(key);

const shortWords: ReadonlySet<string> = new Set(
  "us it in or me oh ma pa hi ok al la de il es in no so am co id mo mi al ar va nd ne ct sc".split(" "),
);

/** Inexact matches must start and end with words of their own, one of them must say something, and none deny it ("division is not 1"). */
const mayBeInexact = ({ span, onlyStop }: Spoken): boolean =>
  !onlyStop &&
  !span.some(({ kind }) => kind === "mark") &&
  !isEdge(span[0]) &&
  !isEdge(span.at(-1)) &&
  !span.some(({ text }) => text === "not" || text === "never") &&
  !span.every(({ text }) => lightWords.has(text));

/** Values that the span comes near to: by plural, root, initials, a part, a code, a slip. */
function addInexact({ span, raw, key, found, offer }: Spoken, index: ModelIndex): void {
  const { byKey, byInitials } = index.values;
  const single = keyOfLemmas(span);
  if (single !== key) {
    offer(byKey.get(single), "stem", 0.9);
    for (const alias of aliasesOf(single)) offer(idsOfAlias(alias, index), "alias", 0.8);
  }
  for (const several of new Set([`${key}s`, `${key}es`, pluralOf(key)]))
    offer(byKey.get(several), "stem", 0.85);
  if (span.length === 1 && span[0]?.kind === "word" && key.length > 3)
    offer(byKey.get(stem(key)), "stem", 0.78);
  if (span.length === 1) offer(byKey.get(irregularPasts.get(key) ?? ""), "stem", 0.9);
  if (found.size === 0 && span.length === 1 && /^[A-Z]{2,4}$/.test(raw))
    offer(byInitials.get(key), "alias", 0.8);
  if (found.size === 0 && span.length > 1) offer(speltOutCodes(span, index), "alias", 0.8);
  if (found.size === 0) addSlip(span, key, index, found);
  if (found.size === 0 && isUnknown(span, index))
    for (const alias of aliasesNear(key)) offer(idsOfAlias(alias, index), "typo", 0.74);
  if (found.size === 0 && isShortName(raw) && isUnknown(span, index)) addLonger(key, index, found);
  if (found.size === 0) addParts(span, index, found);
  if (found.size === 0 && key.length > 3) addCodes(single, index, found);
  const root = found.size === 0 && span[0]?.kind === "word" && span.length === 1 ? doneRoot(key) : null;
  if (root !== null && !isKnown(span[0] as Token, index)) offer(index.values.byRoot.get(root), "stem", 0.75);
  if (found.size > 0 || key.length < 5 || span.length > longestSlip || /^\d/.test(key)) return;
  if (!span.every((word) => isKnown(word, index) || isPlain([word])))
    addSlips(key, span.length, index, found);
}

/**
 * "Enginering" of a department and of a "VP Engineering", "led zepplin" of the band and of its albums: a whole value within one slip of words of which nothing knows
 * one, in the singular or plural ("strawbery" of strawberries), before what only holds it.
 */
function addSlip(span: Token[], key: string, index: ModelIndex, found: Map<number, ValueOption>): void {
  const unknown = span.some((word) => isUnknown([word], index));
  if (key.length < leastMended || span.length > longestSlip || !unknown) return;
  const slips = new Map<number, ValueOption>();
  for (const form of new Set([key, keyOfLemmas(span), pluralOf(key)]))
    if (slips.size === 0) addSlips(form, span.length, index, slips);
  for (const [column, option] of slips) if (option.strength > twoSlips) found.set(column, option);
}

/** One word that neither the data nor plain English knows. */
const isUnknown = ([word, other]: readonly Token[], index: ModelIndex): boolean =>
  word?.kind === "word" && other === undefined && !isKnown(word, index) && !isPlain([word]);

/** "Texs": a name of four letters as it is written. */
const isShortName = (raw: string): boolean => /^[A-Z][a-z]{3}$/.test(raw);

const leastMended = 6;
/** How well a value fits that is two slips away. */
const twoSlips = 0.7;

/** What is called by another name; a short code only where the column holds such codes: "Italy" is no airport "IT" and no department. */
function idsOfAlias(alias: string, index: ModelIndex): readonly number[] {
  const ids = index.values.byKey.get(alias) ?? [];
  return alias.length > longestCode
    ? ids
    : ids.filter((id) => holdsCodes(index.values.values[id]?.column ?? -1, index));
}

const longestCode = 3;
const coded = new WeakMap<ValueIndex, Map<number, boolean>>();

/** Whether a column is called as what has codes, or at least half of its values are codes or names of something. */
function holdsCodes(column: number, index: ModelIndex): boolean {
  const known = coded.get(index.values) ?? new Map<number, boolean>();
  coded.set(index.values, known);
  const before = known.get(column);
  if (before !== undefined) return before;
  const own = index.values.values.filter((value) => value.column === column);
  const named = own.filter(({ text }) => aliasesOf(valueKey(text)).length > 0).length;
  const holds =
    2 * named >= own.length || index.columns[column]?.words.some((word) => placeWords.has(word)) === true;
  known.set(column, holds);
  return holds;
}

const placeWords: ReadonlySet<string> = new Set(
  "country ctry nation nationality market land region area territory state province location geo".split(" "),
);

/** "Customers from Austria" where a column of countries or markets writes AT. */
function codesOfCountry(key: string, { values, columns }: ModelIndex): number[] {
  const code = key.length > 2 ? countryCodeOf(key) : null;
  return (values.byKey.get(code ?? "") ?? []).filter((id) => {
    const column = values.values[id]?.column;
    return column !== undefined && columns[column]?.words.some((word) => countryWords.has(word)) === true;
  });
}

const countryWords: ReadonlySet<string> = new Set("country ctry nation nationality market land".split(" "));

/** "no-shows", "walk-ins": words that hyphens make one. */
const isHyphened = (span: readonly Token[]): boolean =>
  span.some(({ kind }) => kind === "mark") &&
  span.every(({ kind, text, start }, at) =>
    kind === "mark" ? text === "-" && start === span[at - 1]?.end && span[at + 1] !== undefined : true,
  );

/** A span as the question has it, or as it reads where its words were put in the place of others or stand apart in it. */
function writtenIn(question: string, span: readonly Token[]): string {
  const [first] = span;
  const placed = span.some(({ raw, start, end, kind }, at) => {
    const next = span[at + 1];
    const isApart = next !== undefined && /[\p{L}\p{N}]/u.test(question.slice(end, next.start));
    return isApart || (kind !== "quoted" && question.slice(start, end) !== raw);
  });
  return placed || first === undefined
    ? rawOf(span)
    : question.slice(first.start, span.at(-1)?.end ?? first.end);
}

/** "- 8" is not 8, though both have one key. */
const isNegative = (text: string): boolean => /^\s*[-−]\s*[\d.,]+\s*$/.test(text);

/** "O-" is not "O+", though both have one key. */
const isSigned = (raw: string): boolean => /[\p{L}\d][+#-]+$/u.test(raw);

/** 2023 is not 20:23, though both have one key. */
const isClock = (text: string, raw: string): boolean => /\d:\d/.test(text) && /^\d+$/.test(raw);

/** Function words at a span's edge. */
const isEdge = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === "word" && stopWords.has(token.text));

const keyOfLemmas = (span: Token[]): string =>
  valueKey(span.map(({ text }, at) => (at === span.length - 1 ? lemma(text) : text)).join(" "));

function exactness(indexed: IndexedValue, raw: string, strength: number): number {
  if (indexed.text === raw) return strength;
  if (indefiniteWords.has(raw)) return strength * 0.4;
  if (isCode(indexed.text) && raw === raw.toLowerCase() && (cuesOf(raw).length > 0 || genericWords.has(raw)))
    return strength * 0.4;
  return indexed.text.toLowerCase() === raw.toLowerCase() ? strength * 0.99 : strength * 0.97;
}

/** "the division AS": a word in capitals where others are not, and that is more than stress ("AND", "NOT"). */
const isCapitals = (raw: string, question: string): boolean =>
  /^[A-Z]{2,4}$/.test(raw) && /[a-z]{3}/.test(question) && !["AND", "OR", "NOT", "ALL", "BY"].includes(raw);

/** A short code in capitals: "TOP" is not what "top" says, "ID" not what an order has. */
const isCode = (text: string): boolean => /^[A-Z]{2,4}$/.test(text);

/** A word that the data's names or values spell so is no slip. */
const isKnown = ({ text, lemma: form }: Token, { words, values }: ModelIndex): boolean =>
  stopWords.has(text) ||
  [text, form].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word) || values.byWord.has(word),
  );
