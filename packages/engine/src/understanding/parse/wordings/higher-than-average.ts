import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const having: ReadonlySet<string> = new Set(
  "with have has had give gives gave get gets got show shows showed charge charges pay pays see sees".split(
    " ",
  ),
);
const sides: ReadonlyMap<string, string> = new Map([
  ...["higher", "bigger", "larger", "greater", "longer", "above"].map((more) => [more, "above"] as const),
  ...["lower", "smaller", "shorter", "below"].map((less) => [less, "below"] as const),
]);
const usual = phrases(
  ...[
    "the overall average",
    "overall average",
    "the average",
    "average",
    "the overall mean",
    "the general average",
  ],
  ...["the company average", "the norm", "overall"],
);
/** The most words of a figure ("average arrival delay in minutes"). */
const longest = 6;

/** "Have a higher average discount than the overall average", "have an above-average discount": with that figure above the average. */
export function higherThanAverage(tokens: readonly Token[], at: number): Written | null {
  if (!having.has(textAt(tokens, at))) return null;
  const start = at + (["a", "an"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  const side = sides.get(textAt(tokens, start));
  if (side === undefined) return null;
  const dash = textAt(tokens, start + 1) === "-" ? 2 : 1;
  if (textAt(tokens, start) === side && textAt(tokens, start + dash) === "average")
    return { words: `with ${side} average`, tokens: start + dash + 1 - at };
  const than = tokens.findIndex(({ text }, place) => place > start + 1 && text === "than");
  const size = than < 0 || than > start + longest ? 0 : phraseAt(tokens, than + 1, usual);
  if (size === 0 || tokens[than + 1 + size]?.kind === "word") return null;
  const figure = rawOf(tokens.slice(start + 1, than));
  return { words: `with ${figure} ${side} the overall average`, tokens: than + 1 + size - at };
}

higherThanAverage.needs = ["average", "mean", "norm", "overall"];
