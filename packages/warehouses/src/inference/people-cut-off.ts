import { pluralOf, singularOf } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

/** Whom tables are called after. */
const people: readonly string[] = (
  "accountant adjuster advisor applicant apprentice attendee attorney borrower candidate client coach consultant contractor " +
  "coordinator customer dentist director doctor donor driver employee engineer instructor inspector lecturer librarian " +
  "mechanic member operator participant passenger patient physician practitioner professor psychologist receptionist " +
  "representative resident student subscriber supervisor surgeon teacher technician tenant therapist trainer tutor volunteer"
).split(" ");

/** Letters that are cut off after fewer may be anything. */
const enough = 3;

/**
 * What the word of a table that tells of people begins: "docs" with a full name and a specialty are "doctors". Null where the rows
 * are no people, where the name says more, and where it begins no word for people or two of them.
 */
export function peopleCutOff(
  words: readonly string[],
  columns: readonly (readonly string[])[],
): string | null {
  const [word = "", further] = words;
  const one = singularOf(word);
  if (further !== undefined || one.length < enough || !columns.some(isOfPerson)) return null;
  const [only, other] = people.filter((each) => each.startsWith(one) && each !== one);
  if (only === undefined || other !== undefined) return null;
  return one === word ? only : pluralOf(only);
}

/** What only people have: a name in full, a first or a last one, a day of birth. */
function isOfPerson(words: readonly string[]): boolean {
  const said = words.flatMap(comparableWords).join(" ");
  return /^(?:full|first|last) name$|^date of birth$|^birth ?(?:day|date)$/.test(said);
}
