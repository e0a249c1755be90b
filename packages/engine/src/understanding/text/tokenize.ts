import { lemma } from "./lemma.ts";

/** One piece of a question or value: `text` is folded (lower case, no accents), `raw` as written, offsets into the input. */
export type Token = {
  raw: string;
  text: string;
  lemma: string;
  start: number;
  end: number;
  /** `quoted` holds a whole quotation, without its marks; `mark` is punctuation that separates clauses. */
  kind: "word" | "number" | "quoted" | "mark";
  /** The number's value, else null. */
  number: number | null;
  /** Where just this word stands, of one that was written out with others. */
  said?: { start: number; end: number };
};

const pattern =
  /"[^"]{1,120}"|“[^”]{1,120}”|(?<=^|[\s(,])['‘][^'’]{1,80}['’](?=$|[\s,.?!);:])|['’]\d{2}(?![\p{L}\d'’])|\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d])|[\p{L}\d]+(?:['’][\p{L}]+)?|[,;:?!%$€£<>≤≥≠=+&#/()-]/gu;

/**
 * Cuts text into words, numbers, quotations and separating marks. Used for questions and data values alike, so that
 * both sides of a comparison are cut the same way. At most `limit` tokens are returned.
 */
export function tokenize(text: string, limit = 120): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    if (tokens.length >= limit) break;
    tokens.push(toToken(match[0], match.index));
  }
  return tokens;
}

/** Lower case without accents: the form in which texts are compared. */
export const fold = (text: string): string => (ascii.test(text) ? text.toLowerCase() : foldAny(text));

const ascii = /^[ -~]*$/;
const foldAny = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** The words of a text as one key without separators: "Mid-Market", "mid market" and "Midmarket" are the same. */
export const valueKey = (text: string): string =>
  plain.test(text) ? text.toLowerCase().replaceAll(" ", "") : keyOfAny(text);

/** Letters, digits and spaces alone, as most values are: read without cutting marks. */
const plain = /^[A-Za-z0-9 ]*$/;

/** The first forty words of a value, as written and folded: its tokens without marks. */
export const valueWords = (text: string): { raw: string; text: string }[] =>
  plain.test(text)
    ? text
        .split(" ", 80)
        .filter((word) => word !== "")
        .slice(0, 40)
        .map((raw) => ({ raw, text: raw.toLowerCase() }))
    : tokenize(text, 40).filter(({ kind }) => kind !== "mark");

const keyOfAny = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}.]+/gu, "")
    .replace(/\.(?!\d)/g, "");

function toToken(raw: string, start: number): Token {
  const end = start + raw.length;
  if (/^["“'‘].+["”'’]$/u.test(raw) && raw.length > 2) {
    const inner = raw.slice(1, -1);
    return {
      raw: inner,
      text: fold(inner),
      lemma: fold(inner),
      start,
      end,
      kind: "quoted",
      number: toNumber(inner),
    };
  }
  const number = shortYear(raw) ?? toNumber(raw);
  if (number !== null) {
    const text = shortYear(raw) === null ? raw.replaceAll(",", "") : String(number);
    return { raw, text, lemma: text, start, end, kind: "number", number };
  }
  if (!/[\p{L}\d]/u.test(raw)) return { raw, text: raw, lemma: raw, start, end, kind: "mark", number: null };
  const folded = fold(raw)
    .replace(/['’]s?$/u, "")
    .replace(/['’]/gu, "'");
  const text =
    /n't$/.test(folded) || denials.has(folded) ? "not" : folded.replace(/'(?:s|re|ve|ll|d|m)$/, "");
  const one = /^\p{Lu}{2}s$/u.test(raw) ? text.slice(0, -1) : lemma(text);
  return { raw, text, lemma: one, start, end, kind: "word", number: null };
}

/** Contractions as they are typed in a hurry. */
const denials: ReadonlySet<string> = new Set(
  "dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt couldnt cant cannot wouldnt shouldnt".split(
    " ",
  ),
);

/** "'24" is 2024, "'98" 1998. */
function shortYear(raw: string): number | null {
  const digits = /^['’](\d{2})$/.exec(raw)?.[1];
  return digits === undefined ? null : fullYear(Number(digits));
}

/** A year as it is, or the one that two digits stand for: below 69 of this century (POSIX, strptime). */
export const fullYear = (year: number): number => (year >= 100 ? year : year + (year < 69 ? 2000 : 1900));

function toNumber(raw: string): number | null {
  const plain = raw.replaceAll(",", "");
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) && plain.length < 16 ? Number(plain) : null;
}
