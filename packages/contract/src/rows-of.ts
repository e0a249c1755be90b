import { isMass, lastWordOf, pluralOf } from "./plural-of.ts";

/** What people call a table of anything. */
const holders: ReadonlySet<string> = new Set("export import sheet table list log report".split(" "));

/** How many rows of a table are spoken of, by its label: "customers", "companies", "weather rows", "staff". */
export const rowsOf = (label: string): string =>
  isMass(label) || holders.has(lastWordOf(label)) ? `${label} rows` : pluralOf(label);
