import { singularOf, speltOut } from "@parlance/contract";
import { withDocuments } from "./documents.ts";
import { comparableWords, nameWords } from "./name-words.ts";
import { peopleCutOff } from "./people-cut-off.ts";
import { areContracted, speltInCompany } from "./spelt-in-company.ts";
import { splitJoined, withoutLetter } from "./split-joined.ts";
import { apart, withoutSource } from "./spoken-affixes.ts";
import { type Declared, declaredKey, type TableShape } from "./table-shape.ts";

/** The words of names as people would say them, by `declaredKey`. */
export type SpokenNames = ReadonlyMap<string, readonly string[]>;

/** "Pages / session" is so many for each, "source / medium" is both. */
const numeric: ReadonlySet<string> = new Set(["integer", "decimal"]);

/** Fewer names than this share how they begin by chance. */
const fewest = 3;

/**
 * The words of a source's names: what all tables, or all columns of a table, begin with is left out ("sb" of sbCustomer
 * and sbTicker) or, for columns, said as the table's own words ("sbTxId": "transaction id"); joined words are told apart.
 */
export function spokenNames(tables: readonly TableShape[], declared: Declared): SpokenNames {
  const written = (table: string, column: string | null, isNumber = false): string[] => {
    const name = declared.labels.get(declaredKey(table, column)) ?? column ?? table;
    return nameWords(isNumber ? name.replace(/(?<=\p{L}\s*)\/(?=\s*\p{L})/gu, " per ") : name);
  };
  const vocabulary = new Set(
    tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]).flatMap(nameWords),
  );
  const others = new Set([...vocabulary, ...[...vocabulary].map(singularOf)]);
  const contracted = areContracted(vocabulary);
  const spoken = new Map<string, readonly string[]>();
  const inColumns = new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name }) => nameWords(name))));
  const modelled = withDocuments(withoutModelling(tables.map(({ name }) => written(name, null))));
  const names = withoutPrefix(withoutSource(modelled, inColumns, thingNumbered(tables[0])));
  for (const [at, { name, columns }] of tables.entries()) {
    const table = new Set([name, ...columns.map((column) => column.name)].flatMap(nameWords));
    const company = { table, source: vocabulary, contracted };
    const said = split(names.words[at] ?? [], (part) => others.has(part));
    const people = peopleCutOff(
      said,
      columns.map((column) => nameWords(column.name)),
    );
    const own =
      people === null
        ? speltInCompany(said, { ...company, isTable: true, isText: false, isTime: false })
        : [people];
    spoken.set(name, own);
    const short = shortNames(
      columns.map((column) => written(name, column.name, numeric.has(column.physicalType))),
      own,
    );
    const parts = new Set([...said, ...(short.dropped ? short.words.flat() : [])]);
    const bare = withNames(withoutLetters(short.words)).map((words) => withoutInitials(words, own));
    for (const [place, column] of columns.entries()) {
      const words = split(bare[place] ?? [], (part) => others.has(part) || parts.has(part));
      const read = speltInCompany(words, {
        ...company,
        isTable: false,
        isText: column.physicalType === "string",
        isTime: column.physicalType === "date" || column.physicalType === "timestamp",
      });
      const rest = isAcronym(column.name, read, columns) ? [column.name] : read;
      spoken.set(declaredKey(name, column.name), short.dropped ? [...besides(own, rest), ...rest] : rest);
    }
  }
  return spoken;
}

/** What the first columns of a table tell apart by a key or number that is called after it ("issue" of "Issue key"); null where none does. */
function thingNumbered(table: TableShape | undefined): string | null {
  for (const { name } of table?.columns.slice(0, firstColumns) ?? []) {
    const [thing = "", head = "", other] = nameWords(name);
    if (other === undefined && /^(?:key|id|no|number)$/.test(head)) return thing;
  }
  return null;
}

/** Where what numbers the rows stands. */
const firstColumns = 3;

/** "dt_reason" of downtimes, "mu_id" of materials used: the first letters of the table's words before a column's own are said as these words. */
function withoutInitials(words: readonly string[], table: readonly string[]): string[] {
  const [first, ...rest] = words;
  const initials = table.map((word) => word.charAt(0)).join("");
  return table.length > 1 && rest.length > 0 && first === initials ? [...table, ...rest] : [...words];
}

/** One word in capitals among names that are not ("MRR", "CPC"), which no other word is meant by. */
const isAcronym = (name: string, read: readonly string[], columns: TableShape["columns"]): boolean =>
  read.join(" ") === name.toLowerCase() &&
  /^\p{Lu}{2,5}$/u.test(name) &&
  speltOut(name.toLowerCase()) === null &&
  columns.filter((column) => /\p{Ll}/u.test(column.name)).length > columns.length / 2;

/** What data modellers put before a table's name to say its kind; the second list only beside the first. */
const kinds = new Set("dim dims fact fct tbl stg".split(" "));
const otherKinds = new Set("bridge brg agg lkp lookup lu vw map".split(" "));
/** What they put behind it: "PAT_MST" holds patients, "SAL_TRN" sales. */
const kindsBehind = new Set("mst mstr trn trx txn tbl".split(" "));

/** Names without the kind of table before or behind them, where tables are called so, unless two would then be called the same. */
function withoutModelling(written: readonly string[][]): string[][] {
  const isBehind = (words: readonly string[]): boolean =>
    words.length > 1 && kindsBehind.has(words.at(-1) ?? "");
  const names =
    written.filter(isBehind).length < 2
      ? [...written]
      : apart(
          written,
          written.map((words) => (isBehind(words) ? words.slice(0, -1) : words)),
        );
  if (names.filter(([first = ""]) => kinds.has(first)).length < 2) return names;
  const short = names.map((words) => {
    const [first = ""] = words;
    return words.length > 1 && (kinds.has(first) || otherKinds.has(first)) ? words.slice(1) : words;
  });
  return apart(names, short);
}

const split = (words: readonly string[], isOther: (part: string) => boolean): string[] =>
  words.flatMap((word) => splitJoined(word, isOther));

/** A table's words that the column's own do not repeat ("ticker" before "ticker symbol"). */
const besides = (table: readonly string[], rest: readonly string[]): readonly string[] => {
  const said = new Set(rest.flatMap(comparableWords));
  return table.some((word) => comparableWords(word).some((each) => said.has(each))) ? [] : table;
};

/** Columns' names without what all begin with, unless that is what the table is called ("customer" of customers). */
function shortNames(names: readonly string[][], table: readonly string[]): ReturnType<typeof withoutPrefix> {
  const short = withoutInitial(names, table) ?? withoutPrefix(names);
  const dropped = names[0]?.slice(0, names[0].length - (short.words[0]?.length ?? 0)) ?? [];
  const own = new Set(table.flatMap(comparableWords));
  return dropped.length > 0 && dropped.flatMap(comparableWords).every((word) => own.has(word))
    ? { words: [...names], dropped: false }
    : short;
}

/** The two names of a table's columns without its first letter ("r_key" and "r_name" of regions); null where it does not stand before both. */
function withoutInitial(
  names: readonly string[][],
  [table = ""]: readonly string[],
): ReturnType<typeof withoutPrefix> | null {
  const isInitial = names.every(([first, second]) => first === table.charAt(0) && second !== undefined);
  return names.length === 2 && isInitial
    ? { words: names.map((words) => words.slice(1)), dropped: true }
    : null;
}

/** Names without a letter before their one word ("pclass"), unless others would then be called the same ("xscore" and "yscore"). */
function withoutLetters(names: readonly string[][]): string[][] {
  const bare = names.map(
    ([only = "", second]) => (second === undefined ? withoutLetter(only) : null) ?? only,
  );
  return names.map((words, at) =>
    words.length > 1 || bare.filter((each) => each === bare[at]).length > 1 ? words : [bare[at] ?? ""],
  );
}

/** "First" and "last" of one table, or "given" and "family", are what a person is called. */
function withNames(names: readonly string[][]): string[][] {
  const single = names.map((words) => (words.length === 1 ? words[0] : undefined));
  const told = calledBy.find((pair) => Object.keys(pair).every((word) => single.includes(word)));
  if (told === undefined) return [...names];
  return names.map((words, at) => {
    const part = single[at] ?? "";
    const name = part === "middle" ? part : Object.hasOwn(told, part) ? told[part] : undefined;
    return name === undefined ? words : [name, "name"];
  });
}

/** Words that together are a person's name, and which name each of them is. */
const calledBy: readonly Readonly<Record<string, string>>[] = [
  { first: "first", last: "last" },
  { given: "first", family: "last" },
];

/** Names without the words, or the letters of single words, that all of them begin with. */
function withoutPrefix(names: readonly string[][]): { words: string[][]; dropped: boolean } {
  const [first] = names;
  if (first === undefined || names.length < fewest) return { words: [...names], dropped: false };
  let shared = 0;
  while (names.every((words) => words.length > shared + 1 && words[shared] === first[shared])) shared += 1;
  if (shared > 0) return { words: names.map((words) => words.slice(shared)), dropped: true };
  const letters = names.every((words) => words.length === 1) ? sharedLetters(names.flat()) : 0;
  return letters < 2
    ? { words: [...names], dropped: false }
    : { words: names.map(([word = ""]) => [word.slice(letters)]), dropped: true };
}

/** How many letters all words begin with, two of each left over. */
function sharedLetters([first = "", ...others]: readonly string[]): number {
  let shared = 0;
  while (
    first.length > shared + 2 &&
    others.every((word) => word.length > shared + 2 && word[shared] === first[shared])
  )
    shared += 1;
  return shared;
}
