import { pluralOf, type SemanticModel } from "@parlance/contract";
import { revenueWords } from "../lexicon/revenue-words.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { expandedWords, genericWords, nameWords } from "./names.ts";

/**
 * What the pieces of a quantity are, where nothing else in the data is called so: tickets beside a "price per ticket" or where the rows refer
 * to a "ticket type", and those of a "number of tickets" of "ticket sales", be they told by a "ticket type" alone. `word` in dictionary form;
 * not `alone` where only what is said to be sold is meant (the "tickets sold" of "ticket orders", of which "tickets" may be the orders).
 */
export function thingsCounted(
  model: SemanticModel,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; word: string; alone: boolean }[] {
  const known = new Set([
    ...tables.map(({ words }) => words.join(" ")),
    ...columns.flatMap(({ words, core }) => [words.join(" "), core.join(" ")]),
  ]);
  return tables.flatMap((entry) => {
    const own = entry.columns.flatMap((id) => columns[id] ?? []).filter(({ foreign }) => !foreign);
    const tallied = own.flatMap((each) => {
      const word = talliedThing(each);
      return word !== null &&
        (isAmidName(word, entry) || isCountOfRows(each, entry)) &&
        !known.has(word) &&
        !isHead(word, tables, entry)
        ? [{ column: each.id, word, alone: true }]
        : [];
    });
    const [quantity, other] = own.filter(isQuantity);
    if (quantity === undefined || other !== undefined) return tallied;
    const priced = own.flatMap(({ words }) => pricedThing(words) ?? []);
    const things = new Set([...priced, ...kindsReferred(model, entry, tables), ...kindsTold(own, entry)]);
    const sold = [...things]
      .filter((word) => !genericWords.has(word) && !pieces.has(word) && !known.has(word))
      .map((word) => ({ column: quantity.id, word, alone: true }));
    const [thing = "", deed = "", further] = entry.words;
    const ordered =
      further === undefined && dealt.has(deed) && !things.has(thing) && !known.has(thing)
        ? [{ column: quantity.id, word: thing, alone: false }]
        : [];
    return [...tallied, ...sold, ...ordered];
  });
}

/** The one word for what a number counts in each row: "ticket" of a "number of tickets" or a "ticket count"; null where it counts nothing named so. */
export function talliedThing({ column, words, foreign }: ColumnEntry): string | null {
  const counts = column.additivity === "additive" && column.physicalType === "integer" && !foreign;
  if (!counts || (column.profile?.distinct ?? 2) < 2) return null;
  const [thing, other] = words.filter((word) => !tallying.has(word));
  const isTallied = counting.has(words[0] ?? "") || counting.has(words.at(-1) ?? "");
  const isDeed = words.includes("quantity") && bought.has(thing ?? "");
  return isTallied && !isDeed && thing !== undefined && other === undefined ? thing : null;
}

const counting: ReadonlySet<string> = new Set(["number", "count", "quantity", "no", "#"]);
/** What a quantity comes about by: an "order quantity" counts no orders. */
const bought: ReadonlySet<string> = new Set(
  "order sale purchase booking shipment delivery return".split(" "),
);
const tallying: ReadonlySet<string> = new Set([...counting, "of", "total"]);

/** Whether a number is the count of what its table's rows are called after ("stream count" of "monthly streams"): no quantity, and not sales, which are money. */
export const isCountOfRows = (entry: ColumnEntry, { words }: TableEntry): boolean =>
  words.length > 1 &&
  (entry.words.includes("count") || entry.words[0] === "number") &&
  !revenueWords.has(pluralOf(words.at(-1) ?? "")) &&
  talliedThing(entry) === words.at(-1);

/** "Ticket" of "ticket sales": what the rows are about, and not what they are. */
const isAmidName = (word: string, { words, table }: TableEntry): boolean =>
  [words, expandedWords(nameWords(table.name))].some((name) => name.slice(0, -1).includes(word));

const isHead = (word: string, tables: readonly TableEntry[], own: TableEntry): boolean =>
  tables.some(
    (each) =>
      each !== own &&
      [each.words, expandedWords(nameWords(each.table.name))].some((name) => name.at(-1) === word),
  );

const isQuantity = ({ column, words }: ColumnEntry): boolean =>
  words.join(" ") === "quantity" && isNumeric(column) && column.additivity === "additive";

/** What a price is of one of: "ticket" of "price per ticket". */
function pricedThing(words: readonly string[]): string | null {
  const [head, joint, thing = "", other] = words;
  const ofOne = (head === "price" || head === "cost" || head === "fee") && joint === "per";
  return ofOne && other === undefined && thing !== "" ? thing : null;
}

/** Things that a table's rows refer to kinds of: "ticket" where they refer to a "ticket type". */
const kindsReferred = (
  { relationships }: SemanticModel,
  { table }: TableEntry,
  tables: readonly TableEntry[],
): string[] =>
  relationships
    .filter(({ from }) => from.table === table.name)
    .flatMap(({ to }) => {
      const [thing = "", head = "", other] =
        tables.find((entry) => entry.table.name === to.table)?.words ?? [];
      return other === undefined && kinds.has(head) ? [thing] : [];
    });

/** Things that a table is called after as what is sold in it, and whose kinds its rows tell: "ticket" of "ticket sales" with a "ticket type". */
const kindsTold = (own: readonly ColumnEntry[], entry: TableEntry): string[] =>
  own.flatMap(({ words: [thing = "", head = "", other] }) =>
    other === undefined && kinds.has(head) && isAmidName(thing, entry) ? [thing] : [],
  );

const dealt: ReadonlySet<string> = new Set(["order", "sale", "sales", "purchase", "booking"]);

const kinds: ReadonlySet<string> = new Set(["type", "category", "kind", "class"]);

/** What quantities are said to be of without saying of what. */
const pieces: ReadonlySet<string> = new Set(["unit", "piece", "item", "line", "row", "pack", "order"]);
