import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** How units of area are written in names, by how they are said. */
const written: readonly (readonly [said: RegExp, names: readonly string[]])[] = [
  [/^(?:square (?:metres?|meters?|m)|sqm|m2|m²)$/, ["sqm", "m2", "sq m", "square metre", "square meter"]],
  [/^(?:square (?:foot|feet|ft)|sqft|ft2|ft²)$/, ["sqft", "ft2", "sq ft", "square foot", "square feet"]],
];

/** "Revenue per square metre" where one column tells an area in that unit: that column. */
export function squareUnits(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  if (!["per", "a", "each", "every"].includes(textAt(tokens, at - 1))) return null;
  const size = textAt(tokens, at) === "square" ? 2 : 1;
  const said = size === 2 ? `square ${textAt(tokens, at + 1)}` : textAt(tokens, at);
  const names = written.find(([pattern]) => pattern.test(said))?.[1];
  if (names === undefined) return null;
  const [only, other] = columns.filter(({ column, words }) =>
    [column.label.toLowerCase(), words.join(" ")].some((text) =>
      names.some((name) => ` ${text}`.endsWith(` ${name}`)),
    ),
  );
  return only === undefined || other !== undefined ? null : { words: only.column.label, tokens: size };
}
