import { type Column, pluralOf } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const planned = words("planned plan target scheduled expected forecast");
const bad = words("scrap scrapped rejected reject defect defective faulty waste wasted spoiled rework");
/** What says by itself that it was made. */
const made = words("produced output manufactured production generated generation yield");
/** Other things that are done with a number of pieces, and time, of which there is a plan too. */
const otherwise = words(
  "sold shipped delivered ordered received returned used consumed attended booked hour minute day time cost price rate",
);
/** What a table of what was made is called. */
const making = words("production manufacturing output harvest generation");
const quantities = words("quantity unit piece volume weight ton kg litre");
const synonyms = ["output", "production", "produced quantity", "quantity produced", "units produced"];

/**
 * The one column that says how much was made: called so ("produced cases"), beside what was planned or went wrong of the same
 * ("target boards", "sound boards", "rejected boards"), or the quantity of a table of production. It gets what people call that
 * as synonyms, which a person can change like all others.
 */
export function withOutputSynonyms(label: string, columns: Column[]): Column[] {
  const figures = columns
    .filter(
      ({ role, additivity, unit }) =>
        role === "measure" && additivity === "additive" && unit.kind !== "currency",
    )
    .map((column) => ({ column, words: comparableWords(column.name) }));
  const has = (own: readonly string[], list: ReadonlySet<string>): boolean =>
    own.some((word) => list.has(word));
  const aside = figures.filter(({ words: own }) => has(own, planned) || has(own, bad));
  const shared = aside.flatMap(({ words: own }) =>
    own.filter((word) => !planned.has(word) && !bad.has(word)),
  );
  const rest = figures.filter((each) => !aside.includes(each) && !has(each.words, otherwise));
  const isMaking = comparableWords(label).some((word) => making.has(word));
  const kinds = [
    rest.filter(({ words: own }) => has(own, made)),
    rest.filter(({ words: own }) => own.some((word) => shared.includes(word))),
    isMaking ? rest.filter(({ words: own }) => has(own, quantities)) : [],
  ];
  const [output, other] = kinds.find((kind) => kind.length > 0) ?? [];
  if (output === undefined || other !== undefined) return columns;
  const pieces = output.words.filter((word) => shared.includes(word) && !quantities.has(word));
  return columns.map((column) =>
    column === output.column
      ? { ...column, synonyms: [...column.synonyms, ...synonyms, ...pieces.map(pluralOf)] }
      : column,
  );
}
