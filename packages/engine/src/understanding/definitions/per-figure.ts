import { figuresCalled, figuresSaid } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { labelSaid } from "../index/figure-names.ts";
import { mainMoney } from "../index/main-money.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { spentFor } from "../index/spent-for.ts";
import { comparativeHints } from "../lexicon/adjectives.ts";
import { numberScale } from "../lexicon/numbers.ts";
import { aimed } from "../lexicon/planned.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import { textAt } from "../text/phrase-at.ts";
import { sharesRoot } from "../text/same-root.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import type { SaidFormula } from "./part-of-number.ts";
import { addsUp, type Named, sharedNoun, unitBefore, unitsBehind } from "./per-unit.ts";
import { piecesOf } from "./pieces-of.ts";

const pieces: ReadonlySet<string> = new Set("piece unit item part article".split(" "));
const heads: ReadonlySet<string> = new Set("head person cover guest diner pax".split(" "));
/** What columns call how many people a row is for. */
const headed: ReadonlySet<string> = new Set(
  "guest head person people pax cover headcount diner attendee".split(" "),
);
const money: ReadonlySet<string> = new Set(
  "spend spending money revenue takings income earn earned".split(" "),
);
const currencies: ReadonlySet<string> = new Set("eur euro usd dollar gbp pound money".split(" "));
const idle: ReadonlySet<string> = new Set("of time we that was were is are".split(" "));
/** More words than this name no figure. */
const longest = 4;

/**
 * "Scrap euros per rejected piece", "pieces per minute of inspection time", "spend per head": one number of the rows divided by another one, that is
 * named by more than a word that rows are called by, or by its unit. Null where what stands behind "per" is no number of the rows.
 */
export function perFigure(text: string, index: ModelIndex): PerFigure | null {
  const tokens = tokenize(text);
  const per = tokens.findIndex((token) => token.text === "per");
  if (per < 1) return null;
  const size = sizeAt(tokens[per + 1]);
  const from = size === null ? per + 1 : per + 2;
  const pair = pairAt(tokens, { per, from }, index) ?? sharedNoun(tokens, per, index);
  const [first, last] = [tokens[pair?.above.start ?? 0], tokens[(pair?.below.end ?? 0) - 1]];
  if (pair === null || first === undefined || last === undefined) return null;
  const divisor = divisorSaid(pair.below, tokens, index);
  if (divisor === null) return null;
  return {
    text: text.slice(first.start, last.end),
    formula: `${labelSaid(pair.above.figure)} / ${size === null ? divisor : `(${divisor} / ${size})`}`,
    ...(pair.above.figure.table === pair.below.figure.table
      ? { columns: { left: pair.above.figure.id, right: pair.below.figure.id } }
      : { ofEach: true as const }),
  };
}

/** `ofEach` where what the rows refer to counts for each of them ("rent per square foot" of leases), else the columns of one row. */
type PerFigure = SaidFormula & { ofEach?: true; columns?: { left: number; right: number } };
type Pair = { above: { figure: ColumnEntry; start: number }; below: Named };

/** The two numbers: of several by which may be divided that of the rows which have the other one, or of which these are a part. */
function pairAt(
  tokens: readonly Token[],
  { per, from }: { per: number; from: number },
  index: ModelIndex,
): Pair | null {
  const named = figureBehind(tokens, from, index);
  const belows = named === null ? unitsBehind(tokens, from, index) : [named];
  const own = belows.flatMap((below): Pair[] => {
    const above = figureBefore(tokens, per, below.figure, index);
    return above === null ? [] : [{ above, below }];
  });
  const others = (): Pair[] =>
    belows.flatMap((below) => [
      ...ofTheirRows(tokens, per, below, index),
      ...comparedCost(tokens, per, below, index),
    ]);
  const [pair] = own.length > 0 ? own : others();
  return pair ?? null;
}

/** "Rent per square foot" of leases whose units have an area. */
function ofTheirRows(tokens: readonly Token[], per: number, below: Named, index: ModelIndex): Pair[] {
  const last = tokens[per - 1];
  if (last === undefined || below.figure.column.unit.kind === "currency") return [];
  const called = figuresCalled([last], index).filter(
    (entry) => addsUp(entry) && !entry.words.some((word) => aimed.has(word)) && refersTo(entry, below, index),
  );
  const [only, other] = called;
  return only === undefined || other !== undefined
    ? []
    : [{ above: { figure: only, start: per - 1 }, below }];
}

const refersTo = ({ table }: ColumnEntry, { figure }: Named, { graph }: ModelIndex): boolean =>
  (graph.ways[table] ?? []).some(({ to, toOne }) => to === figure.table && toOne);

/** What the rows of an area repeat where they are told by the day is one number of each ("kWh per square metre by site"); null where nothing says of which. */
function divisorSaid({ figure }: Named, tokens: readonly Token[], index: ModelIndex): string | null {
  const { column, table } = figure;
  if (column.ofEach != null) return `total ${labelSaid(figure)}`;
  const rows = index.tables[table]?.table.rowCount ?? 0;
  const distinct = column.profile?.distinct ?? rows;
  const owners = index.columns.filter(
    (entry) =>
      entry.table === table &&
      entry.column.physicalType === "string" &&
      (entry.column.profile?.distinct ?? 0) >= distinct &&
      (entry.column.profile?.distinct ?? rows) * repeated <= rows,
  );
  if (!figure.words.includes("area") || owners.length === 0) return labelSaid(figure);
  const isSplit = tokens.some(
    ({ text }, at) =>
      ["by", "per", "each", "every"].includes(text) &&
      (index.words.columnsByWord.get(tokens[at + 1]?.lemma ?? "") ?? []).some((id) =>
        owners.some((owner) => owner.id === id),
      ),
  );
  return isSplit ? `average ${labelSaid(figure)}` : null;
}

/** Rows in which a number stands again and again. */
const repeated = 10;

/** "Dearer per kWh than …", "paying more per kWh than …": what the rows cost, which no word names. */
function comparedCost(tokens: readonly Token[], per: number, below: Named, index: ModelIndex): Pair[] {
  const word = textAt(tokens, per - 1);
  const isPrice = comparativeHints(word)[0]?.words.includes("price") === true;
  const isPaid = ["more", "less"].includes(word) && paying.test(textAt(tokens, per - 2));
  const table = index.tables[below.figure.table];
  const compares = tokens.slice(per).some(({ text }) => text === "than");
  const unit = tokens[per + 1];
  const isRate = index.columns.some(
    ({ words }) =>
      words.includes("per") && [unit?.text, unit?.lemma].includes(words[words.indexOf("per") + 1]),
  );
  const asked = (isPrice || isPaid) && compares && !isRate;
  const figure = asked && table !== undefined ? spentFor(table, index) : null;
  return figure === null ? [] : [{ above: { figure, start: per }, below }];
}

const paying = /^(?:costs?|costing|pay(?:s|ing)?|paid|charg(?:es?|ed|ing))$/;

/** "Per 1000 pieces", "per hundred". */
function sizeAt(token: Token | undefined): number | null {
  const size = token?.number ?? numberScale(token?.text ?? "");
  return size !== null && /^10+$/.test(String(size)) ? size : null;
}

/** The number by which is divided: named by two words at least, or people by how many of them rows are for. */
function figureBehind(tokens: readonly Token[], from: number, index: ModelIndex): Named | null {
  if (heads.has(tokens[from]?.lemma ?? "")) {
    const [only, other] = index.columns.filter(
      ({ column, foreign, words }) =>
        !foreign && column.role === "measure" && words.length === 1 && headed.has(words[0] ?? ""),
    );
    return only === undefined || other !== undefined ? null : { figure: only, end: from + 1 };
  }
  const held = piecesOf(tokens.slice(from, from + 2), index);
  if (held !== null) return { figure: held, end: from + 2 };
  const said: Token[] = [];
  let [end, words] = [from, 0];
  for (let at = from; at < tokens.length && tokens[at]?.kind === "word"; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (idle.has(token.text) && at > from) continue;
    const isPiece = pieces.has(token.lemma) && figuresSaid(token, index).length === 0;
    if (!isPiece && figuresCalled([...said, token], index).length === 0) break;
    if (!isPiece) said.push(token);
    words += 1;
    end = textAt(tokens, at + 1) === "time" ? at + 2 : at + 1;
  }
  const [only, other] = figuresCalled(said, index).filter(addsUp);
  return only === undefined || other !== undefined || words < 2 ? null : { figure: only, end };
}

/** The number that is divided, right before "per": called so, or the money of the rows, or the pieces of which the other tells more. */
function figureBefore(
  tokens: readonly Token[],
  per: number,
  below: ColumnEntry,
  index: ModelIndex,
): { figure: ColumnEntry; start: number } | null {
  const last = tokens[per - 1];
  if (last === undefined) return null;
  const own = figuresCalled([last], index).some(({ table }) => table === below.table);
  if (money.has(last.text) && !own) {
    const main = mainMoney(index);
    return main === null || main.table !== below.table ? null : { figure: main, start: per - 1 };
  }
  if (pieces.has(last.lemma)) {
    const counted = index.columns.filter(
      (entry) =>
        entry.id !== below.id &&
        entry.table === below.table &&
        addsUp(entry) &&
        entry.words.includes("quantity") &&
        entry.words.some((word) => below.words.some((own) => own === word || figureRoot(own, word))),
    );
    const [only, other] = counted;
    return only === undefined || other !== undefined ? null : { figure: only, start: per - 1 };
  }
  const said: Token[] = [];
  let start = per;
  for (let at = per - 1; at >= Math.max(0, per - longest); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== "word") break;
    const isUnit = currencies.has(token.lemma) && tokens.slice(at + 1, per).every(({ text }) => isDone(text));
    if (!isUnit && figuresCalled([token, ...said], index).length === 0) break;
    if (!isUnit) said.unshift(token);
    start = at;
  }
  const known = said.length === 0 ? [] : figuresCalled(said, index);
  const called = known.filter(
    (entry) =>
      entry.table === below.table &&
      entry.id !== below.id &&
      (addsUp(entry) || isPriceOf(entry, below)) &&
      isMeant(entry, said),
  );
  const [only, other] = called;
  if (said.length === 0)
    return yieldBefore(tokens, per, below, index) ?? unitBefore(tokens, per, below, index);
  if (only === undefined || other !== undefined) return null;
  return wholeName(tokens, start, only, index);
}

const isDone = (word: string): boolean => /(?:ed|paid|spent)$/.test(word);

/** "Price per square metre": what each of the things of such an area went for. */
const isPriceOf = ({ words, foreign }: ColumnEntry, below: ColumnEntry): boolean =>
  !foreign && words.includes("price") && !words.includes("per") && below.words.includes("area");

/** Whether a number that is asked or hoped for is said to be that. */
const isMeant = ({ words }: ColumnEntry, said: readonly Token[]): boolean =>
  words.every((word) => !aimed.has(word) || said.some(({ lemma }) => lemma === word));

/** "Fuel cost" of fuel purchases, "yield in tonnes": with what says only of which rows, and in what; null where it is said to be of something else. */
function wholeName(
  tokens: readonly Token[],
  start: number,
  figure: ColumnEntry,
  { words, tables }: ModelIndex,
): { figure: ColumnEntry; start: number } | null {
  const before = tokens[start - 1];
  if (before?.kind !== "word") return { figure, start };
  if (before.text === "in" && outputs.has(textAt(tokens, start - 2))) return { figure, start: start - 2 };
  const rows = tables[figure.table]?.words ?? [];
  if (rows.some((word) => word === before.lemma || sharesRoot(word, before.text)))
    return { figure, start: start - 1 };
  const isOther = words.columnsByWord.has(before.lemma) || words.tablesByWord.has(before.lemma);
  return isOther && !stopWords.has(before.text) ? null : { figure, start };
}

/** What fields and machines bring forth. */
const outputs: ReadonlySet<string> = new Set(["yield", "output", "production"]);

/** "Yield per hectare": the only weight or volume of the rows that have the area. */
function yieldBefore(
  tokens: readonly Token[],
  per: number,
  below: ColumnEntry,
  { columns }: ModelIndex,
): { figure: ColumnEntry; start: number } | null {
  if (!outputs.has(textAt(tokens, per - 1))) return null;
  const [only, other] = columns.filter(
    (entry) =>
      entry.table === below.table &&
      entry.id !== below.id &&
      addsUp(entry) &&
      [...entry.words, entry.column.unit.label ?? ""].some((word) => weights.test(word)),
  );
  return only === undefined || other !== undefined ? null : { figure: only, start: per - 1 };
}

const weights = /^(?:tonnes?|tons?|t|kg|lbs?|bushels?|litres?|liters?|kwh|mwh)$/i;

const figureRoot = (one: string, other: string): boolean =>
  one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one));
