import { pluralOf } from "@parlance/contract";
import { columnKindOf } from "../index/column-kind-of.ts";
import { columnsOfWord } from "../index/is-word-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { stem } from "../text/lemma.ts";
import { type Token, tokenize, valueKey } from "../text/tokenize.ts";

/**
 * Writes out what a question leaves implied, where the data has names for it: "first and last name" and "full name" as "first
 * name and last name", "new vs existing business" as "new business vs existing business", "unresolved" as "not resolved". Added tokens keep the place of the ones that they come from.
 */
export function shareHeads(tokens: readonly Token[], index: ModelIndex): Token[] {
  const result: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const [joint, second, head] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    const whole = fullName(token, joint, index);
    result.push(...(whole ?? withoutPrefix(token, joint, index)));
    if (
      joint === undefined ||
      second === undefined ||
      head === undefined ||
      !["and", "or", "&", "vs", "versus"].includes(joint.text)
    )
      continue;
    if ([isName, isValue].some((is) => is(index, token, head) && is(index, second, head))) result.push(head);
  }
  return result;
}

/** "full" before "name" where the data has first and last names and no full ones: all but the last word of the two names. */
function fullName(token: Token, name: Token | undefined, index: ModelIndex): Token[] | null {
  if (token.text !== "full" || name?.lemma !== "name") return null;
  const [first, , , last] = tokenize("first name and last").map((each) => ({
    ...each,
    start: token.start,
    end: token.end,
  }));
  if (first === undefined || last === undefined || isName(index, token, name)) return null;
  if (!isName(index, first, name) || !isName(index, last, name)) return null;
  return tokenize(`first ${name.text} and last`).map((each) => ({
    ...each,
    start: token.start,
    end: token.end,
  }));
}

const isName = ({ words }: ModelIndex, first: Token, head: Token): boolean =>
  [
    `${first.lemma}${head.lemma}`,
    `${head.lemma}${spelledOut(first.lemma)}`,
    `${head.lemma}${first.lemma}`,
  ].some((name) => words.phrases.get(name)?.some(({ kind }) => kind === "column"));

/** "New vs existing business" of the kinds "newbusiness" and "Existing business", "3 vs 6 month leases" of the terms "3 months" and "6 months". */
const isValue = ({ values }: ModelIndex, first: Token, head: Token): boolean =>
  [head.text, pluralOf(head.lemma)].some((word) => values.byKey.has(valueKey(`${first.text} ${word}`)));

const spelledOut = (word: string): string => ({ minimum: "min", maximum: "max" })[word] ?? word;

/** "unresolved" as "not resolved", unless the data has the word, or a value of it and the next one ("unpaid leave"). */
function withoutPrefix(token: Token, next: Token | undefined, index: ModelIndex): Token[] {
  const { words, values, conditions } = index;
  const rest = token.kind === "word" ? deniedBy(token.text, index) : null;
  if (
    rest === null ||
    words.columnsByWord.has(token.lemma) ||
    conditions.has(token.lemma) ||
    values.byKey.has(token.text) ||
    values.byKey.has(valueKey(`${token.text} ${next?.text}`))
  )
    return [token];
  return tokenize(`not ${rest}`).map((each) => ({ ...each, start: token.start, end: token.end }));
}

/** What a word denies: any word of the data behind "un", the name of a flag behind what begins many other words, too; null where nothing. */
function deniedBy(word: string, { words, columns }: ModelIndex): string | null {
  const rest = word.startsWith("un") ? word.slice(2) : "";
  if (rest.length >= 4 && words.stems.has(stem(rest))) return rest;
  const denied = opposites.get(word) ?? /^(?:in|im|ir|il|dis|non)([a-z]{4,})$/.exec(word)?.[1];
  const flags = columnsOfWord(denied ?? "", { words, columns });
  return denied !== undefined && flags.some(({ column }) => columnKindOf(column) === "flag") ? denied : null;
}

/** What is said of a row of which a flag with quite another name says no. */
const opposites: ReadonlyMap<string, string> = new Map([
  ["disabled", "enabled"],
  ["offline", "online"],
  ["closed", "open"],
  ["private", "public"],
  ["absent", "present"],
]);
