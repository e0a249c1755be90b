import { lowered, rowsOf } from "@parlance/contract";
import { labelSaid, lengthColumn, markColumn } from "../../index/figure-names.ts";
import { mainMoney } from "../../index/main-money.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { wordsFor } from "../links/words-for.ts";
import { areOfOne, type ValueSaid, valueAt } from "./value-at.ts";

const auxiliaries = /^(?:did|do|does|is|are|was|were|has|have)$/;

/**
 * "Does Ola get better ratings than Pim", "is cash more common than card", "did Leith bring in more money than Gorgie", "are referrals more likely to
 * be placed than agency people": the figure that is compared, of the one value beside the other of its column.
 */
export function betterOfTwo(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const than = auxiliaries.test(textAt(tokens, 0)) ? tokens.findIndex(({ text }) => text === "than") : -1;
  const second = than < 2 ? null : valueAt(tokens, behindArticle(tokens, than + 1), index);
  const first = second === null ? null : firstOf(tokens.slice(0, than), second, index);
  if (first === null || second === null) return tokens;
  const between = [...tokens.slice(1, first.start), ...tokens.slice(first.end, than)].filter(
    (token) => !articles.has(token.text) && tableNamed(token, index) === null,
  );
  const named =
    figureOf(between, columnOf(first, second, index), index) ??
    figureOfRows(tokens.slice(1, than), first, index);
  if (named === null) return tokens;
  const aux = tokens.slice(0, 1);
  return [
    ...wordsFor(named.opening, aux),
    ...named.noun,
    ...wordsFor(`${named.closing} for`, aux),
    ...tokens.slice(first.start, first.end),
    ...wordsFor("vs", tokens.slice(than, than + 1)),
    ...tokens.slice(second.start, second.end),
    ...tokens.slice(tailOf(tokens, second.end, index)),
  ];
}

const articles: ReadonlySet<string> = new Set("the a an our on in at for with by from to".split(" "));
const behindArticle = (tokens: readonly Token[], at: number): number =>
  articles.has(textAt(tokens, at)) ? behindArticle(tokens, at + 1) : at;

/** The value of the same column that stands before. */
function firstOf(before: readonly Token[], second: ValueSaid, index: ModelIndex): ValueSaid | null {
  for (let at = 1; at < before.length; at += 1) {
    const found = valueAt(before, at, index);
    if (found !== null && areOfOne(found, second)) return found;
  }
  return null;
}

const idle: ReadonlySet<string> = new Set(
  "people ones one jobs customers do does did is are was were has have get gets got bookings orders members".split(
    " ",
  ),
);

/** Where what is said of both goes on behind the second: "than Pim does in 2024". */
function tailOf(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const token = tokens[at];
  return token !== undefined && (idle.has(token.text) || tableNamed(token, index) !== null)
    ? tailOf(tokens, at + 1, index)
    : at;
}

const mores: ReadonlySet<string> = new Set(["more", "less", "fewer"]);
const scales =
  /^(?:better|worse|higher|lower|bigger|larger|smaller|greater|longer|shorter|slower|faster|quicker)$/;
const lengths = /^(?:longer|shorter|slower|faster|quicker)$/;
const marks = /^(?:better|worse)$/;
const frequent: ReadonlySet<string> = new Set(
  "common frequent popular often frequently numerous busy".split(" "),
);
const spending: ReadonlySet<string> = new Set(
  "spend spends spent earn earns earned make makes made bring brings brought take takes took pay pays paid".split(
    " ",
  ),
);

/** A figure: the words that were said of it between those that are written out. */
type Figure = { opening: string; noun: readonly Token[]; closing: string };

const written = (opening: string): Figure => ({ opening, noun: [], closing: "" });
const saidBehind = (opening: string, noun: readonly Token[]): Figure => ({ opening, noun, closing: "" });

/** What the words between the values compare; null where they leave that open. */
function figureOf(between: readonly Token[], column: string, index: ModelIndex): Figure | null {
  const scale = between.findIndex(({ text }) => scales.test(text));
  if (scale >= 0) return averageOf(between, scale, index);
  if (between.some(({ text }) => text === "busier")) return rowsCounted(index);
  const more = between.findIndex(({ text }) => mores.has(text));
  const [next, ...rest] = more < 0 ? [] : between.slice(more + 1);
  if (next === undefined)
    return more > 0 && between.some(({ text }) => spending.has(text)) ? money(index) : null;
  if (frequent.has(next.text)) return rowsCounted(index);
  if (next.text === "likely") return shareOf(rest, column);
  return amountOf([next, ...rest], index);
}

/** "Better ratings", "longer waits": their average; "better", "longer" alone the mark or the length. */
function averageOf(between: readonly Token[], scale: number, index: ModelIndex): Figure | null {
  const word = textAt(between, scale);
  const noun = between.slice(scale + 1).filter(({ text }) => !["average", "on"].includes(text));
  if (noun.length > 0 && isFigure(noun, index)) return saidBehind("average", noun);
  const entry = lengths.test(word)
    ? lengthColumn(index.columns)
    : marks.test(word)
      ? markColumn(index.columns)
      : null;
  return entry === null ? null : written(`average ${labelSaid(entry)}`);
}

const isFigure = (noun: readonly Token[], { words, columns }: ModelIndex): boolean => {
  const named = words.phrases.get(noun.map(({ lemma }) => lemma).join("")) ?? [];
  const inPart = noun.length === 1 ? (words.columnsByWord.get(noun[0]?.lemma ?? "") ?? []) : [];
  return [...named.flatMap(({ kind, id }) => (kind === "column" ? [id] : [])), ...inPart].some(
    (id) => columns[id]?.column.role === "measure",
  );
};

const moneyWords: ReadonlySet<string> = new Set("money income revenue takings turnover cash".split(" "));

/** "More money", "more pieces": what they add up to. */
function amountOf(noun: readonly Token[], index: ModelIndex): Figure | null {
  if (moneyWords.has(noun[0]?.text ?? "")) return money(index);
  for (let size = Math.min(3, noun.length); size > 0; size -= 1)
    if (isFigure(noun.slice(0, size), index)) return saidBehind("total", noun.slice(0, size));
  return null;
}

const money = (index: ModelIndex): Figure | null => {
  const held = index.revenue === null ? mainMoney(index) : null;
  if (held !== null) return written(`total ${labelSaid(held)}`);
  return index.revenue === null ? null : written("revenue");
};

const become = /^(?:to|be|get|gets|end|up|become|being|getting)$/;

/** "More likely to get placed": the share of each one's rows that are. */
function shareOf(rest: readonly Token[], column: string): Figure | null {
  const noun = rest.filter(({ text }) => !become.test(text));
  return noun.length === 0 ? null : { opening: "", noun, closing: `percentage by ${column}` };
}

/** What the column is called that tells two values apart. */
const columnOf = (one: ValueSaid, other: ValueSaid, { columns }: ModelIndex): string =>
  lowered(columns[[...one.columns].find((id) => other.columns.has(id)) ?? -1]?.column.label ?? "");

const rowsCounted = (index: ModelIndex): Figure | null => {
  const rows = rowsNoun(index);
  return rows === null ? null : written(`number of ${rows}`);
};

/** What the rows of the only sheet are called. */
const rowsNoun = ({ tables: [sheet, other] }: ModelIndex): string | null =>
  sheet === undefined || other !== undefined ? null : lowered(rowsOf(sheet.table.label));

/** "Does Leith have more jobs than Gorgie": how many of the rows. */
function figureOfRows(before: readonly Token[], { start, end }: ValueSaid, index: ModelIndex): Figure | null {
  const more = before.findIndex(({ text }) => mores.has(text));
  const noun = before[more + 1];
  const place = more + 2;
  return more < 0 || noun === undefined || (place > start && place <= end)
    ? null
    : tableNamed(noun, index) === null
      ? null
      : saidBehind("number of", [noun]);
}
