import { businessWords, capitalised, singularOf } from "@parlance/contract";
import { nameLabel, nameWords } from "./name-words.ts";
import { keyName } from "./references/key-words.ts";

/** Keys that only number the rows of a sheet. */
const numbering = new Set("row record line index entry unnamed serial sequence unique".split(" "));

/**
 * What the rows of a source's only table are: those that its key numbers ("EmployeeNumber": employees), whatever the sheet is
 * called ("hr_survey_2019", "Restaurants" of bills with a column of that name, one of the `kinds` that rows repeat); null where the key tells nothing, or the sheet is called after its rows ("orders").
 */
export function calledByKey(
  label: string,
  primaryKey: readonly string[],
  kinds: readonly string[] = [],
): string | null {
  const [key, second] = primaryKey;
  if (key === undefined || second !== undefined) return null;
  const { own, isKey } = keyName(key);
  const called = nameWords(label).map(singularOf);
  const name = called.join(" ");
  const isOfKinds = kinds.some((kind) => nameWords(kind).map(singularOf).join(" ") === name);
  const plain = called.length === 1 && businessWords.has(called[0] ?? "") && !isOfKinds;
  if (!isKey || own.length === 0 || plain || own.some((word) => numbering.has(word))) return null;
  const same = called.slice(-own.length).join(" ") === own.join(" ");
  return same ? null : capitalised(nameLabel(own.join("_")).toLowerCase());
}
