import { isNumeric } from "../../../index/entries.ts";
import { labelSaid } from "../../../index/figure-names.ts";
import { columnsOfWord, isColumnName } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberScale } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { bandsAt } from "../../frame/bands.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const openers: ReadonlySet<string> = new Set("had have has having with took lasted of".split(" "));
const joints: ReadonlySet<string> = new Set([",", "and", "or", ";"]);
const firstBand = /^(?:up|under|below|less|fewer|at|over|none|\d+)$/;
const parts: ReadonlySet<string> = new Set("size band bracket bucket class group range tier".split(" "));
const longestNoun = 3;
const longestBand = 5;

/**
 * "had up to 5 visits, 6 to 10, and more than 10", "up to 50 employees, 51-200 employees", "by size: under 50 employees, 50 and up": the noun
 * in the first band is what all of them cut.
 */
export function bandedNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = openers.has(textAt(tokens, at)) ? at + 1 : at + bySize(tokens, at, index);
  if (!firstBand.test(textAt(tokens, start))) return null;
  for (let noun = start + 1; noun < start + longestBand; noun += 1)
    for (let size = longestNoun; size > 0; size -= 1) {
      const found = withNoun(tokens, start, noun, size, index);
      if (found !== null) return { words: found.words, tokens: start - at + found.tokens };
    }
  return null;
}

/** The tokens of "by size:", which names no column where none is called so; 0 where nothing else is said. */
function bySize(tokens: readonly Token[], at: number, { words }: ModelIndex): number {
  if (textAt(tokens, at) !== "by") return 0;
  const size = tokens.slice(at + 1, at + 4).findIndex(({ text }) => text === ":");
  const said = tokens.slice(at + 1, at + 1 + size).map(({ lemma }) => lemma);
  return size > 0 && said.every((part) => parts.has(part) && !words.columnsByWord.has(part)) ? size + 2 : 0;
}

/** The bands from `start` on with the noun of `size` words at `noun` before them; null where they are none without it. */
function withNoun(
  tokens: readonly Token[],
  start: number,
  noun: number,
  size: number,
  index: ModelIndex,
): Written | null {
  const said = tokens.slice(noun, noun + size);
  if (
    !joints.has(textAt(tokens, noun + size)) ||
    said.some(({ kind, text }) => kind !== "word" || joints.has(text) || numberScale(text) !== null)
  )
    return null;
  const rest = tokens.slice(start).filter((_, offset) => !isSaidAt(tokens, start + offset, said));
  const bands = bandsAt(rest, 0).find(({ bands: { kind } }) => kind === "ranges");
  const first = noun - start;
  const isUnit = bandsAt(tokens, start).some(({ end }) => end > noun);
  const named = isColumnName(index, said.map(({ lemma }) => lemma).join(""));
  if (bands === undefined || bands.end <= first + 1 || (isUnit && !named)) return null;
  const last = rest[bands.end - 1];
  const end = last === undefined ? start : tokens.indexOf(last) + 1;
  const again = isSaidAt(tokens, end, said) ? size : 0;
  const words = rest.slice(0, bands.end).map(({ raw }) => raw);
  return {
    words: isSplit(tokens, start, index)
      ? words.join(" ")
      : `by ${numberCalled(said, index)} : ${words.join(" ")}`,
    tokens: end + again - start,
  };
}

/** What a noun names, or the one number that has it in its name where several columns have ("tickets": the ticket count, and not the last ticket's date). */
function numberCalled(said: readonly Token[], index: ModelIndex): string {
  const [noun, more] = said;
  const holding = columnsOfWord(noun?.lemma ?? "", index);
  const [only, other] = holding.filter(({ column }) => isNumeric(column) && column.role === "measure");
  const clear = more === undefined && holding.length > 1 && only !== undefined && other === undefined;
  return clear && tableNamed(noun, index) === null ? labelSaid(only) : rawOf(said);
}

/** "By speed: under 50 knots, …": what is cut was named before the colon, and the noun only says in what it is told. */
const isSplit = (tokens: readonly Token[], at: number, index: ModelIndex): boolean =>
  textAt(tokens, at - 1) === ":" &&
  bySize(tokens, at - 3, index) + bySize(tokens, at - 4, index) === 0 &&
  tokens.slice(Math.max(0, at - 5), at).some(({ text }) => text === "by");

/** Whether a token belongs to the noun, wherever it is said. */
const isSaidAt = (tokens: readonly Token[], at: number, said: readonly Token[]): boolean =>
  said.some((_, offset) => said.every(({ lemma }, place) => tokens[at - offset + place]?.lemma === lemma));
