import { isNumeric, isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const longest = 4;

/** "The heaviest boat (tonnage) of each port", "most popular class (seats) in every town": the brackets say what the superlative measures, low where the oldest is meant by a year. */
export function measuredInBrackets(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = ["most", "least"].includes(textAt(tokens, at)) ? 2 : 1;
  const rows = tokens[at + size];
  const closing = tokens.slice(at + size + 2, at + size + 2 + longest).findIndex(({ text }) => text === ")");
  if (textAt(tokens, at + size + 1) !== "(" || closing < 1 || !areTold(tableNamed(rows, index), index))
    return null;
  const extreme = cuesOf(textAt(tokens, at)).find((cue) => cue.kind === "extreme");
  const inside = tokens.slice(at + size + 2, at + size + 2 + closing);
  const named = index.words.phrases.get(inside.map(({ lemma }) => lemma).join("")) ?? [];
  const measured = named.find(
    ({ kind, id }) =>
      kind === "column" && (isNumeric(index.columns[id]?.column) || isTime(index.columns[id]?.column)),
  );
  if (measured === undefined || extreme?.kind !== "extreme" || rows === undefined) return null;
  const figure = rawOf(inside);
  const judged = ["best", "worst"].find((word) => word === textAt(tokens, at));
  const { words } = index.columns[measured.id] ?? { words: [] };
  const hint = extreme.hints.find((each) => words.some((word) => each.words.includes(word)));
  const isLow = textAt(tokens, at) === "least" || !(hint ?? extreme).descending;
  const end = judged ?? (isLow ? "lowest" : "highest");
  return { words: `${rows.raw} with the ${end} ${figure}`, tokens: size + 3 + closing };
}

/** Whether each of a table's rows has a name, or a number, of its own. */
const areTold = (entry: TableEntry | null, { columns }: ModelIndex): boolean =>
  entry !== null &&
  (entry.key.length > 0 ||
    entry.naming.some((id) => (columns[id]?.column.profile?.distinct ?? 0) >= entry.table.rowCount));

measuredInBrackets.needs = ["("];
