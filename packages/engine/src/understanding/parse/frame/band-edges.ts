import type { TimeGrain } from "@parlance/contract";
import { numberScale, numberWord } from "../../lexicon/numbers.ts";
import type { Token } from "../../text/tokenize.ts";

/** One named range of numbers; null is open, `includes…` say whether the edge itself belongs to it. */
export type Range = {
  label: string;
  low: number | null;
  high: number | null;
  includesLow: boolean;
  includesHigh: boolean;
};

/** The number that an edge of a band is: "20", "300k", "ten"; null for other words. */
export function edgeNumber(token: Token | undefined): number | null {
  if (token === undefined) return null;
  const glued = /^(\d+(?:\.\d+)?)(k|m|mn|bn)$/.exec(token.text);
  if (glued !== null) return Number(glued[1]) * (numberScale(glued[2] ?? "") ?? 1);
  return token.number ?? (token.kind === "word" ? (times.get(token.text) ?? numberWord(token.text)) : null);
}

const times: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
]);

/** Seconds in units of time that bands are told in. */
const seconds: ReadonlyMap<string, number> = new Map([
  ["second", 1],
  ["sec", 1],
  ["minute", 60],
  ["min", 60],
  ["hour", 3600],
  ["hr", 3600],
  ["h", 3600],
  ["day", 86400],
  ["night", 86400],
  ["week", 604800],
]);

const grains: ReadonlyMap<number, TimeGrain> = new Map([
  [1, "second"],
  [60, "minute"],
  [3600, "hour"],
  [86400, "day"],
]);

/** The unit of time that the edges are in, where one is said. */
export function timeUnit(found: readonly { unit: string | null }[]): { unit?: TimeGrain } {
  const said = found.map(({ unit }) => seconds.get(unit ?? "")).find((each) => each !== undefined);
  const unit = grains.get(said ?? 0);
  return unit === undefined ? {} : { unit };
}

/** Ranges whose edges are all in the first unit that is said: "under 15 min, 15-60 min, 1 to 3 hours" are minutes. */
export function inOneUnit(found: readonly { range: Range; unit: string | null }[]): Range[] {
  const base = found.find(({ unit }) => unit !== null && seconds.has(unit))?.unit ?? null;
  return found.map(({ range, unit }) => {
    const scaled = (edge: number | null): number | null => (edge === null ? null : inUnit(edge, unit, base));
    return { ...range, low: scaled(range.low), high: scaled(range.high) };
  });
}

/** A number said in one unit of time in another; as it is where either is none. */
export function inUnit(value: number, from: string | null, to: string | null): number {
  const [own, base] = [seconds.get(from ?? ""), seconds.get(to ?? "")];
  return own === undefined || base === undefined || own === base ? value : (value * own) / base;
}
