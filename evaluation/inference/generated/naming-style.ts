import type { Chance } from "./chance.ts";

/** How one schema writes its names; words are lower case, singular. */
export type NamingStyle = {
  table(words: string[]): string;
  /** The key of a table, in the table. */
  key(words: string[]): string;
  /** A column that refers to a table's key, with the role that its rows play there, if any. */
  reference(words: string[], role: string | null): string;
  column(words: string[]): string;
};

type Case = (words: string[]) => string;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const cases: Case[] = [
  (words) => words.join("_"),
  (words) => words.map(capital).join(""),
  (words) => words.map((word, at) => (at === 0 ? word : capital(word))).join(""),
  (words) => words.join("_").toUpperCase(),
  (words) => words.map(capital).join("_"),
];
const marks = ["id", "id", "id", "no", "code", "key"];

/** A schema's style: case, plurals, the mark of keys, how much of a table's name its references say. */
export function makeStyle(chance: Chance): NamingStyle {
  const written = chance.pick(cases);
  const isPlural = chance.is(0.6);
  const mark = chance.pick(marks);
  const isBare = mark === "id" && chance.is(0.35);
  const isShort = chance.is(0.15);
  const isMarkFirst = !isBare && chance.is(0.1);
  const marked = (words: string[]): string => written(isMarkFirst ? [mark, ...words] : [...words, mark]);
  const shortened = (word: string): string => (isShort && word.length > 5 ? word.slice(0, 4) : word);
  return {
    table: (words) => written(isPlural ? [...words.slice(0, -1), plural(words.at(-1) ?? "")] : words),
    key: (words) => (isBare ? written(["id"]) : marked(words.map(shortened))),
    reference: (words, role) => {
      if (role === null) return marked(words.map(shortened));
      return chance.is(0.5) ? marked([role, ...words.map(shortened)]) : marked([role]);
    },
    column: written,
  };
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
