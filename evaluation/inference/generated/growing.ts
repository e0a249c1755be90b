import type { Database, Reference } from "../database.ts";
import type { Chance } from "./chance.ts";
import type { NamingStyle } from "./naming-style.ts";

/** A table that can be referred to: its key's columns and the values of its rows. */
export type Target = { table: string; words: string[]; keyColumns: string[]; keys: string[][] };

/** A column's name and its values, row by row. */
export type Cells = { name: string; cells: string[] };

/** What a schema is made with while it grows: the tables so far and what can be referred to. */
export type Growing = {
  chance: Chance;
  style: NamingStyle;
  tables: Database["tables"];
  references: Reference[];
  short: Target[];
  things: Target[];
  happenings: Target[];
  lines: Target[];
};
