import { rowsOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const marks: ReadonlySet<string> = new Set(["score", "rating", "stars", "grade"]);
/** Marks are given of so many at most. */
const highest = 10;

/** "1 star reviews", "5-star stays", "with 3 or 4 stars", "gave us 5 stars": those whose mark is that, where nothing is called a star. */
export function stars(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const number = numberSaid(tokens[at]);
  if (textAt(tokens, at) === "stars" && numberSaid(tokens[at - 1]) === null) return unnumbered(index);
  if (number === null || number > highest) return null;
  const { words } = index;
  const star = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  if (words.columnsByWord.has("star") || words.tablesByWord.has("star")) return null;
  if (tokens[star]?.lemma !== "star") return eitherOf(tokens, at, index);
  const rows = tableNamed(tokens[star + 1], index);
  const mark = markOf(index, rows?.id ?? null);
  if (mark === null) return null;
  const bound = bounds.get(textAt(tokens, star + 2));
  if (["or", "and"].includes(textAt(tokens, star + 1)) && bound !== undefined)
    return marked(tokens, at, `${mark.column.label} of ${bound} ${number}`, star + 3);
  if (rows === null) return marked(tokens, at, `${mark.column.label} of ${number}`, star + 1);
  return { words: `${tokens[star + 1]?.raw} with ${mark.column.label} of ${number}`, tokens: star + 2 - at };
}

/** What is said behind a mark of others that are better or worse. */
const bounds: ReadonlyMap<string, string> = new Map([
  ...["worse", "less", "fewer", "lower", "below", "under"].map((word): [string, string] => [word, "at most"]),
  ...["better", "more", "higher", "above", "up", "over"].map((word): [string, string] => [word, "at least"]),
]);

const joints: ReadonlySet<string> = new Set(["of", "with", "at"]);

/** "Ratings of 2 stars or worse", "how many scores of 5": rows with such a mark, where marks are given for rows. */
export function marksOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun?.kind !== "word" || noun.text === noun.lemma || !joints.has(textAt(tokens, at + 1))) return null;
  const bare = tokens.slice(0, at).every(({ text }) => counting.has(text));
  const number = numberSaid(tokens[at + 2]);
  const mark = bare && number !== null && number <= highest ? markOf(index, null) : null;
  const rows = index.tables[mark?.table ?? -1]?.table.label;
  if (mark === null || rows === undefined || !mark.words.includes(noun.lemma)) return null;
  const star = tokens[at + 3]?.lemma === "star" ? at + 4 : at + 3;
  const bound = textAt(tokens, star) === "or" ? bounds.get(textAt(tokens, star + 1)) : undefined;
  const said = bound === undefined ? `${number}` : `${bound} ${number}`;
  const counted = at === 0 ? "number of " : "";
  return {
    words: `${counted}${rowsOf(rows.toLowerCase())} with ${mark.column.label} of ${said}`,
    tokens: (bound === undefined ? star : star + 2) - at,
  };
}

const counting: ReadonlySet<string> = new Set("how many number of count the".split(" "));

/** "Rated 4 or better", "2 or worse" where rows have marks: at least, or at most so many. */
export function orBetter(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bound = ["better", "worse"].includes(textAt(tokens, at + 1)) ? textAt(tokens, at + 1) : null;
  const number = numberSaid(tokens[at - 1]);
  if (textAt(tokens, at) !== "or" || bound === null || number === null || number > highest) return null;
  const mark = markOf(index, null);
  const isSaid = tokens
    .slice(0, at)
    .some(({ text, lemma }) => text === "rated" || mark?.words.includes(lemma) === true);
  return mark === null || !isSaid ? null : { words: bound === "better" ? "or more" : "or less", tokens: 2 };
}

/** "Average stars per teacher". */
function unnumbered(index: ModelIndex): Written | null {
  const { words } = index;
  const mark = words.columnsByWord.has("star") || words.tablesByWord.has("star") ? null : markOf(index, null);
  return mark === null ? null : { words: mark.column.label, tokens: 1 };
}

/** "3 or 4 stars", "1 to 2 stars". */
function eitherOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [joint, other] = [textAt(tokens, at + 1), numberSaid(tokens[at + 2])];
  if (other === null || tokens[at + 3]?.lemma !== "star" || !["or", "and", "to", "-"].includes(joint))
    return null;
  const mark = markOf(index, null);
  const [from, to] = [numberSaid(tokens[at]), other];
  const said = joint === "or" || joint === "and" ? `${from} or ${to}` : `between ${from} and ${to}`;
  return mark === null || tableNamed(tokens[at + 4], index) !== null
    ? null
    : marked(tokens, at, `${mark.column.label} ${said}`, at + 4);
}

/** What is said of rows before: "with", where no such word stands there already. */
const marked = (tokens: readonly Token[], at: number, words: string, end: number): Written => ({
  words: ["with", "of", "at", "under", "below", "over", "above", "than", "least", "most"].includes(
    textAt(tokens, at - 1),
  )
    ? words
    : `with ${words}`,
  tokens: end - at,
});

/** The one column of marks of a table, or of all. */
function markOf({ columns }: ModelIndex, table: number | null): ColumnEntry | null {
  const [only, other] = columns.filter(
    (entry) =>
      (table === null || entry.table === table) &&
      isNumeric(entry.column) &&
      marks.has(entry.words.at(-1) ?? "") &&
      Number(entry.column.profile?.maximum ?? 0) <= highest,
  );
  return other === undefined ? (only ?? null) : null;
}

stars.needs = ["star"];

marksOf.needs = joints;

orBetter.needs = ["better", "worse"];
