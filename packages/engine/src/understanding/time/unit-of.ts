import type { TimeGrain } from "@parlance/contract";

const units: ReadonlyMap<string, TimeGrain> = new Map([
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["year", "year"],
]);

/** The unit of time that a word in dictionary form names; null for every other word. */
export const unitOf = (lemma: string | undefined): TimeGrain | null => units.get(lemma ?? "") ?? null;
