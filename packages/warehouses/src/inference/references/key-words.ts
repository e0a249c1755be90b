import { singularOf } from "@parlance/contract";
import { comparableWords, nameWords } from "../name-words.ts";

/** Words that say "this is a key" and nothing about whose. */
const generic = new Set(
  "id key code ssn isbn ean sku number no nr num ref reference fk pk idx index uid guid uuid sk identifier identity link ids".split(
    " ",
  ),
);
/** Marks of a key at a name's end, and of a count before it ("number of seats"). */
const counting = new Set(["number", "num", "nr"]);
/** Words that data modellers put before or after every table name. */
const tableAffixes = new Set(
  "dim fact fct tbl table lu lookup master mst ref reference stg staging raw vw view data info information detail header hdr".split(
    " ",
  ),
);
const suffixes = ["number", "code", "key", "num", "ref", "uid", "id", "no", "nr", "fk", "sk", "pk"];
/** Shortest word that a suffix may be cut from: "custid" is a customer's id, "paid" is no "pa id". */
const shortestStem = 3;

const done = /(?:..ed|sold|sent|lost|made|seen|held|won|bought|paid|taken|given)$/;

/** What is counted by a number called "years with manager" or "times promoted". */
const lengths = new Set("years months weeks days hours minutes times".split(" "));

/**
 * A column's name as a key is read: the words that say whose key it is, whether it says that it is one, names many things or how many
 * of them something was done with ("customers_affected") or went by ("years_with_manager").
 */
export type KeyName = { own: string[]; isKey: boolean; isPlural: boolean; isTally: boolean; words: string[] };

/** Splits a column's name into what it refers to and its mark of a key ("custid", "fk_customer", "customer_no"). */
export function keyName(column: string): KeyName {
  const words = comparableWords(column).flatMap((word) => (meansNothing(word) ? [] : splitSuffix(word)));
  const isMark = (word: string, at: number): boolean =>
    generic.has(word) && !(counting.has(word) && at < words.length - 1);
  const named = words.filter((word, at) => !isMark(word, at));
  const long = named.filter((word) => word.length > 1);
  const written = nameWords(column);
  const [last = "", before = ""] = written.toReversed();
  return {
    own: long.length > 0 ? long : named,
    isKey: words.some(isMark),
    isPlural: singularOf(last) !== last,
    isTally: (done.test(last) && singularOf(before) !== before) || lengths.has(written[0] ?? ""),
    words,
  };
}

/** "c01", "col3", "field12", "7": a place in a list, not a name. */
const meansNothing = (word: string): boolean =>
  /^(\p{L}?|col|column|fld|field|attr|attribute|var|tab|tbl|table)\d+$/u.test(word);

/** The words that a table is known by, without "dim", "tbl" and the like when others remain. */
export function tableWords(table: string): string[] {
  const words = comparableWords(table.split(".").at(-1) ?? table);
  const own = words.filter(
    (word) => !tableAffixes.has(word) && !fillers.has(word) && word.length > 1 && !meansNothing(word),
  );
  return own.length === 0 ? words : own;
}

/**
 * The words that each of a source's tables is known by: where two would be known by the same, one that is a part of it ("order
 * details") is known by that too.
 */
export function tableNames(tables: readonly string[]): string[][] {
  const words = tables.map(tableWords);
  const count = (name: string): number => words.filter((each) => each.join(" ") === name).length;
  return words.map((each, at) => {
    const part = comparableWords(tables[at] ?? "").filter((word) => partAffixes.has(word));
    return part.length > 0 && !part.some((word) => each.includes(word)) && count(each.join(" ")) > 1
      ? [...each, ...part]
      : each;
  });
}

const partAffixes = new Set(["data", "info", "information", "detail"]);

function splitSuffix(word: string): string[] {
  if (generic.has(word)) return [word];
  const [, initials, mark] = /^(\p{L}{1,2})(id|no|num|number|code|ssn)$/u.exec(word) ?? [];
  if (initials !== undefined && mark !== undefined && !wholeWords.has(word)) return [initials, mark];
  const suffix = suffixes.find((end) => word.endsWith(end) && word.length - end.length >= shortestStem);
  return suffix === undefined || unsplit.has(word) ? [word] : [word.slice(0, -suffix.length), suffix];
}

const fillers = new Set(["for", "of", "and", "to", "the", "in", "by", "with", "be"]);
/** Words that only look like a letter or two and a mark. */
const wholeWords = new Set(
  "aid bid did hid kid lid mid rid acid amid arid avid laid maid paid raid said void uno mono kino vino decode encode recode geno zeno".split(
    " ",
  ),
);
const unsplit = new Set(
  "period valid invalid prepaid unpaid casino studio android grid hybrid liquid fluid rapid solid squid avoid volcano piano techno domino kimono monkey turkey hockey whiskey donkey platinum".split(
    " ",
  ),
);
