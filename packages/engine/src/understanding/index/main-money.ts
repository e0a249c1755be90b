import { columnsWith } from "./columns-with.ts";
import { type ColumnEntry, holdsFigure } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** The gross and the net amount of the one table that tells both. */
export function grossAndNet(
  index: Pick<ModelIndex, "columns" | "words">,
): { gross: ColumnEntry; net: ColumnEntry } | null {
  const called = (word: string): ColumnEntry[] => columnsWith([word], index).filter(holdsFigure);
  const [[gross, other], [net, second]] = [called("gross"), called("net")];
  if (gross === undefined || net === undefined || other !== undefined || second !== undefined) return null;
  return gross.table === net.table ? { gross, net } : null;
}

/** The column of what rows come to in money: the takings, else the gross amount, else the only one of money; null where several may be meant. */
export function mainMoney(index: ModelIndex): ColumnEntry | null {
  const { columns, takings, sales } = index;
  const held = columns[takings ?? sales ?? -1] ?? grossAndNet(index)?.gross;
  if (held !== undefined && !isPrice(held)) return held;
  const [only, other] = columns.filter(
    ({ column, foreign }) => !foreign && column.role === "measure" && column.unit.kind === "currency",
  );
  return only === undefined || other !== undefined || isPrice(only) ? null : only;
}

/** What a piece costs adds up to nothing. */
const isPrice = ({ words }: ColumnEntry): boolean =>
  words.some((word) => ["price", "unit", "rate", "per"].includes(word));
