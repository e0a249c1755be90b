import { lowered } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "typical"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "one", "each", "per", "of"]);
const selling: ReadonlySet<string> = new Set(["sold", "sells", "sell"]);
const extremes: ReadonlySet<string> = new Set(["most", "fewest", "least"]);

/**
 * "Average ticket price", "price per ticket" of bookings that tell how many tickets they are of and what they come to: that over the number;
 * "tickets sold", "sold the most tickets" are that number.
 */
export function piecesSold(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const money = index.columns[index.takings ?? -1];
  if (money === undefined) return null;
  return priceOfPiece(tokens, at, money, index) ?? numberSold(tokens, at, money, index);
}

function priceOfPiece(
  tokens: readonly Token[],
  at: number,
  money: ColumnEntry,
  index: ModelIndex,
): Written | null {
  const average = averages.has(textAt(tokens, at)) ? 1 : 0;
  const isPrice = (place: number): boolean => tokens[place]?.lemma === "price";
  let end = at + average;
  let noun: Token | undefined;
  if (average === 1 && isPrice(end + 1)) {
    noun = tokens[end];
    end += 2;
  } else if (isPrice(end) && ["per", "of"].includes(textAt(tokens, end + 1))) {
    end += 1;
    while (articles.has(textAt(tokens, end))) end += 1;
    if (average === 0 && textAt(tokens, end - 1) === "of") return null;
    noun = tokens[end];
    end += 1;
  }
  const pieces = noun === undefined ? null : piecesOf(noun, money, index);
  if (pieces === null || hasPrice(money, index)) return null;
  return { words: `${lowered(money.column.label)} per ${noun?.lemma}`, tokens: end - at };
}

function numberSold(
  tokens: readonly Token[],
  at: number,
  money: ColumnEntry,
  index: ModelIndex,
): Written | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (token === undefined || next === undefined) return null;
  if (selling.has(next.text) && token.text !== token.lemma && piecesOf(token, money, index) !== null) {
    const behind = tokens[at + 2];
    const ends =
      behind === undefined || behind.kind === "mark" || /^(?:by|per|in|for|each)$/.test(behind.text);
    return ends ? { words: token.raw, tokens: 2 } : null;
  }
  if (!selling.has(token.text)) return null;
  const most = textAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  const noun = tokens[most + 1];
  return extremes.has(textAt(tokens, most)) && noun !== undefined && piecesOf(noun, money, index) !== null
    ? { words: `has the ${textAt(tokens, most)}`, tokens: most + 1 - at }
    : null;
}

/** The whole number that the rows of the money tell of what a word names: "tickets" of bookings. */
function piecesOf(
  { lemma, kind }: Token,
  { table }: ColumnEntry,
  { columns }: ModelIndex,
): ColumnEntry | null {
  if (kind !== "word") return null;
  return (
    columns.find(
      ({ table: own, column, words, foreign }) =>
        own === table &&
        !foreign &&
        column.physicalType === "integer" &&
        column.additivity === "additive" &&
        column.unit.kind !== "currency" &&
        column.unit.kind !== "duration" &&
        words.length === 1 &&
        words[0] === lemma,
    ) ?? null
  );
}

/** Whether rows of the money tell a price themselves. */
const hasPrice = ({ table }: ColumnEntry, { columns }: ModelIndex): boolean =>
  columns.some((entry) => entry.table === table && entry.words.includes("price"));

piecesSold.needs = ["price", "prices", ...selling];
