import type { GlossaryTerm, SemanticModel } from "@parlance/contract";

/**
 * A model with a glossary in place of the one it has. Terms of a column or measure, and their synonyms, are also synonyms of
 * that column or measure, so that questions find them; those of the glossary before go.
 */
export function withGlossary(model: SemanticModel, terms: GlossaryTerm[]): SemanticModel {
  const changed = (own: string[], stands: (term: GlossaryTerm) => boolean): string[] => {
    const former = new Set(model.glossary.filter(stands).flatMap(namesOf));
    const kept = own.filter((name) => !former.has(name));
    return [...new Set([...kept, ...terms.filter(stands).flatMap(namesOf)])];
  };
  return {
    ...model,
    glossary: terms,
    tables: model.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({
        ...column,
        synonyms: changed(
          column.synonyms,
          ({ binding }) =>
            binding?.kind === "column" && binding.table === table.name && binding.column === column.name,
        ),
      })),
    })),
    derivedMeasures: model.derivedMeasures.map((measure) => ({
      ...measure,
      synonyms: changed(
        measure.synonyms,
        ({ binding }) => binding?.kind === "measure" && binding.measure === measure.id,
      ),
    })),
  };
}

const namesOf = ({ term, synonyms }: GlossaryTerm): string[] => [term, ...synonyms];
