import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isBill, wasHandedOver } from "./handed-over.ts";

/** Words of quantities that are kept, ordered anew, planned, spoilt or only bounds rather than sold. */
const kept: ReadonlySet<string> = new Set(
  "stock inventory hand reorder minimum maximum low high lower upper warehouse planned target scrap rejected".split(
    " ",
  ),
);

/** What people call the quantity that was sold. */
const soldPhrases = "unit,units,units sold,unit sell,quantity sell,copy,copy sell,piece,piece sell"
  .split(",")
  .map((phrase) => phrase.split(" "));

/**
 * What people call the quantities of a table's rows, in dictionary form: "units sold", "pieces". Of goods that came back or were moved beside a table of
 * what was sold "units" and what was done to them alone ("units returned").
 */
export function quantityPhrases(
  words: readonly string[],
  own: readonly number[],
  { tables, columns }: { tables: readonly TableEntry[]; columns: readonly ColumnEntry[] },
): { column: number; phrase: string[] }[] {
  const quantities = own
    .flatMap((id) => columns[id] ?? [])
    .filter((entry) => entry.words.includes("quantity") && entry.column.physicalType !== "string");
  const moved = besideSold(words, tables);
  const sold =
    quantities.find(({ column }) => column.synonyms.includes("output")) ??
    (words.some(isBill) ? quantities.find(wasHandedOver) : undefined) ??
    quantities.find(({ words: name }) => !name.some((word) => kept.has(word)));
  const plain =
    sold === undefined || moved !== null ? [] : soldPhrases.map((phrase) => ({ column: sold.id, phrase }));
  const called = quantities.flatMap(({ id, words: name }) =>
    ["piece", "unit"].flatMap((piece) => {
      const said = name.map((word) => (word === "quantity" ? piece : word));
      const forms = moved?.flatMap((word) => [
        [word, ...said],
        [...said, word],
      ]) ?? [said];
      return forms.map((phrase) => ({ column: id, phrase }));
    }),
  );
  return [...plain, ...called];
}

/** What is said beside "units" of goods that came back or were moved where another table tells what was sold; null for other rows. */
function besideSold(words: readonly string[], tables: readonly TableEntry[]): string[] | null {
  const noun = words.find((word) => moves.has(word));
  const deals = tables.some((other) => other.words.some((word) => dealt.has(word)));
  return noun === undefined || !deals ? null : [noun, moves.get(noun) ?? noun];
}

const moves: ReadonlyMap<string, string> = new Map(
  ["return", "refund", "restock", "transfer", "claim"].map((noun): [string, string] => [noun, `${noun}ed`]),
);
const dealt: ReadonlySet<string> = new Set(["order", "sale", "invoice", "transaction", "purchase"]);
