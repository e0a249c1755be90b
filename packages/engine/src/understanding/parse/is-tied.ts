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
    !wordsBetween(reader, held.noun.end, here.start).some((word) => untied.has(word))
  );
}
