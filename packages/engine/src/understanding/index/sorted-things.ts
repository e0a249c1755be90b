import { isEventWord } from "../lexicon/is-event-word.ts";
import { occurrences } from "../lexicon/occurrences.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { genericWords } from "./names.ts";
import { talliedThing } from "./things-counted.ts";

const heads: ReadonlySet<string> = new Set(["type", "category", "kind"]);

/** What a column sorts, by its name: "drink" of a "drink type"; null of other names. */
export const sortedBy = ({ words: [word = "", head = ""] }: Pick<ColumnEntry, "words">): string | null =>
  heads.has(head) ? word : null;

/** "Drinks" of products with a "drink type": what named things are called by how they are sorted. */
export const sortedThings = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { table: number; word: string }[] =>
  tables
    .filter(({ table, naming }) => table.type !== "fact" && naming.length > 0)
    .flatMap(({ id, columns: own }) =>
      own.flatMap((each) => {
        const entry = columns[each];
        const isKind = entry?.column.role === "category" && entry.words.length === 2;
        const word = isKind ? sortedBy(entry) : null;
        return word === null || genericWords.has(word) ? [] : [{ table: id, word }];
      }),
    );

const deedHeads: ReadonlySet<string> = new Set(
  "type category kind channel source status state method mode".split(" "),
);
/** What is told beside these of something that happened: of an order, a description is that of what was ordered. */
const tellingHeads: ReadonlySet<string> = new Set("description code reason severity priority".split(" "));

/**
 * "Bookings" of enrolments with a "booking channel", "violations" of inspections with a "violation description": what the rows of a table
 * of deeds are called by how they came about or stand, where only one table has such a column, it is not many rows that make up one
 * ("order number") and no number tells how many of them each row has.
 */
export function sortedDeeds(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  inner: readonly { words: readonly string[] }[],
): { table: number; word: string }[] {
  const found = new Map<string, Set<number>>();
  for (const { table, words, foreign, column } of columns) {
    const [word = "", head = "", other] = words;
    const isDeed =
      (deedHeads.has(head) && isEventWord(word)) || (tellingHeads.has(head) && occurrences.has(word));
    if (!isDeed || other !== undefined || foreign || column.role === "measure") continue;
    if (tables[table]?.table.type === "dimension") continue;
    found.set(word, (found.get(word) ?? new Set()).add(table));
  }
  return [...found].flatMap(([word, [table, other]]) => {
    const isOther =
      tables.some(({ words }) => words.includes(word)) ||
      inner.some(({ words }) => words.includes(word)) ||
      columns.some((entry) => entry.table === table && talliedThing(entry) === word) ||
      columns.some(({ words, column }) => words[0] === word && column.role === "key");
    return table === undefined || other !== undefined || isOther ? [] : [{ table, word }];
  });
}
