import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { monthAt, yearAt } from "../../../time/unit-words.ts";
import type { Written } from "../written.ts";

/** The months of the northern seasons, as weather services count them. */
const seasons: ReadonlyMap<string, readonly [from: string, to: string]> = new Map([
  ["spring", ["march", "may"]],
  ["summer", ["june", "august"]],
  ["autumn", ["september", "november"]],
  ["fall", ["september", "november"]],
  ["winter", ["december", "february"]],
]);

/**
 * "Summer 2024", "winter of 2023": its three months, or those that brackets say once ("summer 2024 vs summer 2023 (june to july)").
 * What the data calls so is left to it.
 */
export function season(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = monthsSaid(tokens);
  if (said !== null && at === said.start) return { words: "", tokens: said.end - at };
  const own = seasonAt(tokens, at, index);
  if (own === null) return null;
  const [from, to] = said === null ? own.months : said.months;
  const over = from === "december" && to !== "december" ? own.year + 1 : own.year;
  const words = over === own.year ? `${from} to ${to} ${over}` : `${from} ${own.year} to ${to} ${over}`;
  return { words, tokens: own.tokens };
}

type Season = { months: readonly [string, string]; year: number; tokens: number };

/** A season and its year; null where the data has the word, or no year is said. */
function seasonAt(tokens: readonly Token[], at: number, { values, words }: ModelIndex): Season | null {
  const word = textAt(tokens, at);
  const months = seasons.get(word);
  const place = at + (textAt(tokens, at + 1) === "of" ? 2 : 1);
  const year = yearAt(tokens, place);
  if (months === undefined || year === null) return null;
  const known = values.byKey.has(word) || values.byKey.has(`${word}${year}`) || values.byWord.has(word);
  const size = place + 1 - at + (word === "winter" ? nextYear(tokens, place + 1, year) : 0);
  return known || words.columnsByWord.has(word) ? null : { months, year, tokens: size };
}

/** "Winter 2023/24", "2023-2024": how many tokens say the year that it goes on into. */
const nextYear = (tokens: readonly Token[], at: number, year: number): number => {
  const next = tokens[at + 1]?.number;
  return ["/", "-", "–"].includes(textAt(tokens, at)) && (next === year + 1 || next === (year + 1) % 100)
    ? 2
    : 0;
};

/** The months in brackets behind a season. */
function monthsSaid(
  tokens: readonly Token[],
): { start: number; end: number; months: [string, string] } | null {
  const start = tokens.findIndex(({ text }) => text === "(");
  const [from, joint, to, close] = tokens.slice(start + 1, start + 5);
  if (start < 0 || close?.text !== ")" || !["to", "-", "until"].includes(joint?.text ?? "")) return null;
  if (!tokens.slice(0, start).some(({ text }) => seasons.has(text))) return null;
  return from !== undefined &&
    to !== undefined &&
    monthAt(tokens, start + 1) !== null &&
    monthAt(tokens, start + 3) !== null
    ? { start, end: start + 5, months: [from.text, to.text] }
    : null;
}

season.needs = [...seasons.keys()];
