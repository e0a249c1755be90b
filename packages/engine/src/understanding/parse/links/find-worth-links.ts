import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { DefinedFigure, Link } from "./link.ts";

const heads: ReadonlySet<string> = new Set(["value", "worth"]);
const atCost = phrases("at cost", "at unit cost", "at purchase price", "at cost price", "at purchase cost");
const atPrice = phrases(
  "at list price",
  "at retail",
  "at sales price",
  "at selling price",
  "at retail price",
);
const amounts: ReadonlySet<string> = new Set([
  "quantity",
  "unit",
  "units",
  "piece",
  "pieces",
  "stock",
  "inventory",
]);
const kept: ReadonlySet<string> = new Set(["stock", "inventory"]);
/** "Quantity on hand", "units in stock". */
const joints: ReadonlySet<string> = new Set(["in", "of", "on", "hand"]);
const articles: ReadonlySet<string> = new Set(["the", "our", "all", "my"]);
const deeds: ReadonlySet<string> = new Set(
  "purchase purchased purchasing delivery delivered ordered received bought stock inventory order".split(" "),
);

/**
 * Links of "stock value", "value of our stock", "purchase value" and "value delivered" where rows hold a quantity and what one piece costs, and no amount of
 * money: the quantity times that. Where both a cost and a price are known, cost unless the words say which. What sold rows come
 * to is revenue and not linked here.
 */
export function findWorthLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    if (!heads.has(token.text) || index.words.columnsByWord.has(token.lemma)) return [];
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const opened = before?.kind === "word" && deeds.has(before.text);
    const behind = opened ? at : behindOf(tokens, at);
    const held = kept.has(tokens[behind]?.lemma ?? "");
    const closed = after !== undefined && /ed$/.test(after.text) && deeds.has(after.text);
    const noun = opened ? before.lemma : closed ? after.lemma : held ? (tokens[behind]?.lemma ?? "") : "";
    if (noun === "") return [];
    const end = opened ? at + 1 : closed ? at + 2 : behind + 1;
    const [cost, price] = [phraseAt(tokens, end, atCost), phraseAt(tokens, end, atPrice)];
    const [only, other] = index.tables.flatMap(
      (table) => worthOf(index, table, kept.has(noun), price > 0) ?? [],
    );
    if (only === undefined || other !== undefined) return [];
    const figure = figureOf(only);
    const start = opened ? at - 1 : at;
    return [{ kind: "metric", start, end: end + cost + price, metric: { kind: "defined", figure } }];
  });
}

/** Where "value of our stock" names what is worth it; the word itself where no "of" stands. */
function behindOf(tokens: readonly Token[], at: number): number {
  if (tokens[at + 1]?.text !== "of") return at;
  return articles.has(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
}

type Worth = { table: TableEntry; quantity: ColumnEntry; piece: ColumnEntry };

/** What a table's rows are worth: of what is in stock, or of what came in. */
function worthOf(index: ModelIndex, table: TableEntry, stocked: boolean, priced: boolean): Worth | null {
  if ([index.pieces, index.takings].some((id) => index.columns[id ?? -1]?.table === table.id)) return null;
  const own = table.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column, foreign }) => !foreign && column.role === "measure");
  const isKept = ({ words }: ColumnEntry): boolean =>
    words.some((word) => kept.has(word)) || words.join(" ").endsWith("on hand");
  const quantity = own.find(
    (entry) =>
      entry.words.every((word) => amounts.has(word) || table.words.includes(word) || joints.has(word)) &&
      isKept(entry) === stocked,
  );
  const pieces = own.filter(({ words }) => words.includes("cost") || words.includes("price"));
  const wanted = priced ? "price" : "cost";
  const piece = pieces.find(({ words }) => words.includes(wanted)) ?? pieces[0];
  return quantity === undefined || piece === undefined ? null : { table, quantity, piece };
}

function figureOf({ table, quantity, piece }: Worth): DefinedFigure {
  const field = ({ column }: ColumnEntry): Expression => fieldOf(table.table.name, column.name);
  const row: Expression = {
    kind: "arithmetic",
    operator: "*",
    left: field(quantity),
    right: field(piece),
  };
  const label = `${quantity.column.label} × ${piece.column.label}`;
  return { label, table: table.id, row, whole: aggregateOf("sum", row, []) };
}
