import { rowsOfKinds } from "../../index/kind-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { expandedWords, genericWords, nameWords } from "../../index/names.ts";
import { isCommon } from "../../lexicon/common-words.ts";
import { numberWord } from "../../lexicon/numbers.ts";
import { linkingWords, stopWords } from "../../lexicon/stop-words.ts";
import { sameWords, synonymsOf } from "../../lexicon/synonyms.ts";
import { isUnit } from "../../lexicon/units.ts";
import { allowedSlips, editDistance } from "../../text/edit-distance.ts";
import { stem } from "../../text/lemma.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeUnits } from "../unit-said.ts";
import type { Evidence } from "./link.ts";
import { nearSynonyms } from "./near-synonyms.ts";

/** A word of the model's names that a question's word may stand for; `quality` is 0 to 1. */
export type WordMatch = { word: string; evidence: Evidence; quality: number };

/** Schema words that a question's word may stand for, best first; "cash" that the data holds is no beginning of a "cashier". */
export function matchWord(token: Token, index: ModelIndex): WordMatch[] {
  if (token.kind === "quoted" || token.kind === "mark") return [];
  const known = (word: string): boolean =>
    index.words.columnsByWord.has(word) || index.words.tablesByWord.has(word);
  const found = new Map<string, WordMatch>();
  const add = (word: string, evidence: Evidence, quality: number): void => {
    const before = found.get(word);
    if (before === undefined || before.quality < quality) found.set(word, { word, evidence, quality });
  };
  for (const word of new Set([token.lemma, token.text])) if (known(word)) add(word, "exact", 1);
  if (token.kind === "number" || linkingWords.has(token.text)) return [...found.values()];
  const spelt = [...found.keys()].some((word) => columnsHave(index, word));
  for (const word of index.words.stems.get(stem(token.text)) ?? [])
    if (!isOther(token.lemma, word))
      add(word, "stem", spelt && !index.words.tablesByWord.has(word) ? 0.66 : 0.88);
  for (const word of [...verbBases(token.text), ...deedNouns(token.text)])
    if (known(word)) add(word, "stem", 0.88);
  if (token.text.length < 3) return [...found.values()];
  for (const word of sameWords(token.lemma)) if (known(word)) add(word, "synonym", 0.95);
  for (const word of [...synonymsOf(token.lemma), ...synonymsOf(token.text)])
    if (known(word) && !isState(token, word) && !isPaid(word, index) && !isKindOf(token, word, index))
      add(word, "synonym", 0.72);
  for (const word of marksBegun(token.lemma, index)) add(word, "partial", 0.9);
  if (found.size === 0 && parties.has(token.lemma) && hasNamedAccounts(index))
    add("account", "synonym", 0.72);
  const meant = index.words.standIns.get(token.lemma);
  if (found.size === 0 && meant !== undefined && !index.words.phrases.has(token.lemma))
    add(meant, "synonym", 0.68);
  if (
    found.size === 0 &&
    token.text.length >= 4 &&
    !stopWords.has(token.text) &&
    numberWord(token.text) === null &&
    !index.values.byKey.has(token.text)
  ) {
    const near = nearWords(token, index);
    for (const match of near) add(match.word, match.evidence, match.quality);
    if (near.length === 0 && !isSpelt(token))
      for (const word of nearSynonyms(token.lemma, known)) add(word, "typo", 0.62);
  }
  return [...found.values()].sort((left, right) => right.quality - left.quality);
}

/** "Breakdowns" where that is one of the reasons by which downtimes are sorted: these, and not all downtimes. */
function isKindOf({ text, lemma }: Token, word: string, index: ModelIndex): boolean {
  const rows = index.words.tablesByWord.get(word) ?? [];
  const kinds = [lemma, text].flatMap((form) => index.values.byKey.get(form) ?? []);
  return kinds.some((id) => {
    const table = index.columns[index.values.values[id]?.column ?? -1]?.table;
    const sorted = table === undefined ? null : rowsOfKinds(index, table);
    return [table, sorted].some((each) => each !== undefined && each !== null && rows.includes(each));
  });
}

/** "Termination" of "terminated", whose stems differ. */
const deedNouns = (word: string): string[] => (/..ated$/.test(word) ? [word.replace(/ed$/, "ion")] : []);

/** Short names of tables that a word begins with and that stand before what their columns are called ("sub_id", "sub_start": subscriptions). */
const marksBegun = (word: string, { words, tables, columns }: ModelIndex): string[] =>
  [3, 4]
    .map((size) => word.slice(0, size))
    .filter(
      (mark) =>
        word.length >= mark.length + 3 &&
        synonymsOf(mark).length === 0 &&
        !standsForOther(mark, word) &&
        words.tablesByWord
          .get(mark)
          ?.some(
            (id) =>
              tables[id]?.words.length === 1 &&
              tables[id].columns.every((column) => columns[column]?.words[0] === mark),
          ) === true,
    );

/** Whether a word is known to be one, which is no slip of another. */
const isSpelt = ({ lemma, text }: Token): boolean =>
  synonymsOf(lemma).length > 0 || isCommon(lemma) || isCommon(text);

/** Those who buy: the accounts, where nothing is called as they are and accounts have names. */
const parties: ReadonlySet<string> = new Set(["customer", "client"]);

const hasNamedAccounts = ({ words, tables }: ModelIndex): boolean =>
  (words.tablesByWord.get("account") ?? []).some(
    (id) => tables[id]?.words.length === 1 && tables[id].naming.length > 0,
  );

/** "the cancellation rate" has nothing to do with a rating, "hours" are no "hourly rate", what was sold is no seller, and who is active was activated at any time. */
const isOther = (said: string, word: string): boolean =>
  (said === "rate" && word === "rating") ||
  (said === "rating" && word === "rate") ||
  (said === "active" && word === "activation") ||
  (word === `${said}ly` && timeUnits.has(said)) ||
  (dealing.test(said) && /(?:er|or)$/.test(word));

const dealing = /^(?:sold|sell|selling|buy|buying|bought|purchased?|purchasing)$/;

/** "Open orders" are in a state, and "open" is no verb there for their start. */
const isState = ({ text }: Token, word: string): boolean =>
  text === "open" && ["begin", "start", "commence"].includes(word);

/** An "advance paid" tells nobody's wages or earnings, as a "base pay" does. */
const isPaid = (word: string, { words, columns }: ModelIndex): boolean =>
  word === "pay" &&
  (words.columnsByWord.get(word) ?? []).every(
    (id) => !nameWords(columns[id]?.column.name ?? "").includes("pay"),
  ) &&
  !words.tablesByWord.has(word);

/** Whether a word is one of a column's own: "rate" is then rather that than a "rating". */
const columnsHave = ({ words }: ModelIndex, word: string): boolean => words.columnsByWord.has(word);

/** "ordered" is what makes orders, "aged" tells an age: the verb without its ending. */
const verbBases = (word: string): string[] =>
  !/ed$/.test(word) ? [] : word.length > 5 ? [word.slice(0, -2), word.slice(0, -1)] : [word.slice(0, -1)];

/**
 * Slips, and names cut short ("stu" for student); "score" is a word of its own and no slip of "store", "paypal" that values of the data hold
 * no other word for "pay".
 */
function nearWords(token: Token, index: ModelIndex): WordMatch[] {
  const matches: WordMatch[] = [];
  const spelt = synonymsOf(token.lemma).length > 0;
  const start = token.lemma.slice(0, 4);
  for (const word of index.words.vocabulary) {
    if (isOther(token.lemma, word)) continue;
    if (
      word.length >= 3 &&
      token.lemma.length > word.length + 1 &&
      token.lemma.startsWith(word) &&
      !genericWords.has(word) &&
      !index.values.byWord.has(token.text) &&
      !standsForOther(word, token.lemma)
    ) {
      matches.push({ word, evidence: "partial", quality: 0.5 + 0.3 * (word.length / token.lemma.length) });
      continue;
    }
    if (word.length > token.lemma.length + 1 && token.lemma.length >= 4 && word.startsWith(token.lemma)) {
      matches.push({ word, evidence: "partial", quality: 0.72 });
      continue;
    }
    if (word.length >= 5 && word.startsWith(start) && isRooted(token.lemma, word)) {
      matches.push({ word, evidence: "stem", quality: 0.8 });
      continue;
    }
    if (
      isCutShort(word, token.lemma, index.words.tablesByWord.has(word)) ||
      isContracted(word, token.lemma)
    ) {
      matches.push({ word, evidence: "partial", quality: 0.74 });
      continue;
    }
    if (index.words.tablesByWord.has(word) && isJoinedHead(token.lemma, word)) {
      matches.push({ word, evidence: "partial", quality: 0.86 });
      continue;
    }
    const allowed = Math.min(allowedSlips(token.lemma.length), allowedSlips(word.length));
    if (spelt || allowed === 0 || word[0] !== token.lemma[0]) continue;
    const distance = Math.min(
      editDistance(word, token.lemma, allowed),
      editDistance(word, token.text, allowed),
      token.text === token.lemma ? allowed + 1 : editDistance(pluralOf(word), token.text, allowed),
    );
    if (distance <= allowed) matches.push({ word, evidence: "typo", quality: 0.86 - 0.08 * distance });
  }
  return matches.sort((left, right) => right.quality - left.quality).slice(0, 4);
}

/** "Countires" is a slip of "countries" by two letters that changed places, and of "country" by more. */
const pluralOf = (word: string): string => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

/** "emp" of employees is no beginning of "empty": a short form stands for its own word alone, but for a unit's, which is several. */
function standsForOther(word: string, said: string): boolean {
  if (isUnit(word)) return false;
  const [meant = word] = expandedWords([word]);
  return meant !== word && !meant.startsWith(said) && !said.startsWith(meant);
}

/** Whether a name is two words written as one of which this is the last: "strikes" of "birdstrikes", but no "actions" of "transactions". */
const isJoinedHead = (word: string, name: string): boolean =>
  word.length >= 4 &&
  name.length >= word.length + 3 &&
  name.endsWith(word) &&
  !prefixes.test(name.slice(0, -word.length));

/** What stands before words without being one. */
const prefixes =
  /^(?:trans|inter|intro|super|hyper|micro|multi|mini|under|over|post|semi|anti|counter|contra|auto|bio|tele|mis|non|out|pre|pro|pos|per|sub|sur|dis|con|com|col|cor|app|acc|all|ass|att|imp|emb|enc|exp|ins|rec|rep|res|ret|rea|sec|sta)$/;

/**
 * Whether a name is a word without its vowels ("plnt" of plant, "strt" of start): it begins with the word's first letter, has no
 * other vowel, and its consonants are all of the word's, or, of longer names and of tables, those that the word begins with.
 */
function isCutShort(name: string, word: string, isTable: boolean): boolean {
  if (name.length < 3 || name.length >= word.length || name[0] !== word[0]) return false;
  const bare = name.endsWith("e") && word.endsWith("e") ? name.slice(0, -1) : name;
  if (/[aeiou\d]/.test(bare.slice(1)) || genericWords.has(name)) return false;
  const consonants = word[0] + word.slice(1).replace(/[aeiouy]/g, "");
  return (
    consonants === bare ||
    (name.length > (isTable ? 2 : 3) && consonants.startsWith(name)) ||
    squeezed(consonants) === squeezed(name)
  );
}

/**
 * Whether a name is how a word begins and some of the consonants behind, the last among them ("outg" of outage, "acct" of
 * account, "pymt" of payment).
 */
function isContracted(name: string, word: string): boolean {
  if (name.length < 4 || word.length < name.length + 2 || genericWords.has(name) || /\d/.test(name))
    return false;
  let shared = 0;
  while (name[shared] === word[shared] && shared < name.length) shared += 1;
  const rest = name.slice(shared);
  if (shared === 0 || rest === "" || /[aeiou]/.test(rest)) return false;
  if (shared < 2 && /[aeiou]/.test(name.slice(1))) return false;
  let from = shared;
  for (const letter of rest) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return name.at(-1) === word.replace(/[aeiou]+$/, "").at(-1);
}

/** Doubled letters once: "pllt" and "plt" of pallet. */
const squeezed = (text: string): string => text.replace(/(.)\1+/g, "$1");
