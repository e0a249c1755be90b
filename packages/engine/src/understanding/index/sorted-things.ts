import type { ColumnEntry, TableEntry } from "./entries.ts";
import { genericWords } from "./names.ts";

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
