import type { GlossaryTerm } from "@parlance/contract";
import { stopWords } from "../lexicon/stop-words.ts";
import { lemmasOf } from "./condition-terms.ts";

/** A name of a glossary term that nothing in the model carries, with the definition that explains it. */
export type DefinedTerm = {
  name: string;
  definition: string;
  lemmas: string[];
  /** Whose word it is; what everyone in business means counts only where it can be computed. */
  origin: "glossary" | "business";
};

/** Such terms by the first word of each of their names, longest names first. */
export type DefinedTerms = ReadonlyMap<string, DefinedTerm[]>;

/**
 * Finds them in a glossary, and after it among the words of business; the first definition of a name counts, and a function word
 * alone is none.
 */
export function definedTerms(
  glossary: readonly GlossaryTerm[],
  business: readonly GlossaryTerm[],
): DefinedTerms {
  const found = new Map<string, DefinedTerm[]>();
  const terms = [
    ...glossary.map((each) => ({ ...each, origin: "glossary" as const })),
    ...business.map((each) => ({ ...each, origin: "business" as const })),
  ];
  for (const { term, synonyms, definition, binding, origin } of terms) {
    if (binding !== null || definition.trim() === "") continue;
    for (const name of [term, ...synonyms]) {
      const lemmas = lemmasOf(name);
      const [first] = lemmas;
      const isNew = !(found.get(first ?? "") ?? []).some(
        (each) => each.lemmas.join(" ") === lemmas.join(" "),
      );
      if (first === undefined || !isNew || (lemmas.length === 1 && stopWords.has(first))) continue;
      found.set(first, [...(found.get(first) ?? []), { name, definition, lemmas, origin }]);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.lemmas.length - a.lemmas.length);
  return found;
}
