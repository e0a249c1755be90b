import { foldOf } from "../../tools/fit-scorer/random.ts";

/** The words of a table's or column's name: "orderLines", "order_lines" and "Order Lines" are "order", "lines". */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_\-.]+/g, " ")
    .toLowerCase()
    .trim()
    .split(/\s+/);

/** Words that say nothing about what a table holds. */
const layers = new Set(["dim", "fact", "tbl", "fct", "stg"]);

/** What one row of a table is called: its name without layers, its last word in the singular. */
export function nounOf(table: string): string[] {
  const words = wordsOf(table).filter((word) => !layers.has(word));
  return [...words.slice(0, -1), singular(words.at(-1) ?? "")];
}

const singular = (word: string): string => {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
};

/** A noun of one or more words in the plural. */
export const pluralOf = (noun: readonly string[]): string =>
  [...noun.slice(0, -1), plural(noun.at(-1) ?? "")].join(" ");

const plural = (word: string): string => {
  if (word === "person") return "people";
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:ch|sh|x|ss)$/.test(word)) return `${word}es`;
  return word.endsWith("s") ? word : `${word}s`;
};

const small = new Set(["of", "in", "on", "by", "at", "no", "to", "tv"]);

/** Whether words can be said as they stand: no short names, no numbers. */
export const areSayable = (words: readonly string[]): boolean =>
  words.every((word) => small.has(word) || (/^[a-z]{3,}$/.test(word) && /[aeiouy]/.test(word)));

/**
 * Names of things that are money: "payments by method" asks for their amount as well as for their number, so that only "how many"
 * and "number of" are plain.
 */
export const isMoney = (noun: readonly string[]): boolean =>
  /^(?:payment|refund|donation|expense|invoice|transaction|sale|charge|deposit|purchase|grant|award|loan|budget|cost|fee)$/.test(
    noun.at(-1) ?? "",
  );

/** One of several ways to say a thing, the same every time for one key. */
export function oneOf<T>(key: string, ways: readonly T[]): T {
  const way = ways[foldOf(key, ways.length)];
  if (way === undefined) throw new Error(`${key}: there is no way to say it`);
  return way;
}
