import { capitalised } from "./capitalised.ts";
import { doneWith } from "./plural-of.ts";

/** Words whose one is written as their many, and those whose one ends in "ie". */
const same: ReadonlySet<string> = new Set("series species news".split(" "));
const withIe: ReadonlySet<string> = new Set(
  "movies cookies ties pies zombies rookies calories selfies".split(" "),
);
const people: ReadonlyMap<string, string> = new Map([
  ["people", "person"],
  ["children", "child"],
  ["men", "man"],
  ["women", "woman"],
]);

/** A name in the singular, by its last word: "customer", "company", "person", "payment made"; what has none stays as it is. */
export function singularOf(name: string): string {
  const treated = doneWith(name);
  if (treated !== null) return singularOf(treated.things) + treated.done;
  const [, before = "", last = ""] = /^(.*?)(\p{L}*)$/su.exec(name) ?? [];
  const word = last.toLowerCase();
  const person = people.get(word);
  if (person !== undefined) return before + (word === last ? person : capitalised(person));
  if (word.length < 4 || same.has(word) || /(?:ss|us|is)$/.test(word) || !word.endsWith("s")) return name;
  if (/(?:x|ch|sh|ss|[^aeo]us)es$/.test(word)) return name.slice(0, -2);
  return word.length > 4 && word.endsWith("ies") && !withIe.has(word)
    ? `${name.slice(0, -3)}y`
    : name.slice(0, -1);
}
