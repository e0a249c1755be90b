import type { PhysicalType } from "@parlance/contract";

/** A column as the catalogue lists it; `physicalType` null where its values are nothing to analyse (binary, JSON, shapes). */
export type CatalogueColumn = {
  name: string;
  nativeType: string;
  physicalType: PhysicalType | null;
  nullable: boolean;
  /** As of the model's columns; left out where it is false. */
  converted?: boolean;
  comment: string | null;
};

/** Columns that refer to another table's, pairwise. */
export type CatalogueReference = { columns: string[]; schema: string; table: string; toColumns: string[] };

/** A table or view. `rows` is the server's estimate, null where it has none; `readable` false without the right to SELECT. */
export type CatalogueTable = {
  schema: string;
  name: string;
  kind: "table" | "view";
  comment: string | null;
  rows: number | null;
  bytes: number | null;
  readable: boolean;
  columns: CatalogueColumn[];
  primaryKey: string[];
  references: CatalogueReference[];
  /** Column that the table is partitioned by, so that queries should filter on it; null where there is none. */
  partitionColumn: string | null;
  /** Whether the server refuses queries that do not filter on it. */
  needsPartitionFilter: boolean;
  /** Another text whenever rows may have changed; null where the server does not tell. */
  revision: string | null;
};

/** What a source holds. Tables of `defaultSchema` can be named without it. */
export type Catalogue = { defaultSchema: string; tables: CatalogueTable[] };

/** Names a table within a catalogue. */
export const tableKey = ({ schema, name }: { schema: string; name: string }): string =>
  JSON.stringify([schema, name]);
