import {
  capitalised,
  shortForms as common,
  pluralOf,
  singularOf,
  speltBehind,
  speltOut,
} from "@parlance/contract";

/** Short forms that people put into column names, and what they stand for, beside those that read alike wherever names are read. */
const abbreviations = new Map(
  Object.entries({
    cat: "category",
    desc: "description",
    dob: "date of birth",
    dt: "date",
    fname: "first name",
    forename: "first name",
    fk: "key",
    id: "ID",
    inv: "invoice",
    lname: "last name",
    loc: "location",
    no: "number",
    num: "number",
    ord: "order",
    org: "organisation",
    perc: "percent",
    prod: "product",
    ref: "reference",
    sku: "SKU",
    std: "standard",
    surname: "last name",
    tel: "telephone",
    temp: "temperature",
    trans: "transaction",
    url: "URL",
    wt: "weight",
    zip: "ZIP code",
  }),
);

/** The short forms themselves. */
export const shortForms: readonly string[] = [...Object.keys(common), ...abbreviations.keys()];

const written = (word: string, at: number, words: readonly string[]): string =>
  speltBehind(word, words[at - 1] ?? null) ??
  abbreviations.get(word) ??
  speltOut(word, words[at - 1]) ??
  severalOf(word) ??
  word;

/** "Cands", "txns": several of what a short form stands for, where that is one word. */
function severalOf(word: string): string | null {
  const one = word.length > shortest && word.endsWith("s") ? speltOut(word.slice(0, -1)) : null;
  return one === null || one.includes(" ") || singularOf(one) !== one ? null : pluralOf(one);
}

/** From more letters than this on a plural of a short form is told from another word. */
const shortest = 4;

/** "Prod date", "prod shift": what production has and a product has not. */
const isProduction = (words: readonly string[], at: number): boolean =>
  words[at] === "prod" && ofProduction.has(words[at + 1] ?? "");

const ofProduction: ReadonlySet<string> = new Set(["date", "day", "dt", "run", "shift", "time"]);

/** "Is no show", "no reply": a denial before what there is not, where "no" stands for a number only behind or alone ("bike no"). */
const isDenial = (words: readonly string[], at: number): boolean =>
  words[at] === "no" &&
  at < words.length - 1 &&
  (at === 0 || words[at - 1] === "is") &&
  denied.has(words[at + 1] ?? "");

const denied: ReadonlySet<string> = new Set([
  "show",
  "shows",
  "reply",
  "answer",
  "contact",
  "smoking",
  "fault",
]);

/** The words of a name: camelCase, snake_case, kebab-case and digits told apart, lower case, as written; a custom field's mark is none. */
export function nameWords(name: string): string[] {
  return name
    .replace(/(?<=\p{L})__[cr]$/u, "")
    .replace(/(?<=[Dd]ay|[Ww]eek|[Hh]our)of(?=\p{Lu})/gu, "Of")
    .replace(/(\p{Ll}|\d(?=\p{Lu}\p{Ll}))(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/** What people read for a name: words spaced, short forms written out, first letter large ("cust_id" → "Customer ID"). */
export const nameLabel = (name: string): string => wordsLabel(nameWords(name), name);

/** `nameLabel` of words; `name` where there are none. What the name has in brackets at its end stays there ("Mass (kg)"). */
export function wordsLabel(words: readonly string[], name: string): string {
  const bracketed = /\S\s*[([]([^()[\]]{1,12})[)\]]\s*$/u.exec(name)?.[1] ?? "";
  const inside = nameWords(bracketed);
  const before = words.slice(0, -inside.length);
  const ends = inside.length > 0 && words.slice(-inside.length).join(" ") === inside.join(" ");
  const spelt = ends && before.length > 0 ? before : words;
  const capitals = acronyms(name);
  const label = spelt
    .filter((word, at) => word !== "code" || spelt[at - 1] !== "zip")
    .map((word, at) =>
      isDenial(spelt, at)
        ? word
        : isProduction(spelt, at)
          ? "production"
          : capitals.has(word) && !abbreviations.has(word)
            ? word.toUpperCase()
            : written(word, at, spelt),
    )
    .join(" ");
  if (label === "") return name;
  return spelt === before ? `${capitalised(label)} (${bracketed.trim()})` : capitalised(label);
}

/** What a name has in capitals beside words that are not: the "IMDB" of "IMDB Rating". */
const acronyms = (name: string): ReadonlySet<string> =>
  new Set(
    /\p{Ll}/u.test(name)
      ? [...name.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu)].map(([word]) =>
          word.toLowerCase(),
        )
      : [],
  );

/** Name words with short forms written out and plurals made singular: what two names are compared by. */
export const comparableWords = (name: string): string[] =>
  nameWords(name)
    .flatMap((word, at, words) => written(word, at, words).toLowerCase().split(" "))
    .map(singularOf);
