import { figuresCalled } from "../index/counterparts.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { lengthColumn } from "../index/figure-names.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { done, isToldIn } from "../index/told-in.ts";
import { isUnit } from "../lexicon/units.ts";
import { timeUnits } from "../parse/unit-said.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { areaSaid } from "./area-said.ts";

/** A number of the rows by which is divided, and where its words end. */
export type Named = { figure: ColumnEntry; end: number };
type Divided = { figure: ColumnEntry; start: number };

/** Numbers of the rows that add up. */
export const addsUp = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role === "measure" && column.additivity === "additive";

/** How many words may name what is told in a unit. */
const longest = 3;

/**
 * "Per gram of protein", "per kWh", "per click", "per square metre": the numbers by a unit, or by the one word that is all of their name; one of
 * each table's rows at most, and first those that are called so.
 */
export function unitsBehind(tokens: readonly Token[], from: number, index: ModelIndex): Named[] {
  const unit = tokens[from];
  if (unit?.kind !== "word") return [];
  const area = areaSaid(tokens, from);
  if (area !== null)
    return eachOf(
      index.columns.filter((entry) => !entry.foreign && entry.column.role === "measure" && area.holds(entry)),
      area.end,
    );
  if (index.words.tablesByWord.has(unit.lemma)) return [];
  const told = index.columns.filter(
    (entry) => addsUp(entry) && [unit.text, unit.lemma].some((word) => isToldIn(entry, word)),
  );
  if (textAt(tokens, from + 1) === "of") {
    const measured = measuredOf(tokens, from + 2, told, index);
    return measured === null ? [] : [measured];
  }
  if (timeUnits.has(unit.lemma)) {
    const length = short.has(unit.lemma) ? lengthColumn(index.columns) : null;
    return length !== null && isToldIn(length, unit.lemma) ? [{ figure: length, end: from + 1 }] : [];
  }
  const called = index.columns.filter((entry) => addsUp(entry) && isCalled(entry, unit));
  return [...eachOf(called, from + 1), ...eachOf(told, from + 1)];
}

/** Units of time that nothing is split by. */
const short: ReadonlySet<string> = new Set(["minute", "second"]);

/** Of the numbers of each table the only one. */
const eachOf = (found: readonly ColumnEntry[], end: number): Named[] =>
  [...new Set(found.map(({ table }) => table))].flatMap(
    (table) =>
      oneOf(
        found.filter((entry) => entry.table === table),
        end,
      ) ?? [],
  );

/** "… of running time" behind a unit: of the numbers that are told in it the one that is called so. */
function measuredOf(
  tokens: readonly Token[],
  from: number,
  told: readonly ColumnEntry[],
  index: ModelIndex,
): Named | null {
  for (let end = from + longest; end > from; end -= 1) {
    const said = tokens.slice(from, end);
    if (said.length < end - from || said.some(({ kind }) => kind !== "word")) continue;
    const found = figuresCalled(said, index).filter((entry) => told.includes(entry));
    if (found.length > 0) return oneOf(found, end);
  }
  return null;
}

/** The only one of some numbers, or the only one that was neither planned nor spoilt. */
function oneOf(found: readonly ColumnEntry[], end: number): Named | null {
  const [only, other] = found.length > 1 ? done(found) : found;
  return only === undefined || other !== undefined ? null : { figure: only, end };
}

const isCalled = ({ words }: ColumnEntry, { lemma }: Token): boolean => {
  const own = words.filter((word) => !isUnit(word));
  return own.length === 1 && own[0] === lemma;
};

/** "kWh per …": the only number beside the other one that is told in a unit. */
export function unitBefore(
  tokens: readonly Token[],
  per: number,
  below: ColumnEntry,
  { columns }: ModelIndex,
): Divided | null {
  const unit = tokens[per - 1];
  if (unit?.kind !== "word" || timeUnits.has(unit.lemma)) return null;
  const told = columns.filter(
    (entry) =>
      addsUp(entry) && entry.table === below.table && entry.id !== below.id && isToldIn(entry, unit.text),
  );
  const found = oneOf(told, per);
  return found === null ? null : { figure: found.figure, start: per - 1 };
}

/** "Casual riders per registered rider": two numbers of the same rows that count such people or things, by what tells them apart. */
export function sharedNoun(
  tokens: readonly Token[],
  per: number,
  index: ModelIndex,
): { above: Divided; below: Named } | null {
  const noun = tokens[per - 1]?.lemma;
  const again = tokens.findIndex(({ lemma }, at) => at > per + 1 && at <= per + longest && lemma === noun);
  const only = (said: readonly Token[]): ColumnEntry | null => {
    const [one, other] = said.length === 0 ? [] : figuresCalled(said, index).filter(addsUp);
    return other === undefined ? (one ?? null) : null;
  };
  const below = again < 0 ? null : only(tokens.slice(per + 1, again));
  const above = below === null ? null : only(tokens.slice(per - 2, per - 1));
  if (below === null || above === null || above.id === below.id || above.table !== below.table) return null;
  return { above: { figure: above, start: per - 2 }, below: { figure: below, end: again + 1 } };
}
