import { isNumeric, isTime, type TableEntry } from "../../../index/entries.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const longest = 4;

/** What says which end of a figure is meant within the brackets. */
const ends: ReadonlyMap<string, "highest" | "lowest"> = new Map([
  ...["most", "highest", "max", "maximum", "biggest"].map((word) => [word, "highest"] as const),
  ...["least", "fewest", "lowest", "min", "minimum", "smallest"].map((word) => [word, "lowest"] as const),
]);

/**
 * "The heaviest boat (tonnage) of each port", "most popular class (seats) in every town": the brackets say what the superlative measures, low where the oldest is meant by a year.
 * "The sturdiest boats (most tonnage)" tells the end, too; "the strongest engine (max power)" of what the data has no rows of is that figure.
 */
export function measuredInBrackets(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = ["most", "least"].includes(textAt(tokens, at)) ? 2 : 1;
  const rows = tokens[at + size];
  const told = ends.get(textAt(tokens, at + size + 2));
  const start = at + size + (told === undefined ? 2 : 3);
  const closing = tokens.slice(start, start + longest).findIndex(({ text }) => text === ")");
  if (textAt(tokens, at + size + 1) !== "(" || closing < 1 || rows?.kind !== "word") return null;
  const inside = tokens.slice(start, start + closing);
  const named = index.words.phrases.get(inside.map(({ lemma }) => lemma).join("")) ?? [];
  const measured = named.find(
    ({ kind, id }) =>
      kind === "column" && (isNumeric(index.columns[id]?.column) || isTime(index.columns[id]?.column)),
  );
  if (measured === undefined) return null;
  const [table, figure, end] = [tableNamed(rows, index), rawOf(inside), start + closing + 1 - at];
  if (told !== undefined && /est$|^(?:most|least|best|worst)$/.test(textAt(tokens, at)))
    return table !== null || isWordOf(index, rows.lemma)
      ? { words: `${rows.raw} with the ${told} ${figure}`, tokens: end }
      : { words: `${told === "highest" ? "maximum" : "minimum"} ${figure}`, tokens: end };
  const extreme = cuesOf(textAt(tokens, at)).find((cue) => cue.kind === "extreme");
  if (extreme?.kind !== "extreme" || !areTold(table, index)) return null;
  const judged = ["best", "worst"].find((word) => word === textAt(tokens, at));
  const { words } = index.columns[measured.id] ?? { words: [] };
  const hint = extreme.hints.find((each) => words.some((word) => each.words.includes(word)));
  const isLow = textAt(tokens, at) === "least" || !(hint ?? extreme).descending;
  return { words: `${rows.raw} with the ${judged ?? (isLow ? "lowest" : "highest")} ${figure}`, tokens: end };
}

/** Whether each of a table's rows has a name, or a number, of its own. */
const areTold = (entry: TableEntry | null, { columns }: ModelIndex): boolean =>
  entry !== null &&
  (entry.key.length > 0 ||
    entry.naming.some((id) => (columns[id]?.column.profile?.distinct ?? 0) >= entry.table.rowCount));

measuredInBrackets.needs = ["("];
