import type { ModelIndex } from "../../index/model-index.ts";
import { personTable } from "../../index/persons.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const nobodies = ["nobody", "no one", "noone", "no person", "no people"].map((phrase) => phrase.split(" "));
const verbs: ReadonlySet<string> = new Set(
  "works work worked is lives live sits belongs are assigned employed".split(" "),
);

/** "departments where nobody works", "offices with no one": those without rows of the table that holds people. */
export function nobody(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = ["where", "in", "with", "that", "which"].includes(tokens[at]?.text ?? "") ? 1 : 0;
  const which = tokens[at]?.text === "in" && tokens[at + 1]?.text === "which" ? 2 : opener;
  if (which === 0) return null;
  const said = nobodies.find((words) =>
    words.every((word, offset) => tokens[at + which + offset]?.text === word),
  );
  const table = said === undefined ? null : personTable(index.tables, index.columns);
  if (said === undefined || table === null) return null;
  let end = at + which + said.length;
  while (verbs.has(tokens[end]?.text ?? "")) end += 1;
  return { words: `without ${table.table.label}`, tokens: end - at };
}
