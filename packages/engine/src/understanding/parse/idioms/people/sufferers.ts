import { isValueWord } from "../../../index/is-value-word.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { personTable } from "../../../index/persons.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** How those who have something are called, and how what they have ends. */
const endings: readonly (readonly [person: RegExp, illness: string])[] = [
  [/ic$/, "es"],
  [/tic$/, ""],
  [/ptic$/, "psy"],
  [/ic$/, "ia"],
  [/ic$/, "y"],
  [/ic$/, "ism"],
  [/sive$/, "sion"],
  [/tive$/, "tion"],
  [/er$/, "ing"],
];

/** Who is looked after, where others are who look after them. */
const looked: ReadonlySet<string> = new Set(["patient", "resident", "pet", "animal"]);

/** "Type 2 diabetics", "how many asthmatics" where a value says what they have ("Type 2 diabetes"): the people who have it. */
export function sufferers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || !/\p{L}{4}(?:ic|ive|er)s$/u.test(token.text)) return null;
  const one = token.text.slice(0, -1);
  if (isWordOf(index, token.text, one) || index.values.byWord.has(one)) return null;
  const treated = index.tables.find(({ words }) => looked.has(words.at(-1) ?? ""));
  const people = treated ?? personTable(index.tables, index.columns);
  const illness = endings
    .flatMap(([person, ending]) => (person.test(one) ? [one.replace(person, ending)] : []))
    .find((word) => isValueWord(index, word));
  return people === null || illness === undefined
    ? null
    : { words: `${illness} ${people.table.label.toLowerCase()}`, tokens: 1 };
}
