import { businessWords, pluralOf, singularOf } from "@parlance/contract";

/** How tables came to be there, which nobody says of their rows: a "ticket_export" holds tickets. */
const taking = new Set("export exports extract dump download".split(" "));
/** The same of a source's only table, and of several where they all say so: an "orders_dataset" holds orders. */
const keeping = new Set([...taking, "sheet", "dataset", "datasets"]);

/** Fewer names than this share a beginning by chance. */
const fewest = 3;
/** Share of the tables that are called after the source before it is no part of their names. */
const most = 2 / 3;

/**
 * Tables' names without what is said of their source and not of their rows: how they came to be there, where that is told of the
 * only table, or behind several, and the word that most of them begin with and nothing else is called by ("olist" of
 * olist_orders and olist_sellers). Names that would then be the same stay. An only table that is called by its tool alone holds what its first columns number
 * (`numbered`: issues of a "jira export" with an "issue key").
 */
export function withoutSource(
  files: readonly string[][],
  inColumns: ReadonlySet<string>,
  numbered: string | null = null,
): string[][] {
  const names = apart(files, files.map(withoutFile));
  const [only, other] = names;
  if (only !== undefined && other === undefined) {
    const said = without(only, (word) => keeping.has(word));
    const [word = "", further] = said;
    const known = inColumns.has(word) || businessWords.has(singularOf(word));
    const isTool = further === undefined && !known && files[0]?.some((each) => taking.has(each)) === true;
    return [isTool && numbered !== null ? [pluralOf(numbered)] : said];
  }
  const kept = names.filter((words) => keeping.has(words.at(-1) ?? "")).length;
  const ended = names.map((words) => withoutEnd(words, kept < fewest ? taking : keeping));
  const begun = ended.map(([first = ""]) => first);
  const source = begun.find(
    (word) =>
      !inColumns.has(word) &&
      !businessWords.has(singularOf(word)) &&
      begun.filter((each) => each === word).length >= Math.max(fewest, most * names.length),
  );
  return apart(
    names,
    ended.map((words) => (words.length > 1 && words[0] === source ? words.slice(1) : words)),
  );
}

const without = (words: readonly string[], drops: (word: string) => boolean): string[] => {
  const rest = words.filter((word) => !drops(word));
  return rest.length === 0 ? [...words] : rest;
};

const withoutEnd = (words: string[], ends: ReadonlySet<string>): string[] =>
  words.length > 1 && ends.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;

/**
 * A name as a tool gives it to the file that it writes, without what is said of the file: "orders export 1" holds orders, "hubspot
 * crm exports all deals" deals. What stands behind "exports" is what was taken, where something does.
 */
function withoutFile(words: readonly string[]): string[] {
  const at = words.findLastIndex((word) => taking.has(word));
  if (at < 0) return [...words];
  const behind = words.slice(at + 1).filter((word) => !ofFiles.has(word) && !/^\d+$/u.test(word));
  const kept = behind.length > 0 ? behind : words.slice(0, at);
  return kept.length === 0 ? [...words] : kept;
}

/** What is said of a file that was taken, and not of its rows. */
const ofFiles = new Set(
  "all full new final latest copy raw data report excel csv xlsx json current default fields".split(" "),
);

/** Short names, but for those that several would share. */
export function apart(names: readonly string[][], short: readonly string[][]): string[][] {
  const printed = short.map((words) => words.join(" "));
  return short.map((words, at) =>
    printed.filter((each) => each === printed[at]).length > 1 ? (names[at] ?? words) : words,
  );
}
