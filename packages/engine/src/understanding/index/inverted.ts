import { lemma, stem } from "../text/lemma.ts";
import { fold } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { nameWords } from "./names.ts";

/** Columns and tables by each single word of their names, these words by their stems, and all of them. */
export type Inverted = {
  columnsByWord: ReadonlyMap<string, number[]>;
  tablesByWord: ReadonlyMap<string, number[]>;
  stems: ReadonlyMap<string, string[]>;
  vocabulary: readonly string[];
};

/** One of the rows: "sales" is left in the plural elsewhere, since it means money as well as deals. */
export const oneOf = (word: string): string => (word === "sales" ? "sale" : word);

/** Looks up the names of tables and columns by their words. */
export function invert(tables: TableEntry[], columns: ColumnEntry[]): Inverted {
  const columnsByWord = new Map<string, number[]>();
  const tablesByWord = new Map<string, number[]>();
  const push = (map: Map<string, number[]>, word: string, id: number): void => {
    const list = map.get(word);
    if (list === undefined) map.set(word, [id]);
    else if (list.at(-1) !== id) list.push(id);
  };
  for (const { id, words, table, columns: held } of tables) {
    const own = new Set(
      held.flatMap((each) => (columns[each]?.words.length === 1 ? (columns[each]?.words ?? []) : [])),
    );
    const written = nameWords(table.name)
      .map(lemma)
      .filter((word) => !own.has(word));
    for (const word of new Set([...words, ...words.map(oneOf), ...written])) push(tablesByWord, word, id);
  }
  for (const { id, words, column } of columns) {
    for (const word of [
      ...words,
      ...nameWords(`${column.name} ${column.label}`).map(lemma),
      ...column.synonyms.flatMap((name) => fold(name).split(" ")),
    ]) {
      push(columnsByWord, word, id);
    }
  }
  const vocabulary = [...new Set([...columnsByWord.keys(), ...tablesByWord.keys()])];
  const stems = new Map<string, string[]>();
  for (const word of vocabulary) stems.set(stem(word), [...(stems.get(stem(word)) ?? []), word]);
  return { columnsByWord, tablesByWord, stems, vocabulary };
}
