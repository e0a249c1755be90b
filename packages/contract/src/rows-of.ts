import { isForeign, isMass, lastWordOf, pluralOf } from "./plural-of.ts";
import { singularOf } from "./singular-of.ts";

/** What people call a table of anything. */
const holders: ReadonlySet<string> = new Set("export import sheet table list log report".split(" "));

/** How many rows of a table are spoken of, by its label: "customers", "companies", "weather rows", "staff". */
export const rowsOf = (label: string): string =>
  isMass(label) || isForeign(label) || holders.has(lastWordOf(label)) ? `${label} rows` : pluralOf(label);

/** What one row of a table is called, by its label: "customer", "company", "person"; what has no one stays as it is. */
export const rowOf = (label: string): string =>
  isMass(label) || holders.has(lastWordOf(label)) ? label : singularOf(label);
