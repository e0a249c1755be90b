import type { PhysicalType } from "@parlance/contract";

/** A table as the source lists it, before anything is known of its data. */
export type TableShape = {
  name: string;
  schema: string | null;
  columns: {
    name: string;
    physicalType: PhysicalType;
    nullable: boolean;
    notes: string[];
    converted?: boolean;
  }[];
  rowCount: number;
  /** SQL that follows the table's name to read a part of a large table ("TABLESAMPLE …", "LIMIT …"); null reads all of it. */
  sample: string | null;
  /** The column that the source wants every query to filter on; left out where it wants nothing. */
  partitionColumn?: string | null;
};

/** What the source itself states; all of it is measured all the same. */
export type Declared = {
  primaryKeys: Map<string, string[]>;
  foreignKeys: { fromTable: string; fromColumns: string[]; toTable: string; toColumns: string[] }[];
  labels: Map<string, string>;
  descriptions: Map<string, string>;
};

/** Key of `Declared.labels` and `.descriptions`: the table, or the column in it. */
export const declaredKey = (table: string, column: string | null): string =>
  column === null ? table : `${table}.${column}`;
