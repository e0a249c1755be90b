import { figuresCalled, figuresSaid } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { labelSaid } from "../index/figure-names.ts";
import { mainMoney } from "../index/main-money.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { spentFor } from "../index/spent-for.ts";
import { comparativeHints } from "../lexicon/adjectives.ts";
import { numberScale } from "../lexicon/numbers.ts";
import { textAt } from "../text/phrase-at.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import type { SaidFormula } from "./part-of-number.ts";
import { addsUp, type Named, sharedNoun, unitBefore, unitBehind } from "./per-unit.ts";

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
export function perFigure(text: string, index: ModelIndex): SaidFormula | null {
  const tokens = tokenize(text);
  const per = tokens.findIndex((token) => token.text === "per");
  if (per < 1) return null;
  const size = sizeAt(tokens[per + 1]);
  const from = size === null ? per + 1 : per + 2;
  const below = figureBehind(tokens, from, index) ?? unitBehind(tokens, from, index);
  const above =
    below === null
      ? null
      : (figureBefore(tokens, per, below.figure, index) ?? comparedCost(tokens, per, below.figure, index));
  const pair = below === null || above === null ? sharedNoun(tokens, per, index) : { above, below };
  const [first, last] = [tokens[pair?.above.start ?? 0], tokens[(pair?.below.end ?? 0) - 1]];
  if (pair === null || first === undefined || last === undefined) return null;
  const divisor = labelSaid(pair.below.figure);
  return {
    text: text.slice(first.start, last.end),
    formula: `${labelSaid(pair.above.figure)} / ${size === null ? divisor : `(${divisor} / ${size})`}`,
  };
}

/** "Dearer per kWh than …", "paying more per kWh than …": what the rows cost, which no word names. */
function comparedCost(
  tokens: readonly Token[],
  per: number,
  below: ColumnEntry,
  index: ModelIndex,
): { figure: ColumnEntry; start: number } | null {
  const word = textAt(tokens, per - 1);
  const isPrice = comparativeHints(word)[0]?.words.includes("price") === true;
  const isPaid = ["more", "less"].includes(word) && paying.test(textAt(tokens, per - 2));
  const table = index.tables[below.table];
  const compares = tokens.slice(per).some(({ text }) => text === "than");
  const unit = tokens[per + 1];
  const isRate = index.columns.some(
    ({ words }) =>
      words.includes("per") && [unit?.text, unit?.lemma].includes(words[words.indexOf("per") + 1]),
  );
  const asked = (isPrice || isPaid) && compares && !isRate;
  const figure = asked && table !== undefined ? spentFor(table, index) : null;
  return figure === null ? null : { figure, start: per };
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
    const isUnit = currencies.has(token.lemma) && said.length === 0;
    if (!isUnit && figuresCalled([token, ...said], index).length === 0) break;
    if (!isUnit) said.unshift(token);
    start = at;
  }
  const [only, other] = figuresCalled(said, index).filter(
    (entry) => entry.table === below.table && addsUp(entry),
  );
  if (said.length === 0) return unitBefore(tokens, per, below, index);
  return only === undefined || other !== undefined || only.id === below.id ? null : { figure: only, start };
}

const figureRoot = (one: string, other: string): boolean =>
  one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one));
