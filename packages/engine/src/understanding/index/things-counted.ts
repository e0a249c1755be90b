import type { SemanticModel } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { genericWords } from "./names.ts";

/**
 * What the pieces of a quantity are, where nothing else in the data is called so: tickets beside a "price per ticket" or where the rows refer
 * to a "ticket type". `word` in dictionary form.
 */
export function thingsCounted(
  model: SemanticModel,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; word: string }[] {
  const known = new Set([
    ...tables.map(({ words }) => words.join(" ")),
    ...columns.flatMap(({ words, core }) => [words.join(" "), core.join(" ")]),
  ]);
  return tables.flatMap((entry) => {
    const own = entry.columns.flatMap((id) => columns[id] ?? []).filter(({ foreign }) => !foreign);
    const [quantity, other] = own.filter(isQuantity);
    if (quantity === undefined || other !== undefined) return [];
    const priced = own.flatMap(({ words }) => pricedThing(words) ?? []);
    const things = new Set([...priced, ...kindsReferred(model, entry, tables)]);
    return [...things]
      .filter((word) => !genericWords.has(word) && !pieces.has(word) && !known.has(word))
      .map((word) => ({ column: quantity.id, word }));
  });
}

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

const kinds: ReadonlySet<string> = new Set(["type", "category", "kind", "class"]);

/** What quantities are said to be of without saying of what. */
const pieces: ReadonlySet<string> = new Set(["unit", "piece", "item", "line", "row", "pack", "order"]);
