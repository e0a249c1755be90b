import type { GlossaryTerm, SemanticModel } from "@parlance/contract";
import { writeCondition } from "../model/formula/write-formula.ts";

/** What a term stands for, in words; null where it stands for nothing yet. */
export function bindingText({ binding }: GlossaryTerm, model: SemanticModel): string | null {
  switch (binding?.kind) {
    case "column":
      return `${binding.table}.${binding.column}`;
    case "measure":
      return model.derivedMeasures.find(({ id }) => id === binding.measure)?.label ?? binding.measure;
    case "filter":
      return `${binding.table} where ${writeCondition(binding.filter) ?? "a condition holds"}`;
    case undefined:
      return null;
  }
}

/** One term as the rows of a glossary's CSV, under its header. */
export function termCsv({
  term,
  definition,
  synonyms,
  category,
}: Pick<GlossaryTerm, "term" | "definition" | "synonyms" | "category">): string {
  const cells = [term, definition, synonyms.join("|"), category ?? ""];
  return `term,definition,synonyms,category\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\n`;
}
