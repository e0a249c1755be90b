import type { Column } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

/** "ADR" beside numbers of nights is the trade's short form of what a room brought in for a night, and is never added up. */
export function withNightRates(columns: Column[]): Column[] {
  const hasNights = columns.some(
    ({ name, role }) => role === "measure" && comparableWords(name).includes("night"),
  );
  if (!hasNights) return columns;
  return columns.map((column) =>
    column.role === "measure" && column.name.toLowerCase() === "adr"
      ? {
          ...column,
          label: "Daily rate",
          additivity: "non-additive",
          defaultAggregation: "average",
          synonyms: [...column.synonyms, "average daily rate", "nightly rate", "room rate"],
        }
      : column,
  );
}
