import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type NearKey, nearKeys } from "../../index/near-keys.ts";
import { codeKey, type IndexedValue, type ValueIndex } from "../../index/value-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { aliasesOf } from "../../lexicon/places.ts";
import { everydayWords, indefiniteWords, lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { allowedSlips } from "../../text/edit-distance.ts";
import { stem } from "../../text/lemma.ts";
import { type Token, valueWords } from "../../text/tokenize.ts";
import type { Evidence, ValueOption } from "../links/link.ts";
import { holding } from "./holding.ts";

/** Adds a value to the options of its column, where it outdoes or equals those found before. */
export function addValue(
  found: Map<number, ValueOption>,
  indexed: IndexedValue,
  evidence: Evidence,
  strength: number,
): void {
  const known = found.get(indexed.column);
  if (known === undefined) found.set(indexed.column, optionOf(indexed, evidence, strength));
  else if (strength > known.strength)
    found.set(indexed.column, { ...known, values: [indexed.value], evidence, strength });
  else if (strength === known.strength && !known.values.includes(indexed.value))
    known.values.push(indexed.value);
}

const optionOf = ({ column, value }: IndexedValue, evidence: Evidence, strength: number): ValueOption => ({
  column,
  values: [value],
  evidence,
  strength,
  within: null,
  condition: null,
});

/** "Giving 2024" beside a "Giving Tuesday 2024": a word and a year that stand apart in a name are when something was, and not its name. */
function skipsToYear([word, year, other]: readonly Token[], { text }: IndexedValue): boolean {
  if (word === undefined || year === undefined || other !== undefined || !/^(?:19|20)\d\d$/.test(year.text))
    return false;
  const own = valueWords(text).map((each) => each.text);
  const at = own.indexOf(year.text);
  return at > 0 && own[at - 1] !== word.text && own[at - 1] !== word.lemma;
}

/** Values that hold all words of the span among others, each said once; several of one column stay together. */
export function addParts(span: Token[], index: ModelIndex, found: Map<number, ValueOption>): void {
  const said = span.filter(({ kind, text }) => kind !== "mark" && !stopWords.has(text));
  const numbers = said.filter(({ text }) => shortNumber.test(text)).map(({ text }) => text);
  const words = said.filter(({ text }) => !numbers.includes(text)).map(({ text }) => text);
  const tellsNothing = (word: string): boolean =>
    lightWords.has(word) || everydayWords.has(word) || indefiniteWords.has(word) || ranks(word);
  if (words.every(tellsNothing) || new Set(words).size < words.length) return;
  const joints = span.slice(1, -1).filter(({ text }) => copulas.has(text));
  const joined =
    words.length === 2 && span.length === 2 ? index.values.byWord.get(words.join("")) : undefined;
  const lists: (readonly number[])[] = joined === undefined ? [] : [joined];
  for (const word of joined === undefined ? span.filter(({ text }) => words.includes(text)) : []) {
    const whole = holding(word, index);
    const list = words.length > 2 ? [...whole, ...holdingTail(word, index)] : whole;
    if (list.length === 0) return;
    lists.push(list);
  }
  const rarest = lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? []);
  if (rarest.length === 0 || rarest.length > 400) return;
  const alike = (column: number): number =>
    rarest.filter((id) => index.values.values[id]?.column === column).length;
  const rest = lists.filter((list) => list !== rarest).map((list) => new Set(list));
  const called = new Set(
    rarest.flatMap((id) => {
      const indexed = index.values.values[id];
      return indexed === undefined || isCommonNoun(said, indexed, index) ? [] : [indexed.column];
    }),
  );
  for (const id of rarest) {
    const indexed = index.values.values[id];
    if (indexed === undefined || !rest.every((list) => list.has(id))) continue;
    const isKind = isCommonNoun(said, indexed, index);
    if (isKind && alike(indexed.column) < severalNames && !called.has(indexed.column)) continue;
    if (!numbers.every((number) => standsIn(number, indexed.text)) || skipsToYear(said, indexed)) continue;
    if (joints.length > 0 && !joints.every((joint) => holdsWord(indexed.text, joint.text))) continue;
    const share = said.length / indexed.words;
    const known = found.get(indexed.column);
    const strength = Math.max(0.35 + 0.5 * share, isKind ? leastKind : 0);
    if (known === undefined) found.set(indexed.column, optionOf(indexed, "partial", strength));
    else {
      known.values.push(indexed.value);
      known.strength = Math.min(known.strength, strength);
    }
  }
  for (const [column, option] of found) {
    const root = isDescribing(index.columns[column]) ? rootIn(said, option, index) : null;
    if (root !== null) found.set(column, { ...option, within: { text: root, exact: false } });
    if (root !== null || option.values.length <= 12) continue;
    if (words.length > 1 || (words[0]?.length ?? 0) < 4) found.delete(column);
    else found.set(column, { ...option, within: { text: heldForm(span[0], option.values), exact: false } });
  }
}

/** "Price comparison websites" of a "Price comparison site": the values that hold the last part of a word that is written as one. */
function holdingTail({ lemma }: Token, { values: { byWord } }: ModelIndex): readonly number[] {
  for (let cut = leastTail; cut <= lemma.length - leastTail; cut += 1) {
    const held = byWord.get(lemma.slice(cut));
    if (held !== undefined) return held;
  }
  return [];
}

const leastTail = 3;

/** A word as the values write it: in the singular where none has it as it is said ("fords" of names with "ford"). */
const heldForm = (word: Token | undefined, values: readonly unknown[]): string => {
  const isHeld = values.some((value) =>
    String(value)
      .toLowerCase()
      .includes(word?.text ?? ""),
  );
  return (isHeld ? word?.raw : word?.lemma) ?? "";
};

/** "Manager is general": what is said of something, which is no part of a value without such a word. */
const copulas: ReadonlySet<string> = new Set("is are was were has have had".split(" "));

const holdsWord = (text: string, word: string): boolean =>
  valueWords(text).some((each) => each.text === word);

/** Whether a column's texts tell in words what happened or was wanted, so that one of their words is a topic and no name. */
const isDescribing = (entry: ColumnEntry | undefined): boolean =>
  entry !== undefined && !entry.foreign && describing.has(entry.words.at(-1) ?? "");

const describing: ReadonlySet<string> = new Set(
  "description subject summary note comment remark message text detail topic feedback complaint symptom diagnosis".split(
    " ",
  ),
);

/**
 * The ground form of the one word that is said ("leak" of "leaks", "leaking"), where the values that were found hold it and no other value of their column has it amid a word
 * ("washer" of a "dishwasher"); null where that is not so, or it is too short.
 */
function rootIn(said: readonly Token[], option: ValueOption, { values }: ModelIndex): string | null {
  const [word, other] = said;
  if (word === undefined || other !== undefined || option.strength >= wholeStrength) return null;
  const forms = [inflected.test(word.text) ? stem(word.text) : word.lemma, word.lemma, word.text];
  const found = option.values.map((value) => String(value).toLowerCase());
  const root = forms.find(
    (form) => letters.test(form) && form.length >= leastRoot && found.every((text) => text.includes(form)),
  );
  if (root === undefined) return null;
  const amid = new RegExp(`\\p{L}${root}`, "iu");
  return values.values.some(({ column, text }) => column === option.column && amid.test(text)) ? null : root;
}

const letters = /^\p{L}+$/u;
const inflected = /.(?:ing|ed)$/;
const leastRoot = 4;
const wholeStrength = 0.85;

/** What so many names have in common is a kind ("mugs" of the wares that are called some mug). */
const severalNames = 3;
const leastKind = 0.55;

/** Names of so many words say little by one of them that is said in another form, where none of fewer words has it. */
const longName = 3;

/** "Repairs", "heating" where a firm is called "FixIt Appliance Repair" or "Northwest Air & Heat": a noun of its own, and nobody's name. */
function isCommonNoun(
  said: readonly Token[],
  { column, words, text }: IndexedValue,
  { columns, tables }: ModelIndex,
): boolean {
  const [word, other] = said;
  if (word === undefined || other !== undefined || word.raw !== word.text || words < longName) return false;
  const entry = columns[column];
  const naming =
    tables[entry?.table ?? -1]?.naming.includes(column) === true ||
    ["name", "title"].includes(entry?.words.at(-1) ?? "");
  return naming && !valueWords(text).some((each) => each.text === word.text);
}

/** "69" of "pier 69", "C" of "vitamin C": too short for the index of words, and looked for in what holds the others. */
const shortNumber = /^(?:\d{1,2}|[b-z])$/;

/** A number by itself, a letter by itself or with one ("D" of "vitamin D3"). */
const standsIn = (mark: string, text: string): boolean =>
  new RegExp(`(?<![\\w.])${mark}${/\d/.test(mark) ? "" : "\\d*"}(?![\\w.])`, "i").test(text);

/** "The top 10 customers": what ranks is hardly ever a part of a value. */
const ranks = (word: string): boolean =>
  cuesOf(word).some(({ kind }) => kind === "extreme" || kind === "top" || kind === "aggregate");

/** Codes and other names of a place that stand in longer texts: "Italy" for "Enzo (ITA)", "Alabama" for "Mobile, AL". */
export function addCodes(key: string, index: ModelIndex, found: Map<number, ValueOption>): void {
  for (const alias of aliasesOf(key)) {
    const short = alias.length < 3;
    for (const id of (index.values.byWord.get(short ? codeKey(alias) : alias) ?? []).slice(0, 2000)) {
      const indexed = index.values.values[id];
      if (indexed === undefined) continue;
      const known = found.get(indexed.column);
      if (known?.values.includes(indexed.value) === true) continue;
      if (known !== undefined) known.values.push(indexed.value);
      else found.set(indexed.column, optionOf(indexed, "alias", 0.6));
    }
  }
}

/** The most words in which slips are looked for. */
export const longestSlip = 5;

/** Values that words are near to which the data does not know: "Berlni" for Berlin. */
export function addSlips(
  key: string,
  words: number,
  index: ModelIndex,
  found: Map<number, ValueOption>,
): void {
  const allowed = words > 1 ? Math.min(2, Math.floor(key.length / 6)) : allowedSlips(key.length);
  if (allowed === 0 || words > longestSlip) return;
  for (const { key: candidate, distance } of slipsOf(key, allowed, index.values)) {
    for (const id of (index.values.byKey.get(candidate) ?? []).slice(0, 20)) {
      const indexed = index.values.values[id];
      if (indexed !== undefined) addValue(found, indexed, "typo", 0.84 - 0.1 * distance);
    }
  }
}

/** Values that a short name is but one letter short of: "Texs" for Texas. */
export function addLonger(key: string, index: ModelIndex, found: Map<number, ValueOption>): void {
  for (const { key: candidate } of slipsOf(key, 1, index.values))
    for (const id of candidate.length === key.length + 1 ? (index.values.byKey.get(candidate) ?? []) : []) {
      const indexed = index.values.values[id];
      if (indexed !== undefined) addValue(found, indexed, "typo", 0.74);
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
