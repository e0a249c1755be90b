import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** Behind these, "ordered" says how rows are put in order. */
const sorting: ReadonlySet<string> = new Set(["by", "on", "alphabetically", "descending", "ascending"]);

/** "But haven't ordered anything in 2024": a deed that was not done, and no order of rows. */
export const notOrdered = (tokens: readonly Token[], at: number): Written | null =>
  textAt(tokens, at) === "not" && textAt(tokens, at + 1) === "ordered" && !sorting.has(textAt(tokens, at + 2))
    ? { words: "did not order", tokens: 2 }
    : null;

notOrdered.needs = ["ordered"];
