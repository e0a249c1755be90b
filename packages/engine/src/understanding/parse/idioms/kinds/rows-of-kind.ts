import { singularOf } from "@parlance/contract";
import { columnsWith } from "../../../index/columns-with.ts";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/**
 * "The share of red wine", "the average price of white wines" where products are called by a column "wine" and have a color: the products
 * of that kind, and no figure for each of them.
 */
export function rowsOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || at === 0) return null;
  const table = tableCalledBy(token.lemma, index);
  if (table === undefined) return null;
  if (isSplitBy(tokens, at, table, index)) return { words: tokens[at + 1]?.raw ?? "", tokens: 2 };
  if (!saysKind(tokens, at, table.id, index)) return null;
  const rows = table.table.label.toLowerCase();
  return { words: token.text === token.lemma ? singularOf(rows) : rows, tokens: 1 };
}

/** The table whose rows a word names by the column that they are called by. */
const tableCalledBy = (lemma: string, index: ModelIndex): TableEntry | undefined =>
  columnsWith(lemma === "name" ? [] : [lemma], index)
    .filter(({ words }) => words.length === 1)
    .flatMap(({ id, table, column }) => {
      const rows = index.tables[table];
      const calls = (column.profile?.distinct ?? 0) * 1.1 >= (rows?.table.rowCount ?? 0);
      return calls && rows?.naming.includes(id) === true && !rows.words.includes(lemma) ? [rows] : [];
    })[0];

/** "By wine color": the color, which is a column of what wines are. */
const isSplitBy = (
  tokens: readonly Token[],
  at: number,
  { columns: own }: TableEntry,
  { columns, words }: ModelIndex,
): boolean =>
  ["by", "per"].includes(tokens[at - 1]?.text ?? "") &&
  tokens[at + 1]?.kind === "word" &&
  !words.phrases.has(`${tokens[at]?.lemma}${tokens[at + 1]?.lemma}`) &&
  own.some((id) => columns[id]?.words.join(" ") === tokens[at + 1]?.lemma);

/** Whether a kind of a table's rows stands right before, in one word or two. */
function saysKind(
  tokens: readonly Token[],
  at: number,
  table: number,
  { values, columns, tables }: ModelIndex,
): boolean {
  const rows = tables[table]?.table.rowCount ?? 0;
  return [1, 2].some((size) => {
    const said = tokens.slice(Math.max(0, at - size), at).map(({ text }) => text);
    return (values.byKey.get(valueKey(said.join(" "))) ?? []).some((id) => {
      const held = columns[values.values[id]?.column ?? -1];
      return held?.table === table && (held.column.profile?.distinct ?? rows) * 3 <= rows;
    });
  });
}
