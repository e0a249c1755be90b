import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

const ends: ReadonlySet<string> = new Set("expiry expiration expire expires expired".split(" "));
/** What also is over on a day that is called its end. */
const covers: ReadonlySet<string> = new Set(
  "warranty guarantee insurance cover coverage support licence license".split(" "),
);

const holding = (name: string): string[] =>
  [
    ...["under", "in", "within", "covered by"].flatMap((word) => [
      `${word} ${name}`,
      `still ${word} ${name}`,
    ]),
    ...["valid", "active"].flatMap((word) => [
      `with ${word} ${name}`,
      `with a ${word} ${name}`,
      `have ${word} ${name}`,
    ]),
  ].flatMap((words) => [words, words.replace(name, `the ${name}`)]);
const over = (name: string): string[] => [
  ...[
    "out of",
    "outside",
    "outside of",
    "past",
    "no longer under",
    "no longer in",
    "not under",
    "with expired",
  ].flatMap((word) => [`${word} ${name}`, `already ${word} ${name}`]),
  ...[
    "expired",
    "has expired",
    "is expired",
    "is over",
    "ran out",
    "has run out",
    "has lapsed",
    "is no longer valid",
  ].map((word) => `${name} ${word}`),
  `whose ${name} expired`,
  `whose ${name} has expired`,
  `whose ${name} is no longer valid`,
  `expired ${name}`,
];
/** What those are called who have a cover until a day that is called after them, and what they have. */
const covered: ReadonlyMap<string, string> = new Map([
  ["insured", "insurance"],
  ["covered", "cover"],
  ["licensed", "licence"],
  ["certified", "certificate"],
  ["guaranteed", "guarantee"],
]);
const coveredNow = (done: string): string[] => [done, `still ${done}`, `currently ${done}`];
const coveredNoMore = (done: string): string[] => [
  `no longer ${done}`,
  `not ${done} any more`,
  `not ${done} anymore`,
];

/**
 * "Under warranty" and "out of warranty" of rows with the day on which theirs expires: that day is still to come, or is past. Words that
 * the data has are left to it.
 */
export function coverTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: Pick<SchemaWords, "phrases">,
): GlossaryTerm[] {
  const found = columns.flatMap((entry) => {
    const name = coverOf(entry);
    const table = tables[entry.table];
    return name === null || table === undefined || table.words.includes(name) ? [] : [{ entry, name, table }];
  });
  return found
    .filter(({ name }) => found.filter((other) => other.name === name).length === 1)
    .flatMap(({ entry: { column }, name, table: { table } }) => {
      const made = (names: string[], operator: "<" | ">=", definition: string): GlossaryTerm[] => {
        const left = fieldOf(table.name, column.name);
        const filter: Filter = { kind: "comparison", operator, left, right: { kind: "now" } };
        return filterTerm(freeNames(names, words), table.name, filter, definition);
      };
      const label = column.label.toLowerCase();
      const noun = covered.get(name) ?? name;
      return [
        ...made([...holding(noun), ...(noun === name ? [] : coveredNow(name))], ">=", `${label} is not over`),
        ...made([...over(noun), ...(noun === name ? [] : coveredNoMore(name))], "<", `${label} is over`),
      ];
    });
}

/** What a day says the end of: "warranty" of a "warranty expiry date". */
function coverOf({ column, words }: ColumnEntry): string | null {
  if (!isTime(column)) return null;
  const [name = "", end = "", further, other] = words;
  const isDay = further === undefined || (other === undefined && further === "date");
  const told =
    ends.has(end) || ((covers.has(name) || covered.has(name)) && ["end", "until", "to"].includes(end));
  return isDay && told ? name : null;
}
