import type { ColumnEntry } from "../../../index/entries.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import { isColumnName } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { packs } from "../../../lexicon/packs.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import { dealt } from "../states/deed-table.ts";
import { isDenied } from "../states/is-denied.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set("did do were was have has are".split(" "));
const pronouns: ReadonlySet<string> = new Set("we they you i been".split(" "));
const deeds: ReadonlySet<string> = new Set([
  ...dealt,
  ..."sell buy order purchase ship shipped deliver delivered".split(" "),
]);
/** What is done with pieces of stock, whoever pays for them. */
export const uses: ReadonlySet<string> = new Set(
  "use used fit fitted install installed consume consumed dispense dispensed issue issued".split(" "),
);
const pieces: ReadonlySet<string> = new Set(["unit", "piece", "copy", "pair", "bottle", "box"]);
const kept: ReadonlySet<string> = new Set("stock inventory reorder minimum planned".split(" "));
/** Words beside "quantity" of which it is the number of pieces sold, and not of pictures or parts. */
const ofSales: ReadonlySet<string> = new Set(
  "quantity sell sold sale sales order ordered purchase purchased total item product unit number line invoice ship shipped deliver delivered net gross of in the".split(
    " ",
  ),
);
const longest = 9;

/**
 * "How many lamps did we sell", "how many filters have we fitted": the quantity that the rows of these come to, where a table of facts holds one; things that are a table
 * of their own may also be counted and stay as they are.
 */
export function sold(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (tokens[at]?.text !== "how" || tokens[at + 1]?.text !== "many") return null;
  const span = tokens.slice(at + 2, at + 2 + longest);
  const helper = span.findIndex(({ text }) => helpers.has(text));
  const deed = span.findIndex(({ text }, place) => place > helper && (deeds.has(text) || uses.has(text)));
  if (helper < 1 || deed < 0 || deed - helper > 4) return null;
  if (isDenied(span.slice(0, deed))) return null;
  const unit = pieces.has(span[0]?.lemma ?? "") && span[1]?.text === "of";
  const things = span.slice(unit ? 2 : 0, helper);
  const last = things.at(-1);
  const quantity = soldQuantity(index);
  if (last === undefined || quantity === undefined || !things.every(({ kind }) => kind !== "mark"))
    return null;
  if (uses.has(span[deed]?.text ?? "") && !areUsedUp(last, quantity, index)) return null;
  const ware = index.columns.find(({ column }) => column.synonyms.includes(`${last.text} sold`));
  if (ware !== undefined && things.length === 1) {
    const by = span.slice(helper + 1, deed).filter(({ text }) => !pronouns.has(text));
    return {
      words: [`total ${ware.column.label}`, ...by.map(({ raw }) => raw)].join(" "),
      tokens: deed + 3,
    };
  }
  const who = span.slice(helper + 1, deed).filter(({ text }) => !pronouns.has(text));
  if (
    things.length === 1 &&
    packs.test(last.text) &&
    /^s[eo]l[dl]$/.test(span[deed]?.text ?? "") &&
    !isColumnName(index, last.lemma)
  )
    return {
      words: [`total ${quantity.column.label}`, ...who.map(({ raw }) => raw)].join(" "),
      tokens: deed + 3,
    };
  const named = things.some(({ text, lemma }) =>
    [text, lemma, text.replace(/s$/, "")].some((word) => isValueWord(index, word)),
  );
  const counted = things.some((thing) => tableCalled(thing, index) !== null);
  if (!named || counted || index.words.columnsByWord.has(last.lemma)) return null;
  const words = [`total ${quantity.column.label} of`, ...[...things, ...who].map(({ raw }) => raw)];
  return { words: words.join(" "), tokens: deed + 3 };
}

/** Whether a word is of the names of what the rows of a quantity are each one of. */
const areUsedUp = (
  { text, lemma }: Token,
  quantity: ColumnEntry,
  { values, columns, graph }: ModelIndex,
): boolean =>
  [text, lemma].some((word) =>
    [...(values.byWord.get(word) ?? []), ...(values.byKey.get(word) ?? [])].some((id) => {
      const named = columns[values.values[id]?.column ?? -1]?.table;
      return graph.ways[quantity.table]?.some(({ to, toOne }) => toOne && to === named) === true;
    }),
  );

/** The pieces that were sold, where rows of facts hold them. */
export const soldQuantity = (index: ModelIndex): ColumnEntry | undefined =>
  index.columns[index.pieces ?? -1] ?? index.columns.find((entry) => isSold(entry, index));

/** A quantity on rows of facts that is not one of a stock. */
const isSold = ({ table, column, words }: ColumnEntry, { tables }: ModelIndex): boolean =>
  tables[table]?.table.type === "fact" &&
  column.additivity === "additive" &&
  words.includes("quantity") &&
  words.every((word) => ofSales.has(word)) &&
  !words.some((word) => kept.has(word));

sold.needs = ["many"];
