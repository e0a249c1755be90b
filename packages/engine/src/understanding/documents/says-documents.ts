import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { DocumentTable } from "./document-table.ts";

/** Whether a question names the documents that a table is called after, not as whose its lines are ("delivery lines"). */
export const saysDocuments = (
  tokens: readonly Token[],
  { table }: DocumentTable,
  index: ModelIndex,
): boolean =>
  tokens.some(
    ({ kind, lemma }, at) =>
      kind === "word" && lemma === table.words.at(-1) && !isLine(tokens, at + 1, index),
  );

const lines: ReadonlySet<string> = new Set("line row record position entry item".split(" "));

/** Whether a question speaks of the lines of documents, by a word that several of a kind have or that is said of one ("per line"), and that calls nothing else. */
export const saysLines = (tokens: readonly Token[], index: ModelIndex): boolean =>
  tokens.some((_, at) => isLine(tokens, at, index));

/** Whether a word calls the lines of documents: "lines", "order lines", "per line"; not an "item" or "position" that a column tells. */
export function isLine(tokens: readonly Token[], at: number, { words }: ModelIndex): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== "word" || !lines.has(token.lemma)) return false;
  const before = tokens[at - 1]?.text ?? "";
  const single = token.text === token.lemma;
  if (single && !["per", "each", "a", "one", "order", "single"].includes(before)) return false;
  const isOther = ["item", "position", "entry"].includes(token.lemma) && words.columnsByWord.has(token.lemma);
  return !isOther && !words.tablesByWord.has(token.lemma);
}
