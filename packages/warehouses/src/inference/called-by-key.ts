import { businessWords, type Column, capitalised, singularOf } from "@parlance/contract";
import { nameLabel, nameWords } from "./name-words.ts";
import { keyName } from "./references/key-words.ts";

/** Keys that only number the rows of a sheet. */
const numbering = new Set("row record line index entry unnamed serial sequence unique".split(" "));

/** What rows are that a key tells in letters which elsewhere may stand for something else ("bkid"). */
const rowForms: ReadonlyMap<string, string> = new Map([
  ["bk", "booking"],
  ["bkg", "booking"],
  ["inv", "invoice"],
  ["ord", "order"],
  ["tkt", "ticket"],
  ["tx", "transaction"],
  ["txn", "transaction"],
]);

/**
 * What the rows of a source's only table are: those that its key numbers ("EmployeeNumber": employees), whatever the sheet is
 * called ("hr_survey_2019"); null where the key tells nothing, or the sheet is called after its rows ("orders"), and after nothing that many rows
 * share ("restaurants" of bills that each tell their restaurant).
 */
export function calledByKey(
  label: string,
  primaryKey: readonly string[],
  columns: readonly Column[] = [],
): string | null {
  const [key, second] = primaryKey;
  if (key === undefined || second !== undefined) return null;
  const { own: written, isKey } = keyName(key);
  const own = written.map((word) => rowForms.get(word) ?? word);
  const called = nameWords(label).map(singularOf);
  const plain = called.length === 1 && businessWords.has(called[0] ?? "") && !isShared(called, columns);
  if (!isKey || own.length === 0 || plain) return null;
  if (own.some((word) => numbering.has(word) || isUnspoken(word))) return null;
  const same = called.slice(-own.length).join(" ") === own.join(" ");
  return same ? null : capitalised(nameLabel(own.join("_")).toLowerCase());
}

/** Whether a column is called so that many rows have alike. */
const isShared = (called: readonly string[], columns: readonly Column[]): boolean =>
  columns.some(
    ({ name, profile }) =>
      nameWords(name).map(singularOf).join(" ") === called.join(" ") &&
      profile !== null &&
      profile.distinct * fewest < profile.sampledRows - profile.nulls,
  );

/** At how many rows each on the average a value is told again and again. */
const fewest = 5;

/** "Rma", "xqz": letters that nobody would call rows by, unless they are a word of business. */
const isUnspoken = (word: string): boolean =>
  !businessWords.has(word) && (word.length < 3 || !/[aeiouy]/u.test(word));
