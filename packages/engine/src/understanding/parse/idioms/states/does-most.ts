import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const people: ReadonlySet<string> = new Set(
  "people customers clients guests users members we they".split(" "),
);
const timed: ReadonlySet<string> = new Set(
  "day weekday month week quarter year hour date time when".split(" "),
);

/** "On which day do people order the most": the one with the most rows that are called as the deed. */
export function doesMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!people.has(textAt(tokens, at)) || textAt(tokens, at - 1) !== "do") return null;
  const rows = tableCalled(tokens[at + 1], index);
  const article = textAt(tokens, at + 2) === "the" ? 1 : 0;
  const end = tokens[at + 3 + article];
  const ends = end === undefined || end.kind === "mark";
  if (rows === null || textAt(tokens, at + 2 + article) !== "most" || !ends) return null;
  if (!tokens.slice(0, at).some(({ text }) => timed.has(text))) return null;
  return { words: `are the most ${rows.table.label}`, tokens: 3 + article };
}

doesMost.needs = ["most"];
