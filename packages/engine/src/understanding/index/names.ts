import { speltBehind, speltOut } from "@parlance/contract";
import { abbreviations } from "../lexicon/abbreviations.ts";
import { lemma } from "../text/lemma.ts";
import { fold } from "../text/tokenize.ts";

/** Cuts a table's or column's name into folded words: camelCase, snake_case, digits and punctuation separate; a custom field's mark is none. */
export function nameWords(name: string): string[] {
  const spaced = name
    .replace(/(?<=\p{L})__[cr]$/u, "")
    .replace(/(?<=[Dd]ay|[Ww]eek|[Hh]our)of(?=\p{Lu})/gu, "Of")
    .replace(/(\p{Ll}|\d(?=\p{Lu}\p{Ll}))(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}#%+]+/gu, " ");
  return fold(spaced)
    .split(" ")
    .filter((word) => word !== "");
}

/** Name words in dictionary form, abbreviations spelt out; "L Name" is one, too, and "wait_min" tells minutes. */
export const expandedWords = (words: readonly string[]): string[] =>
  initialsJoined(words).flatMap((word, at, joined) => {
    if (word === "min" && at > 0 && joined.some((other) => timed.has(other))) return ["minute"];
    if (word === "no" && joined[at + 1] === "show") return ["no"];
    const meant = besides.get(word)?.(joined[at + 1] ?? "") ?? null;
    if (meant !== null) return [meant];
    return (spelling(word, joined[at - 1]) ?? lemma(word)).split(" ").map(lemma);
  });

const when = /^(?:dt|date|ts|tm|time|on|at|day|appt|appointment|arr|arrival|dep|departure|eta)$/;
const where = /^(?:city|st|state|ctry|country|stn|station|port|airport|zip|loc|location|terminal)$/;
const guessed =
  /^(?:hrs?|hours?|mins?|minutes?|days?|time|dur|duration|length|cost|price|value|amt|amount|qty|weight)$/;
/** Words that stand for something of their own before a time, a place or a name: "exp_dt", "orig_city", "givenName". */
const besides: ReadonlyMap<string, (next: string) => string | null> = new Map<
  string,
  (next: string) => string | null
>([
  ["est", (next) => (guessed.test(next) ? "estimated" : null)],
  ["exp", (next) => (when.test(next) ? "expiry" : null)],
  ["del", (next) => (when.test(next) ? "delivery" : null)],
  ["pu", (next) => (when.test(next) ? "pickup" : null)],
  ["orig", (next) => (where.test(next) ? "origin" : null)],
  ["given", (next) => (next === "name" ? "first" : null)],
  ["family", (next) => (next === "name" ? "last" : null)],
  [
    "ext",
    (next) => (/^(?:cost|cst|price|prc|px|amt|amount|value|val|total)$/.test(next) ? "extended" : null),
  ],
  [
    "cr",
    (next) => (/^(?:amt|amount|lim|limit|lmt|memo|note|bal|balance|score)$/.test(next) ? "credit" : null),
  ],
  ["ac", (next) => (/^(?:type|model|reg|registration|tail|make)$/.test(next) ? "aircraft" : null)],
]);

/** Words of names that tell how long something took. */
const timed: ReadonlySet<string> = new Set(
  "call play watch session trip ride visit overtime training idle processing prep cooking dur duration wait waiting time delay late downtime elapsed length travel response run stop break talk handling planned plan actual act insp inspection check test exam repair labor labour work job lesson treatment clean cleaning drive driving meeting".split(
    " ",
  ),
);

/** A single letter joined to the word after it where both together are an abbreviation ("L Name", "A/C Type"). */
function initialsJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = joined.at(-1);
    const both = `${before}${word}`;
    if (before?.length === 1 && (spelling(both) ?? besides.get(both)?.(words[at + 1] ?? "") ?? null) !== null)
      joined[joined.length - 1] = both;
    else joined.push(word);
  }
  return joined;
}

const spelling = (word: string, before?: string): string | null =>
  speltBehind(word, before ?? null) ??
  (Object.hasOwn(abbreviations, word) ? abbreviations[word] : null) ??
  speltOut(word, before);

/** What tells the column that is meant where nothing more is said from those beside it: "cost total" beside "cost repair". */
export const usualWords: ReadonlySet<string> = new Set(["primary", "main", "total", "overall"]);

/** Words of names that say little about which column is meant. */
export const genericWords: ReadonlySet<string> = new Set([
  "id",
  "code",
  "name",
  "number",
  "date",
  "type",
  "value",
  "key",
  "text",
  "ref",
  "reference",
  "the",
  "of",
  "in",
  "and",
  "a",
  "for",
  "by",
  "at",
  "to",
  "no",
  "is",
  "mm",
  "g",
  "km",
  "kg",
  "usd",
  "cent",
  "cents",
  "m",
  "s",
  "d",
  "c",
  "description",
  "detail",
  "#",
]);
