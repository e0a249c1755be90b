import type { ColumnEntry, TableEntry } from "./entries.ts";

const amounts: ReadonlySet<string> = new Set(["amount", "value", "total"]);

/**
 * "Employer contributions" of contributions with an "employer amount" where employers have a table of their own: what each party gave, and no rows of
 * theirs. A phrase by column, in dictionary form.
 */
export const partyAmounts = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; phrase: string[] }[] =>
  columns.flatMap(({ id, column, words: [party = "", amount = "", further], table }) => {
    const rows = tables[table]?.words.at(-1);
    const isParty = tables.some(({ words }) => words.length === 1 && words[0] === party);
    return rows === undefined || further !== undefined || !isParty || !amounts.has(amount)
      ? []
      : column.role === "measure" && column.additivity === "additive" && party !== rows
        ? [{ column: id, phrase: [party, rows] }]
        : [];
  });
