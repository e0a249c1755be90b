import type { TimeGrain } from "@parlance/contract";
import { isAmountUnit } from "../lexicon/units.ts";
import type { Token } from "../text/tokenize.ts";

/** Units that times are measured in, by their words in dictionary form. */
export const timeUnits: ReadonlyMap<string, TimeGrain> = new Map([
  ["second", "second"],
  ["minute", "minute"],
  ["hour", "hour"],
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["year", "year"],
]);

/** Whether a name is a unit of time alone: the "minute" of a goal is when it was, and no amount. */
export const isUnitAlone = ([unit = "", other]: readonly string[]): boolean =>
  other === undefined && timeUnits.has(unit);

/** The unit that a token names in the plural ("hours"); "per day" and "last year" ask for none. */
export const unitsOf = (token: Token | undefined): TimeGrain | null =>
  token === undefined || token.text === token.lemma ? null : (timeUnits.get(token.lemma) ?? null);

/** The unit of time that a question asks for, wherever it says so: "…, in years". */
export function unitSaid(tokens: readonly Token[]): TimeGrain | null {
  const said = tokens.find((token, at) => tokens[at - 1]?.text === "in" && unitsOf(token) !== null);
  return unitsOf(said);
}

/** The unit of an amount, or of time, that stands at a token: "tonnes", "MWh", "hours" (in dictionary form but for what is short); null where none does. */
export function unitAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const time = unitsOf(token);
  if (time !== null) return time;
  return [token.text, token.lemma].some(isAmountUnit)
    ? token.text === token.lemma
      ? token.raw
      : token.lemma
    : null;
}
