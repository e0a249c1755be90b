import type { GridDatabase, GridTable } from "./grid-database.ts";

/** A generated question after the `turns` before it, the SQL of what it asks for and of other fair answers. */
export type GridQuestion = {
  family: string;
  turns?: string[];
  question: string;
  sql: string;
  others: string[];
};

/** Kinds of questions of one table: what people would ask of it, as its database's data allows. */
export type Families = (table: GridTable, database: GridDatabase) => Promise<GridQuestion[]> | GridQuestion[];
