import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";

/** Money that came in and the fee that somebody kept of it, in the same rows. */
export type FeesOff = { gross: ColumnEntry; fee: ColumnEntry };

const fees: ReadonlySet<string> = new Set("fee commission".split(" "));
/** Fees that are taken from customers on top, and do not lessen what comes in. */
const onTop: ReadonlySet<string> = new Set(
  "delivery shipping handling cleaning cancellation damage late unit entry membership registration admission annual monthly setup rate percent percentage".split(
    " ",
  ),
);

/** Finds them beside the takings; null where no fee, or more than one, is told there, or the data tells a net amount itself. */
export function findFeesOff(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  takings: number | null,
): FeesOff | null {
  const gross = columns[takings ?? -1];
  const own = tables[gross?.table ?? -1]?.columns.flatMap((id) => columns[id] ?? []) ?? [];
  if (gross === undefined || own.some(({ words }) => words.includes("net"))) return null;
  const [fee, other] = own.filter(
    ({ id, column, words, foreign }) =>
      id !== gross.id &&
      !foreign &&
      isNumeric(column) &&
      column.role === "measure" &&
      words.some((word) => fees.has(word)) &&
      !words.some((word) => onTop.has(word)),
  );
  return fee === undefined || other !== undefined ? null : { gross, fee };
}
