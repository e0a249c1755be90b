import type { ExtractedColumn } from "../extracted-table.ts";
import { booleanCandidates } from "./boolean-candidates.ts";
import type { Candidate, Locale } from "./candidate.ts";
import { dateCandidates, dayFirstVote, durationCandidates, timeCandidates } from "./date-candidates.ts";
import { decimalVote, numberCandidates } from "./number-candidates.ts";

/** Columns so named hold numbers to dial, not to add up. */
export const PHONE_HEADER =
  /phone|telefon|téléphone|(^|[^a-z])(tel|mobile|cell|fax|msisdn|whatsapp)([^a-z]|$)/i;

/** Readings worth measuring for a column, likeliest first; none for plain text. */
export function findCandidates(cells: string[], column: ExtractedColumn, locale: Locale): Candidate[] {
  if (cells.length === 0) return [];
  const durations = durationCandidates(cells, column.header);
  const others = [
    ...booleanCandidates(cells),
    ...dateCandidates(cells, locale, column.header),
    ...(durations.length > 0 ? durations : timeCandidates(cells)),
  ];
  if (others.length > 0) return others;
  return PHONE_HEADER.test(column.header) ? [] : numberCandidates(cells, locale, column.typedNumbers);
}

/** What the file's columns together say about decimal marks and date orders; the delimiter speaks where they are silent. */
export function localeOf(samples: string[][], delimiter: string | null): Locale {
  const decimals = samples.map(decimalVote).filter((vote) => vote !== null);
  const days = samples.map(dayFirstVote).filter((vote) => vote !== null);
  return {
    commaDecimals: decimals.length === 0 ? delimiter === ";" : majority(decimals),
    dayFirst: days.length === 0 ? null : majority(days),
  };
}

function majority(votes: boolean[]): boolean {
  return votes.filter((vote) => vote).length > votes.length / 2;
}
