import type { TimeGrain } from "@parlance/contract";

const units: ReadonlyMap<string, TimeGrain> = new Map([
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["year", "year"],
]);

const clockUnits: ReadonlyMap<string, TimeGrain> = new Map([
  ["hour", "hour"],
  ["minute", "minute"],
]);

/** The unit shorter than a day that a word in dictionary form names; null for every other word. */
export const clockUnitOf = (lemma: string | undefined): TimeGrain | null =>
  clockUnits.get(lemma ?? "") ?? null;

/** The unit of time that a word in dictionary form names; null for every other word. */
export const unitOf = (lemma: string | undefined): TimeGrain | null => units.get(lemma ?? "") ?? null;
