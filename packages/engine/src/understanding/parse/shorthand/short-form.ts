import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const marked = phrases("w / o", "w / out", "b / w", "w /", "> =", "= >", "< =", "= <", "! =", "< >");
const dotted = phrases("p a", "p m");
const full: ReadonlyMap<string, string> = new Map([
  ["w / o", "without"],
  ["w / out", "without"],
  ["b / w", "between"],
  ["w /", "with"],
  ["> =", "at least"],
  ["= >", "at least"],
  ["≥", "at least"],
  ["< =", "at most"],
  ["= <", "at most"],
  ["≤", "at most"],
  ["! =", "other than"],
  ["< >", "other than"],
  ["≠", "other than"],
  ["excl", "excluding"],
  ["exc", "excluding"],
  ["incl", "including"],
  ["btw", "between"],
  ["btwn", "between"],
  ["ea", "each"],
  ["tot", "total"],
  ["ttl", "total"],
  ["hrs", "hours"],
  ["mins", "minutes"],
  ["secs", "seconds"],
  ["yr", "year"],
  ["yrs", "years"],
  ["mth", "month"],
  ["mths", "months"],
  ["qtr", "quarter"],
  ["qtrs", "quarters"],
  ["wk", "week"],
  ["wks", "weeks"],
  ["arpu", "average revenue per customer"],
  ["arpa", "average revenue per account"],
  ["arppu", "average revenue per customer"],
  ["p a", "per year"],
  ["p m", "per month"],
]);

/** "This yr", "last qtr": periods, whatever the data is called by. */
const periods: ReadonlySet<string> = new Set("yr yrs mth mths qtr qtrs wk wks".split(" "));
const bounding: ReadonlySet<string> = new Set(
  "this last next past previous prior current every per".split(" "),
);

/** "w/ discount", "w/o reviews", "excl. returns", "tot revenue": small words in full, where the data has no such word itself. */
export function shortForm(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = isTight(tokens, at) ? phraseAt(tokens, at, marked) : 0;
  if (size > 0) return writtenAs(tokens.slice(at, at + size));
  if (phraseAt(tokens, at, dotted) > 0 && tokens[at + 1]?.start === (tokens[at]?.end ?? 0) + 1)
    return writtenAs(tokens.slice(at, at + 2));
  const word = textAt(tokens, at);
  if (word === "v" && isBetween(tokens, at) && !isWordOf(index, word)) return { words: "vs", tokens: 1 };
  const isPeriod = periods.has(word) && bounding.has(textAt(tokens, at - 1));
  return full.has(word) && (isPeriod || !isWordOf(index, word)) ? writtenAs(tokens.slice(at, at + 1)) : null;
}

function writtenAs(said: readonly Token[]): Written | null {
  const words = full.get(said.map(({ text }) => text).join(" "));
  return words === undefined ? null : { words, tokens: said.length };
}

/** A mark that is tied to what stands before it. */
const isTight = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.kind === "mark" && tokens[at]?.end === tokens[at + 1]?.start;

/** "UK v Ireland": between two words or numbers. */
const isBetween = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].every((place) => {
    const { kind, text = "" } = tokens[place] ?? {};
    return kind !== undefined && kind !== "mark" && text.length > 1;
  });
