import type { GlossaryTerm, SemanticModel } from "@parlance/contract";
import { bindTerm } from "./bind-term.ts";
import { parseGlossary } from "./parse-glossary.ts";

/** A glossary's terms with what they stand for, what was wrong with rows, and the terms that stand for nothing. */
export type ReadGlossary = {
  terms: GlossaryTerm[];
  errors: { row: number; message: string }[];
  unbound: string[];
};

/** Reads a glossary's CSV and binds its terms to a model. */
export function readGlossary(csv: string, model: SemanticModel): ReadGlossary {
  const { rows, errors } = parseGlossary(csv);
  const terms = rows.map((row): GlossaryTerm => {
    const { term, definition, synonyms, category } = row;
    return { term, definition, synonyms, category, binding: bindTerm(row, model) };
  });
  return { terms, errors, unbound: terms.filter(({ binding }) => binding === null).map(({ term }) => term) };
}
