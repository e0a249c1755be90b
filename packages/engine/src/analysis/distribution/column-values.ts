/** A measure's usable values with the rows of the table that they are in. */
export type ColumnValues = { column: number; rows: number[]; values: number[] };
