import { businessWords } from "./business-words.ts";
import { shortForms } from "./short-forms.ts";

/**
 * What a word of a name stands for where it is contracted, behind the word `before` it; null where it is a word as it stands, or may stand for several. Beside the
 * known short forms these are the business words without the vowels behind their first letter, doubled letters once or
 * twice ("brth", "grs"), also cut off after four letters ("prch"). `word` is folded.
 */
export function speltOut(word: string, before: string | null = null): string | null {
  const told = speltBehind(word, before);
  if (told !== null) return told;
  const known = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (known !== undefined) return known;
  if (!/^[a-z][^\W\d_aeiou]{2,}$/.test(word) || acronyms.has(word)) return null;
  index ??= contractions();
  return index.get(word) ?? null;
}

/** What a word of a name stands for behind that word alone ("qty_prod" were produced); null where it stands for what it does anywhere. */
export function speltBehind(word: string, before: string | null): string | null {
  const told = before === null ? undefined : behind.get(word);
  return told?.before.test(before ?? "") === true ? told.meaning : null;
}

/** Behind these stands what became of so many pieces. */
const pieces = /^(?:qty|quantity|units|pcs|pieces)$/;

/** What tells one thing behind some words: "annual_inc", "unit_px" and "qty_oh", elsewhere an incident, pixels and hours of operation. */
const behind: ReadonlyMap<string, { before: RegExp; meaning: string }> = new Map([
  [
    "inc",
    {
      before:
        /^(?:annual|annl|ann|yearly|monthly|mthly|household|hh|median|med|mean|avg|tot|total|gross|grs|net|family|fam|personal|pers|applicant|joint|verified|stated|other|interest|int|fee)$/,
      meaning: "income",
    },
  ],
  [
    "px",
    {
      before:
        /^(?:unit|list|lst|sale|sales|sell|buy|cost|base|net|gross|ask|bid|close|open|last|avg|limit|strike|retail|rtl)$/,
      meaning: "price",
    },
  ],
  ["oh", { before: /^(?:qty|quantity|units|stock|stk|inv|inventory|balance|bal)$/, meaning: "on hand" }],
  ...(
    [
      ["prod", "produced"],
      ["scr", "scrap"],
      ["scrp", "scrap"],
      ["rej", "rejected"],
      ["gd", "good"],
      ["iss", "issued"],
      ["rtn", "returned"],
    ] as const
  ).map(([word, meaning]) => [word, { before: pieces, meaning }] as const),
]);

/** Letters without a vowel that stand for several words. */
const acronyms: ReadonlySet<string> = new Set(
  "bsc crm fcc gdp gps gst ltd mrs msc phd sms std str vpn".split(" "),
);
/** Behind a vowel, and cut off, fewer letters than this tell nothing ("est", "int"). */
const surely = 4;

/** The contractions that are told by one word alone; made when first asked for. */
let index: ReadonlyMap<string, string> | null = null;

function contractions(): Map<string, string> {
  const [whole, begun] = [new Map<string, string | null>(), new Map<string, string | null>()];
  const spelt = Object.values(shortForms).filter((each) => !each.includes(" "));
  for (const word of new Set([...businessWords, ...spelt])) {
    const bare = word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "");
    for (const each of new Set([bare, bare.replace(/(.)\1/g, "$1")])) {
      if (each.length < (/^[aeiou]/.test(each) ? surely : surely - 1)) continue;
      add(whole, each, word);
      if (!word.endsWith("s")) add(whole, `${each}s`, `${word}s`);
      for (let size = surely; size < each.length; size += 1) add(begun, each.slice(0, size), word);
    }
  }
  const told = [...begun, ...whole].flatMap(([key, word]): [string, string][] =>
    word === null ? [] : [[key, word]],
  );
  return new Map(told);
}

/** Adds a word to a contraction's; of one and what is derived from it ("purchase", "purchaser") the shorter. */
function add(level: Map<string, string | null>, key: string, word: string): void {
  const before = level.get(key);
  if (before === null) return;
  const [short = word, long = word] = [before ?? word, word].toSorted((a, b) => a.length - b.length);
  level.set(key, long.startsWith(short.replace(/e$/, "")) ? short : null);
}
