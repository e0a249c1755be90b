import { peek, type Reader, wordsBetween } from "./reader.ts";

const untied: ReadonlySet<string> = new Set([
  "that",
  "who",
  "which",
  "has",
  "have",
  "had",
  "with",
  "where",
  "when",
  "and",
  "there",
  "lasted",
  "having",
  "get",
  "got",
  "outside",
  "excluding",
  "except",
  "besides",
]);

/** Whether only linking words stand between the held noun and here. */
export function isTied(reader: Reader): boolean {
  const { held } = reader;
  const here = peek(reader);
  return (
    held !== null &&
    here !== undefined &&
    !resumed(wordsBetween(reader, held.noun.end, here.start)).some(
      (word) => untied.has(word) && !(had.has(word) && opensClause(reader)),
    )
  );
}

/** "The average pay of those who left is above …": the words without the clause that ends before what is said of the figure. */
function resumed(words: readonly string[]): readonly string[] {
  const clause = words.findIndex((word) => ["who", "that", "which"].includes(word));
  const ended = clause >= 0 && words.length - clause > 2 && /^(?:is|are|was|were)$/.test(words.at(-1) ?? "");
  return ended ? words.slice(0, clause) : words;
}

const had: ReadonlySet<string> = new Set(["has", "have", "had"]);

/** "When France had 3, …": a clause of conditions before what is asked. */
const opensClause = ({ tokens, frame }: Reader): boolean =>
  ["when", "if"].includes(tokens[0]?.text ?? "") && frame.targets.length <= 1;
