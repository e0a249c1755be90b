import { isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { genericWords } from "../index/names.ts";
import { type NearKey, nearKeys } from "../index/near-keys.ts";
import { codeKey, type IndexedValue, type ValueIndex } from "../index/value-index.ts";
import { cuesOf } from "../lexicon/cues.ts";
import { aliasesOf, countryCodeOf } from "../lexicon/places.ts";
import { everydayWords, indefiniteWords, lightWords, stopWords } from "../lexicon/stop-words.ts";
import { isUnit } from "../lexicon/units.ts";
import { allowedSlips } from "../text/edit-distance.ts";
import { lemma, stem } from "../text/lemma.ts";
import { type Token, valueKey } from "../text/tokenize.ts";
import type { Evidence, Link, ValueOption } from "./link.ts";
import { isPlain, isPlainVerb, isSmall } from "./plain-words.ts";

const longestSpan = 14;

/** Links of spans to the values that the data holds: whole, by alias, plural, root, part and slip. */
export function findValueLinks(tokens: readonly Token[], index: ModelIndex, question: string): Link[] {
  const links: Link[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    if (tokens[start]?.kind === "mark" && !"+-#$".includes(tokens[start]?.text ?? "")) continue;
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestSpan); end += 1) {
      const span = tokens.slice(start, end);
      if (span.at(-1)?.kind === "mark" || isBound(tokens, start, end)) continue;
      const given = isGiven(tokens, start, end);
      const options = valueOptions(span, index, question, given).filter(
        ({ evidence, strength }) =>
          evidence !== "partial" || strength > slightPart || !isCounted(tokens, start, end),
      );
      weighRoles(options, tokens[start - 1]?.text ?? "", index);
      if (isTimed(tokens, start, end, index)) for (const option of options) option.strength *= 0.5;
      if (options.length > 0) links.push({ kind: "value", start, end, options });
    }
  }
  return links;
}

/** "the top 3", "more than 2": a number that says how many, however often some text holds it. */
const isBound = (tokens: readonly Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  tokens[start]?.kind === "number" &&
  ["top", "bottom", "than"].includes(tokens[start - 1]?.text ?? "");

/** "from LA to Honolulu": the column of the other end is less likely, where the columns are called by their ends. */
function weighRoles(options: ValueOption[], preposition: string, { columns }: ModelIndex): void {
  const others = { from: ends, to: starts }[preposition];
  if (others === undefined) return;
  for (const option of options)
    if (columns[option.column]?.words.some((word) => others.has(word)) === true) option.strength *= 0.8;
}

const starts: ReadonlySet<string> = new Set("origin source src departure depart start from".split(" "));
const ends: ReadonlySet<string> = new Set("destination dest dst arrival arrive end to".split(" "));

/** A third of a text's words. */
const slightPart = 0.52;

/** "how many matches are …": what is counted, in the plural, which some long text also speaks of. */
function isCounted(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, last] = [tokens[start - 2]?.text ?? "", tokens[start - 1]?.text ?? ""];
  const [counted, after] = [tokens[end - 1], tokens[end]];
  return (
    counted?.text !== counted?.lemma &&
    ["how many", "number of"].includes(`${before} ${last}`) &&
    (after === undefined || after.kind === "mark" || stopWords.has(after.text) || lightWords.has(after.text))
  );
}

/** "reported before 1978" where there is a date of reporting: the deed and its time, not a status. */
function isTimed(
  tokens: readonly Token[],
  start: number,
  end: number,
  { words, columns }: ModelIndex,
): boolean {
  const [deed, preposition, time] = tokens.slice(start, start + 3);
  if (end !== start + 1 || deed === undefined || !/^[a-z]+ed$/.test(deed.raw)) return false;
  if (!["in", "on", "before", "after", "since", "until"].includes(preposition?.text ?? "")) return false;
  const dated = [deed.text, deed.lemma].flatMap((word) => words.columnsByWord.get(word) ?? []);
  return time?.kind === "number" && dated.some((id) => isTime(columns[id]?.column));
}

/** "a wrist pad of no, …", "where insured is no", "a 2007 finish of A": a small word that is said to be a value. */
function isGiven(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, word, after] = [tokens[start - 1]?.text ?? "", tokens[start], tokens[end]];
  if (end !== start + 1 || word === undefined || !stopWords.has(word.text)) return false;
  const ends = after === undefined || after.kind === "mark" || after.text === "and";
  const said = ["no", "yes"].includes(word.text) && ["is", "was", "=", ":"].includes(before);
  return (
    (said || ((["no", "yes"].includes(word.text) || /^\p{Lu}$/u.test(word.raw)) && before === "of")) && ends
  );
}

function valueOptions(span: Token[], index: ModelIndex, question: string, given: boolean): ValueOption[] {
  const raw = writtenIn(question, span);
  const key = valueKey(raw.replace(/['’]s\b/g, ""));
  const keys = key === valueKey(raw) ? [key] : [key, valueKey(raw)];
  const found = new Map<number, ValueOption>();
  const offer = (ids: readonly number[] | undefined, evidence: Evidence, strength: number): void => {
    for (const id of (ids ?? []).slice(0, 60)) {
      const indexed = index.values.values[id];
      if (indexed !== undefined && isNegative(indexed.text) === isNegative(raw))
        add(found, indexed, evidence, exactness(indexed, raw, strength));
    }
  };
  const onlyStop =
    !given &&
    !isCapitals(raw, question) &&
    span.every(
      ({ text, kind }) =>
        kind !== "quoted" && ((stopWords.has(text) && text !== "us") || text.length < 2) && kind !== "number",
    );
  if (onlyStop && span.length === 1 && raw === raw.toLowerCase() && raw.length < 4 && stopWords.has(raw))
    return [];
  const name = onlyStop && span.filter(({ kind }) => kind === "word").length > 1;
  for (const each of keys) offer(index.values.byKey.get(each), "exact", name ? 0.85 : onlyStop ? 0.35 : 1);
  const plain = isPlain(span);
  if (plain || isPlainVerb(span)) weakenTitles(found, index);
  if (name) offer(index.values.byKey.get(keyOfLemmas(span)), "stem", 0.8);
  if (name && isSmall(raw)) weakenTitles(found, index);
  if (onlyStop && span.length === 1 && span[0]?.kind === "mark") return [];
  if (!onlyStop || /^[A-Z]{2,4}$/.test(raw))
    for (const alias of aliasesOf(key))
      offer(index.values.byKey.get(alias), "alias", key.length < 3 && !/^[A-Z.]+$/.test(raw) ? 0.3 : 0.85);
  if (!onlyStop) offer(codesOfCountry(key, index), "alias", 0.9);
  if (found.size === 0 && isHyphened(span)) offer(index.values.byKey.get(keyOfLemmas(span)), "stem", 0.97);
  if (
    found.size > 0 ||
    onlyStop ||
    span.some(({ kind }) => kind === "mark") ||
    isEdge(span[0]) ||
    isEdge(span.at(-1))
  )
    return [...found.values()];
  const single = keyOfLemmas(span);
  if (span.every(({ text }) => lightWords.has(text))) return [...found.values()];
  if (single !== key) {
    offer(index.values.byKey.get(single), "stem", 0.9);
    for (const alias of aliasesOf(single)) offer(index.values.byKey.get(alias), "alias", 0.8);
  }
  offer(index.values.byKey.get(`${key}s`), "stem", 0.85);
  if (span.length === 1 && span[0]?.kind === "word" && key.length > 3)
    offer(index.values.byKey.get(stem(key)), "stem", 0.78);
  if (plain) weakenTitles(found, index);
  if (found.size === 0 && span.length === 1 && /^[A-Z]{2,4}$/.test(raw))
    offer(index.values.byInitials.get(key), "alias", 0.8);
  if (found.size === 0) addParts(span, index, found);
  if (span.every((word) => isPlain([word]) || isUnit(word.lemma))) weakenTitles(found, index);
  if (found.size === 0 && key.length > 3) addCodes(single, index, found);
  if (
    found.size === 0 &&
    key.length > 4 &&
    !/^\d/.test(key) &&
    !span.every((word) => isKnown(word, index) || isPlain([word]))
  )
    addSlips(key, span.length, index, found);
  return [...found.values()];
}

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

/** A span as the question has it, or as it reads where its words were put in the place of others. */
function writtenIn(question: string, span: readonly Token[]): string {
  const [first] = span;
  const placed = span.some(
    ({ raw, start, kind }) => kind !== "quoted" && question.slice(start, start + raw.length) !== raw,
  );
  return placed || first === undefined
    ? span.map(({ raw }) => raw).join(" ")
    : question.slice(first.start, span.at(-1)?.end ?? first.end);
}

/** "- 8" is not 8, though both have one key. */
const isNegative = (text: string): boolean => /^\s*[-−]\s*[\d.,]+\s*$/.test(text);

/** Function words at a span's edge: inexact matches must start and end with words of their own. */
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

function add(
  found: Map<number, ValueOption>,
  indexed: IndexedValue,
  evidence: Evidence,
  strength: number,
): void {
  const known = found.get(indexed.column);
  if (known === undefined)
    found.set(indexed.column, {
      column: indexed.column,
      values: [indexed.value],
      evidence,
      strength,
      within: null,
      condition: null,
    });
  else if (strength > known.strength)
    found.set(indexed.column, { ...known, values: [indexed.value], evidence, strength });
  else if (strength === known.strength && !known.values.includes(indexed.value))
    known.values.push(indexed.value);
}

/** Values that are meant: more of a column are names and titles, and no states. */
const mostStates = 50;

function weakenTitles(found: Map<number, ValueOption>, { columns }: ModelIndex): void {
  for (const [column, option] of found)
    if ((columns[column]?.column.profile?.distinct ?? 0) > mostStates)
      found.set(column, { ...option, strength: option.strength * 0.35 });
}

/** "The top 10 customers": what ranks is hardly ever a part of a value. */
const ranks = (word: string): boolean =>
  cuesOf(word).some(({ kind }) => kind === "extreme" || kind === "top" || kind === "aggregate");

/** Values that hold all words of the span among others; several of one column stay together. */
function addParts(span: Token[], index: ModelIndex, found: Map<number, ValueOption>): void {
  const words = span
    .filter(({ kind, text }) => kind !== "mark" && !stopWords.has(text))
    .map(({ text }) => text);
  const tellsNothing = (word: string): boolean =>
    lightWords.has(word) || everydayWords.has(word) || indefiniteWords.has(word) || ranks(word);
  if (words.every(tellsNothing)) return;
  if (words.some((word) => word.length < 3)) return;
  const lists = words.map(
    (word) => index.values.byWord.get(word) ?? index.values.byWord.get(lemma(word)) ?? [],
  );
  const rarest = lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? []);
  if (rarest.length === 0 || rarest.length > 400) return;
  const rest = lists.filter((list) => list !== rarest).map((list) => new Set(list));
  for (const id of rarest) {
    const indexed = index.values.values[id];
    if (indexed === undefined || !rest.every((list) => list.has(id))) continue;
    const share = words.length / indexed.words;
    const known = found.get(indexed.column);
    const strength = 0.35 + 0.5 * share;
    if (known === undefined)
      found.set(indexed.column, {
        column: indexed.column,
        values: [indexed.value],
        evidence: "partial",
        strength,
        within: null,
        condition: null,
      });
    else {
      known.values.push(indexed.value);
      known.strength = Math.min(known.strength, strength);
    }
  }
  for (const [column, option] of found) {
    if (option.values.length <= 12) continue;
    if (words.length > 1 || (words[0]?.length ?? 0) < 4) found.delete(column);
    else found.set(column, { ...option, within: { text: span[0]?.raw ?? "", exact: false } });
  }
}

/** Codes and other names of a place that stand in longer texts: "Italy" for "Enzo (ITA)", "Alabama" for "Mobile, AL". */
function addCodes(key: string, index: ModelIndex, found: Map<number, ValueOption>): void {
  for (const alias of aliasesOf(key)) {
    const short = alias.length < 3;
    for (const id of (index.values.byWord.get(short ? codeKey(alias) : alias) ?? []).slice(0, 2000)) {
      const indexed = index.values.values[id];
      if (indexed === undefined) continue;
      const known = found.get(indexed.column);
      if (known?.values.includes(indexed.value) === true) continue;
      if (known !== undefined) known.values.push(indexed.value);
      else
        found.set(indexed.column, {
          column: indexed.column,
          values: [indexed.value],
          evidence: "alias",
          strength: 0.6,
          within: null,
          condition: null,
        });
    }
  }
}

/** A word that the data's names or values spell so is no slip. */
const isKnown = ({ text, lemma: form }: Token, { words, values }: ModelIndex): boolean =>
  stopWords.has(text) ||
  [text, form].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word) || values.byWord.has(word),
  );

function addSlips(key: string, words: number, index: ModelIndex, found: Map<number, ValueOption>): void {
  const allowed = words > 1 ? Math.min(2, Math.floor(key.length / 6)) : allowedSlips(key.length);
  if (allowed === 0 || words > 5) return;
  for (const { key: candidate, distance } of slipsOf(key, allowed, index.values)) {
    for (const id of (index.values.byKey.get(candidate) ?? []).slice(0, 20)) {
      const indexed = index.values.values[id];
      if (indexed !== undefined) add(found, indexed, "typo", 0.84 - 0.1 * distance);
    }
  }
}

/** Near keys that end or begin in the same three letters, one of which a slip leaves as it is; same beginnings first. */
function slipsOf(key: string, allowed: number, { near, byKey }: ValueIndex): NearKey[] {
  const begins = (other: string): boolean => other.startsWith(key.slice(0, 3));
  const first = (other: string): number => byKey.get(other)?.[0] ?? 0;
  return nearKeys(near, key, allowed)
    .filter(({ key: other }) => begins(other) || other.endsWith(key.slice(-3)))
    .sort(
      ({ key: one }, { key: other }) =>
        one.length - other.length || Number(begins(other)) - Number(begins(one)) || first(one) - first(other),
    );
}
