import type { Failure } from "@parlance/contract";
import { profileTable, type TableProfile } from "./profile-table.ts";
import { type SourceReader, SourceRefused } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

/** Columns of a table that could not be read, and why; all of them where `isWhole`. */
export type Unreadable = { table: string; columns: string[]; isWhole: boolean; failure: Failure };

/** Columns that may be unreadable before the whole table is given up. */
const mostUnreadable = 8;

/**
 * A table's profile without the columns that the source refuses to read (a view that divides by zero, a type without an order),
 * and which they are. Throws what every other table would meet as well.
 */
export async function profileReadable(
  reader: SourceReader,
  shape: TableShape,
): Promise<{ shape: TableShape; profile: TableProfile; unreadable: Unreadable | null }> {
  try {
    return { shape, profile: await profileTable(reader, shape), unreadable: null };
  } catch (error) {
    if (!(error instanceof SourceRefused) || !concernsTable(error.failure)) throw error;
    const refused = error.failure.code === "refused" ? await refusedOf(reader, shape) : shape.columns;
    const columns =
      refused.length > mostUnreadable ? [] : shape.columns.filter((each) => !refused.includes(each));
    const isWhole = columns.length === 0;
    const left = { ...shape, columns };
    const profile = isWhole ? { rows: 0, columns: new Map() } : await profileTable(reader, left);
    const names = (isWhole ? shape.columns : refused).map(({ name }) => name);
    return {
      shape: left,
      profile,
      unreadable: { table: shape.name, columns: names, isWhole, failure: error.failure },
    };
  }
}

const concernsTable = ({ code }: Failure): boolean =>
  ["refused", "permission-denied", "timed-out", "too-large", "too-costly"].includes(code);

/** The columns that are refused, found by halves; more than `mostUnreadable` of them are not looked for. */
async function refusedOf(reader: SourceReader, shape: TableShape, known = 0): Promise<TableShape["columns"]> {
  try {
    await profileTable(reader, shape);
    return [];
  } catch (error) {
    if (!(error instanceof SourceRefused) || !concernsTable(error.failure)) throw error;
    const { columns } = shape;
    if (columns.length === 1) return columns;
    const half = Math.ceil(columns.length / 2);
    const left = await refusedOf(reader, { ...shape, columns: columns.slice(0, half) }, known);
    if (known + left.length > mostUnreadable) return left;
    const right = { ...shape, columns: columns.slice(half) };
    return [...left, ...(await refusedOf(reader, right, known + left.length))];
  }
}
