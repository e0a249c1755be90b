import type { ConditionTerm } from "../index/condition-terms.ts";
import type { DefinedTerm } from "../index/defined-terms.ts";
import type { DefinedFigure } from "../parse/links/link.ts";
import type { Token } from "../text/tokenize.ts";

/**
 * What a definition says that its term means:
 * - `figure`: something computed; - `condition`: the rows that it holds of;
 * - `wording`: other words, which are read in the term's place.
 */
export type Meaning =
  | { kind: "figure"; figure: DefinedFigure }
  | { kind: "condition"; condition: ConditionTerm }
  | { kind: "wording"; tokens: Token[] };

/** A term of the glossary that a question uses, with what its definition was read as. */
export type Defined = { lemmas: readonly string[]; term: DefinedTerm; meaning: Meaning };
