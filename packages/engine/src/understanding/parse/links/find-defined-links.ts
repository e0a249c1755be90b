import type { Defined } from "../../definitions/defined.ts";
import { byFirstWord } from "../../definitions/write-out.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";
import { termsIn } from "./terms-in.ts";

/** Links of terms whose definition computes something; a defined word means what it was defined as, so `others` inside it go. */
export function findDefinedLinks(
  tokens: readonly Token[],
  defined: readonly Defined[],
  others: readonly Link[],
): Link[] {
  const found = termsIn(tokens, byFirstWord(defined)).flatMap(({ start, end, term }): Link[] =>
    term.meaning.kind === "figure"
      ? [{ kind: "metric", start, end, metric: { kind: "defined", figure: term.meaning.figure } }]
      : [],
  );
  const free = others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start));
  return [...free, ...found];
}
