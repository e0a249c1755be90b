import { type ColumnEntry, holdsFigure, type TableEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isToldIn } from "../../index/told-in.ts";
import { comparativeHints } from "../../lexicon/adjectives.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { ratesOf } from "../idioms/money/rate-of-time.ts";
import type { Written } from "../idioms/written.ts";
import { usualAt, usualWords } from "./usual-said.ts";

const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);
const verbs =
  /^(?:is|are|was|were|be|being|charg(?:es?|ed|ing)|cost(?:s|ing)?|pay(?:s|ing)?|paid|earn(?:s|ed|ing)?|ask(?:s|ed|ing)?|mak(?:es?|ing)|made|need(?:s|ed|ing)?|tak(?:es?|ing)|took|us(?:es?|ed|ing)|spend(?:s|ing)?|spent|consum(?:es?|ed|ing)|bill(?:s|ed|ing)?|do|does|did|have|has|had|with)$/;
const openers: ReadonlySet<string> = new Set(["per", "a", "an", "each", "every", "for"]);
const onAverage = phrases("on average", "on avg");
/** Most words of what is compared ("minutes", "fuel costs"), and between "where" and its verb. */
const [longestFigure, longestWhose] = [2, 3];

/**
 * "Contractors charging more per hour than average", "brands that are pricier per litre than our overall average", "attendants who need more minutes per
 * task than the average": with what one unit, or one row, costs or takes above, or below, that of all.
 */
export function beyondUsual(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at === 0) return null;
  if (isSpelledOut(tokens[at - 1])) return behindFormula(tokens, at);
  const whose = whoseAt(tokens, at);
  const opened = whose ?? at + (relatives.has(textAt(tokens, at)) ? 1 : 0);
  const verb = verbs.test(textAt(tokens, opened)) ? 1 : 0;
  const side = sideAt(tokens, opened + verb);
  if (side === null || (verb === 0 && !side.priced)) return null;
  const from = opened + verb + side.tokens;
  const rows = whose === null ? "" : `${rawOf(tokens.slice(at + 1, whose))} `;
  if (isSpelledOut(tokens[from])) return { words: `with ${rows}`.trim(), tokens: from - at };
  const figure = comparedAt(tokens, from, tableNamed(tokens[at - 1], index), index);
  const size = figure === null ? 0 : usualAt(tokens, figure.end + 1);
  if (figure === null || textAt(tokens, figure.end) !== "than" || size === 0) return null;
  return {
    words: `with ${rows}${figure.words} ${side.more ? "above" : "below"} the overall average`,
    tokens: figure.end + 1 + size - at,
  };
}

/** A token that stands for a formula which the question spelt out ("per kWh" of what is dearer). */
const isSpelledOut = (token: Token | undefined): boolean => token?.text.startsWith("§") === true;

/** "Dearer (per kWh) than our average": behind a formula, on the side of the comparative before it. */
function behindFormula(tokens: readonly Token[], at: number): Written | null {
  const size = textAt(tokens, at) === "than" ? usualAt(tokens, at + 1) : 0;
  const side = [3, 2].map((back) => sideAt(tokens, at - back)).find((each) => each !== null);
  return size === 0 || side === undefined
    ? null
    : { words: `${side.more ? "above" : "below"} the overall average`, tokens: size + 1 };
}

/** "Minutes per task", "per litre": what is compared, and where it ends. */
function comparedAt(
  tokens: readonly Token[],
  from: number,
  subject: TableEntry | null,
  index: ModelIndex,
): { words: string; end: number } | null {
  const per = tokens.findIndex(
    ({ text }, place) => place >= from && place <= from + longestFigure && openers.has(text),
  );
  const unit = tokens[per + 1];
  if (per < 0 || unit?.kind !== "word") return null;
  const words = figureOf(tokens.slice(from, per), unit, subject, index);
  return words === null ? null : { words, end: per + 2 + phraseAt(tokens, per + 2, onAverage) };
}

beyondUsual.needs = usualWords;

/** "Countries where electricity is dearer …": where the verb stands behind what it is said of; null where no such clause begins. */
function whoseAt(tokens: readonly Token[], at: number): number | null {
  if (textAt(tokens, at) !== "where") return null;
  const verb = tokens.findIndex(
    ({ text }, place) => place > at + 1 && place <= at + 1 + longestWhose && verbs.test(text),
  );
  return verb < 0 ? null : verb;
}

/** "More", "cheaper", "less expensive": on which side of the average, and how many tokens say so. */
function sideAt(tokens: readonly Token[], at: number): Side | null {
  const word = textAt(tokens, at);
  const amount = /^(?:more|higher)$/.test(word) ? true : /^(?:less|fewer|lower)$/.test(word) ? false : null;
  const priced = amount !== null && /^(?:expensive|costly)$/.test(textAt(tokens, at + 1));
  if (amount !== null) return { more: amount, priced, tokens: priced ? 2 : 1 };
  const [hint] = comparativeHints(word);
  return hint?.words.includes("price") === true ? { more: hint.descending, priced: true, tokens: 1 } : null;
}

type Side = { more: boolean; priced: boolean; tokens: number };

/** What is compared of each unit: a rate that is held, an average of its rows, or what all costs by how much all is; null where nothing or several tell it. */
function figureOf(
  said: readonly Token[],
  unit: Token,
  subject: TableEntry | null,
  index: ModelIndex,
): string | null {
  const rows = tableNamed(unit, index);
  if (said.length > 0) {
    if (rows === null) return `${rawOf(said)} per ${unit.raw}`;
    const [only, other] = numbersOf(rows, index).filter((entry) => isCalled(entry, said));
    return only === undefined || other !== undefined ? null : `average ${labelSaid(only)}`;
  }
  const [rate, second] = ratesPer(unit, subject, index);
  if (rate === undefined || second !== undefined) return null;
  return `${rate.table === subject?.id ? "" : "average "}${labelSaid(rate)}`;
}

/** The numbers that are told for one of a unit: "price per litre", "hourly rate"; of several those of the subject's own rows, or of rows of each of them. */
function ratesPer(unit: Token, subject: TableEntry | null, index: ModelIndex): ColumnEntry[] {
  const timed = ratesOf(unit.text, index);
  const found = timed.length > 0 ? timed : index.columns.filter((entry) => isPer(entry, unit));
  const near = found.filter(
    ({ table }) =>
      subject !== null &&
      (table === subject.id ||
        findRoutes(index.graph, table, subject.id, { count: 1, preferred: new Set() })[0]?.toOne === true),
  );
  return found.length > 1 ? near : found;
}

const isPer = ({ column, words, foreign }: ColumnEntry, { text, lemma }: Token): boolean =>
  !foreign &&
  column.role === "measure" &&
  words.includes("per") &&
  [text, lemma].includes(words[words.indexOf("per") + 1] ?? "");

const numbersOf = (table: TableEntry, { columns }: ModelIndex): ColumnEntry[] =>
  table.columns.flatMap((id) => columns[id] ?? []).filter(holdsFigure);

const isCalled = (entry: ColumnEntry, said: readonly Token[]): boolean =>
  said.every(
    ({ text, lemma }) => entry.words.includes(lemma) || isToldIn(entry, text) || isToldIn(entry, lemma),
  );
