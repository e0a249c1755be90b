import { sharedEnd } from "../index/condition-terms.ts";
import type { DefinedTerm } from "../index/defined-terms.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";

/**
 * Terms that are said of rows behind a verb, and so without their noun: "how many shipments are heavy" where heavy shipments are
 * defined; `lemmas` is what is left of each term.
 */
export function saidOfRows(
  tokens: readonly Token[],
  { definitions, tables }: ModelIndex,
): { lemmas: string[]; term: DefinedTerm }[] {
  return tokens.flatMap(({ lemma }, at) =>
    copulas.has(tokens[at - 1]?.text ?? "")
      ? (definitions.get(lemma) ?? []).flatMap((term) => {
          const noun = Math.max(0, ...tables.map((entry) => sharedEnd(term.lemmas, entry)));
          const lemmas = term.lemmas.slice(0, term.lemmas.length - noun);
          const [said, rows] = [tokens.slice(at, at + lemmas.length), term.lemmas.slice(-noun)];
          const named = tokens.slice(0, at).some((_, start) => stands(tokens.slice(start, at), rows));
          return noun > 0 && named && stands(said, lemmas) ? [{ lemmas, term }] : [];
        })
      : [],
  );
}

const copulas: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

const stands = (tokens: readonly Token[], lemmas: readonly string[]): boolean =>
  lemmas.every((lemma, at) => tokens[at]?.lemma === lemma);
