import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";
import { lemma, stem } from "../../text/lemma.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const nobodies: ReadonlySet<string> = new Set(["nobody", "noone"]);

/**
 * "leads nobody owns yet", "departments where nobody works": those without an owner, without employees, where the data has a
 * column or table for it.
 */
export function nobody(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = ["where", "that", "which", "for"].includes(tokens[at]?.text ?? "") ? 1 : 0;
  const first = tokens[at + before];
  const two = first?.text === "no" && tokens[at + before + 1]?.text === "one";
  if (first === undefined || !(nobodies.has(first.text) || two)) return null;
  const verb = tokens[at + before + (two ? 2 : 1)];
  const lacked = verb === undefined ? null : lackedBy(verb, index);
  if (lacked === null) return null;
  const end = at + before + (two ? 3 : 2);
  const rest = ["yet", "anymore", "in", "at"].includes(tokens[end]?.text ?? "") ? 1 : 0;
  return { words: `without ${lacked}`, tokens: end + rest - at };
}

const working: ReadonlySet<string> = new Set(["work", "sit", "be", "is"]);

function lackedBy({ text, lemma: form }: Token, { columns, tables }: ModelIndex): string | null {
  const root = stem(lemma(text));
  const column = columns.find(
    ({ words, column: { role, physicalType } }) =>
      (physicalType === "string" || role === "key") &&
      words.some((word) => word.length > 3 && stem(word) === root),
  );
  if (column !== undefined) return column.column.label.toLowerCase();
  const people = tables.find((table) => isPersonal(table, columns));
  return working.has(form) && people !== undefined ? people.table.label : null;
}
