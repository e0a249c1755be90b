import type { ModelIndex } from "../../index/model-index.ts";
import { personTable } from "../../index/persons.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const nobodies = phrases("nobody", "no one", "noone", "no person", "no people");
const verbs: ReadonlySet<string> = new Set(
  "works work worked is lives live sits belongs are assigned employed".split(" "),
);

/** "departments where nobody works", "offices with no one": those without rows of the table that holds people. */
export function nobody(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = ["where", "in", "with", "that", "which"].includes(tokens[at]?.text ?? "") ? 1 : 0;
  const which = tokens[at]?.text === "in" && tokens[at + 1]?.text === "which" ? 2 : opener;
  if (which === 0) return null;
  const said = phraseAt(tokens, at + which, nobodies);
  const table = said === 0 ? null : personTable(index.tables, index.columns);
  if (table === null) return null;
  let end = at + which + said;
  while (verbs.has(tokens[end]?.text ?? "")) end += 1;
  return { words: `without ${table.table.label}`, tokens: end - at };
}
