import { fieldsOf, hasKind, type Measure } from "@parlance/contract";
import type { Hint } from "../lexicon/adjectives.ts";
import { lemma } from "../text/lemma.ts";

/** What of an adjective ("slowest", "longest") is measured by a figure; null where it is of something else, as "slowest" of a count. */
export function fittingHint({ expression, label }: Measure, hints: readonly Hint[]): Hint | null {
  if (expression.kind === "aggregate" && expression.operand === null) return null;
  const names = fieldsOf(expression).map(({ column }) => column);
  const timed = hasKind(expression, "duration") ? ["duration", "time", "length"] : [];
  const said = [label, ...names].flatMap(
    (text) =>
      text
        .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  const words = new Set([...said, ...said.map(lemma), ...timed]);
  return hints.find((hint) => hint.role === "measure" && hint.words.some((word) => words.has(word))) ?? null;
}
