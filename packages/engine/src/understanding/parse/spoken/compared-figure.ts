import { lowered, rowsOf } from "@parlance/contract";
import { labelSaid, lengthColumn, markColumn } from "../../index/figure-names.ts";
import { mainMoney } from "../../index/main-money.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { ValueSaid } from "./value-at.ts";

const mores: ReadonlySet<string> = new Set(["more", "less", "fewer"]);
const scales =
  /^(?:better|worse|higher|lower|bigger|larger|smaller|greater|longer|shorter|slower|faster|quicker)$/;
const lengths = /^(?:longer|shorter|slower|faster|quicker)$/;
const marks = /^(?:better|worse)$/;
const frequent: ReadonlySet<string> = new Set(
  "common frequent popular often frequently numerous busy".split(" "),
);
const spending: ReadonlySet<string> = new Set(
  "spend spends spent earn earns earned make makes made bring brings brought take takes took pay pays paid lend lends lent raise raises raised generate generates generated collect collects collected sell sells sold".split(
    " ",
  ),
);

/** A figure: the words that were said of it between those that are written out. */
export type Figure = { opening: string; noun: readonly Token[]; closing: string };

const written = (opening: string): Figure => ({ opening, noun: [], closing: "" });
const saidBehind = (opening: string, noun: readonly Token[]): Figure => ({ opening, noun, closing: "" });

/** "Bring in more each", "more on average": what is compared is what each one is, and not what they add up to. */
const eachOf = /^(?:each|apiece|average|typically|usually)$/;

/** What the words between the values compare; null where they leave that open. */
export function figureOf(said: readonly Token[], column: string, index: ModelIndex): Figure | null {
  const averaged = said.some(({ text }) => eachOf.test(text));
  const between = said.filter(
    ({ text, kind }, at) =>
      kind !== "mark" && !eachOf.test(text) && !(text === "on" && textAt(said, at + 1) === "average"),
  );
  const figure = plainFigure(between, column, index);
  return figure === null || !averaged ? figure : { ...figure, opening: averageFor(figure.opening) };
}

const averageFor = (opening: string): string => opening.replace(/^total\b/, "average");

function plainFigure(between: readonly Token[], column: string, index: ModelIndex): Figure | null {
  const scale = between.findIndex(({ text }) => scales.test(text));
  if (scale > 0 && rated.test(textAt(between, scale - 1))) return markOf(index);
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

const rated = /^(?:rated|scored|reviewed|marked|ranked)$/;

/** What a rating is told by. */
function markOf({ columns }: ModelIndex): Figure | null {
  const entry = markColumn(columns);
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
  const spent = moneyWords.has(noun[0]?.text ?? "")
    ? noun.find((token, at) => at > 0 && isFigure([token], index))
    : undefined;
  if (spent !== undefined) return saidBehind("total", [spent]);
  if (moneyWords.has(noun[0]?.text ?? "")) return money(index);
  for (let size = Math.min(3, noun.length); size > 0; size -= 1)
    if (isFigure(noun.slice(0, size), index)) return saidBehind("total", noun.slice(0, size));
  return null;
}

const money = (index: ModelIndex): Figure | null => {
  const said = moneySaid(index);
  return said === null ? null : written(said);
};

/** What the money of the data is called that deeds of money come to. */
export function moneySaid(index: ModelIndex): string | null {
  const held = index.revenue === null ? mainMoney(index) : null;
  if (held !== null) return `total ${labelSaid(held)}`;
  return index.revenue === null ? null : "revenue";
}

const become = /^(?:to|be|get|gets|end|up|become|being|getting)$/;

/** "More likely to get placed": the share of each one's rows that are. */
function shareOf(rest: readonly Token[], column: string): Figure | null {
  const noun = rest.filter(({ text }) => !become.test(text));
  return noun.length === 0 ? null : { opening: "", noun, closing: `percentage by ${column}` };
}

/** What the column is called that tells two values apart. */
export const columnOf = (one: ValueSaid, other: ValueSaid, { columns }: ModelIndex): string =>
  lowered(columns[[...one.columns].find((id) => other.columns.has(id)) ?? -1]?.column.label ?? "");

const rowsCounted = (index: ModelIndex): Figure | null => {
  const rows = rowsNoun(index);
  return rows === null ? null : written(`number of ${rows}`);
};

/** What the rows of the only sheet are called. */
const rowsNoun = ({ tables: [sheet, other] }: ModelIndex): string | null =>
  sheet === undefined || other !== undefined ? null : lowered(rowsOf(sheet.table.label));

/** "Does Leith have more jobs than Gorgie": how many of the rows. */
export function figureOfRows(
  before: readonly Token[],
  { start, end }: Pick<ValueSaid, "start" | "end">,
  index: ModelIndex,
): Figure | null {
  const more = before.findIndex(({ text }) => mores.has(text));
  const noun = before[more + 1];
  const place = more + 2;
  return more < 0 || noun === undefined || (place > start && place <= end)
    ? null
    : tableNamed(noun, index) === null
      ? null
      : saidBehind("number of", [noun]);
}
