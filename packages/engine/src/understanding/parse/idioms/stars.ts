import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "./facts.ts";
import type { Written } from "./written.ts";

const marks: ReadonlySet<string> = new Set(["score", "rating", "stars", "grade"]);
/** Marks are given of so many at most. */
const highest = 10;

/** "1 star reviews", "5-star stays": those whose mark is that, where nothing is called a star. */
export function stars(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const number = tokens[at]?.number ?? null;
  const star = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const rows = tokens[star + 1];
  if (number === null || tokens[star]?.lemma !== "star" || rows?.kind !== "word") return null;
  const { words, columns } = index;
  if (words.columnsByWord.has("star") || words.tablesByWord.has("star")) return null;
  const table = tableNamed(rows, index);
  const [only, other] = columns.filter(
    (entry) =>
      entry.table === table?.id &&
      isNumeric(entry.column) &&
      marks.has(entry.words.at(-1) ?? "") &&
      Number(entry.column.profile?.maximum ?? 0) <= highest,
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `${rows.raw} with ${only.column.label} of ${number}`, tokens: star + 2 - at };
}
