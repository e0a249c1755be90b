import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { averageValue, orderedValue, type Purchases } from "../../index/purchases.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { inPlaceOf } from "./in-place-of.ts";
import type { DefinedFigure, Link } from "./link.ts";

const list = (names: string): ReturnType<typeof phrases> => phrases(...names.split("|"));

const typically = list(averageValue);
const ordered = list(
  `${orderedValue}|value ordered|value of orders placed|purchase value|purchased value|purchase order value|po value|purchase volume|procurement value|committed value`,
);
/** What is said so of orders from customers, too. */
const ofSales = list("order value|order values|order volume|ordered amount|order amount|total order value");
const received = list(
  "received value|value received|delivered value|value delivered|value of goods received|goods receipt value",
);
const open = list(
  "outstanding value|open value|open order value|undelivered value|unreceived value|value outstanding|value not yet received|value still to be received|value still open|backlog value|outstanding order value|open po value|open purchase order value",
);
const spent = list(
  "spend|spent|spending|total spend|amount spent|purchase spend|procurement spend|purchasing spend|spend volume",
);

/**
 * Links of "ordered value", "value received" and "outstanding value" to what the lines of purchases come to: how many were ordered, came,
 * or are still to come, at the price of one. A plain "order value" and "spend" are this where nothing is sold. `others` inside such words go.
 */
export function findPurchaseLinks(
  tokens: readonly Token[],
  index: ModelIndex,
  others: readonly Link[],
): Link[] {
  const { purchases } = index;
  if (purchases === null) return [...others];
  const found: Link[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const named = figureAt(tokens, at, purchases, index);
    if (named === null) continue;
    const end = at + named.tokens;
    found.push({ kind: "metric", start: at, end, metric: { kind: "defined", figure: named.figure } });
    at = end - 1;
  }
  return inPlaceOf(others, found);
}

function figureAt(
  tokens: readonly Token[],
  at: number,
  purchases: Purchases,
  index: ModelIndex,
): { figure: DefinedFigure; tokens: number } | null {
  const { ordered: many, received: came, price } = purchases;
  const sells = index.moneyTable !== null;
  const words = (size: number): string => {
    const said = tokens.slice(at, at + size).map(({ text }) => text);
    return said.join(" ");
  };
  const figure = (
    size: number,
    label: string,
    count: Expression,
  ): { figure: DefinedFigure; tokens: number } => ({
    figure: figureOf(label, purchases.table, {
      kind: "arithmetic",
      operator: "*",
      left: count,
      right: field(price),
    }),
    tokens: size,
  });
  const field = ({ column }: ColumnEntry): Expression =>
    fieldOf(index.tables[purchases.table]?.table.name ?? "", column.name);
  const typical = phraseAt(tokens, at, typically);
  if (typical > 0) {
    const each = figure(typical, "average order value", field(many));
    return { ...each, figure: ofOne(each.figure, purchases.key === null ? null : field(purchases.key)) };
  }
  const still = came === null ? 0 : phraseAt(tokens, at, open);
  if (still > 0 && came !== null)
    return figure(still, words(still), {
      kind: "arithmetic",
      operator: "-",
      left: field(many),
      right: field(came),
    });
  const here = came === null ? 0 : phraseAt(tokens, at, received);
  if (here > 0 && came !== null) return figure(here, words(here), field(came));
  const placed = phraseAt(tokens, at, ordered) || (sells ? 0 : phraseAt(tokens, at, ofSales));
  if (placed > 0) return figure(placed, words(placed), field(many));
  const paid = sells || index.words.columnsByWord.has("spend") ? 0 : phraseAt(tokens, at, spent);
  if (paid > 0) return figure(paid, "spend", field(came ?? many));
  return null;
}

/** What one document comes to on average; where each row is one, one row. */
function ofOne({ label, table, row }: DefinedFigure, key: Expression | null): DefinedFigure {
  if (row === null || key === null)
    return {
      label,
      table,
      row,
      whole: aggregateOf("average", row ?? { kind: "constant", value: null, type: null }, []),
    };
  const whole = {
    kind: "arithmetic",
    operator: "/",
    left: aggregateOf("sum", row, []),
    right: aggregateOf("count-distinct", key, []),
  } as const;
  return { label, table, row: null, whole };
}

function figureOf(label: string, table: number, row: Expression): DefinedFigure {
  return { label, table, row, whole: aggregateOf("sum", row, []) };
}
