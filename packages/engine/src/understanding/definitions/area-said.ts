import type { ColumnEntry } from "../index/entries.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

/** How units of area are said, and how names of columns write them. */
const units: readonly (readonly [said: RegExp, written: readonly string[]])[] = [
  [/^(?:(?:square|sq) (?:metres?|meters?|m)|sqm|m2|m²)$/, ["sqm", "m2", "square metre", "square meter"]],
  [/^(?:(?:square|sq) (?:foot|feet|ft)|sqft|ft2|ft²)$/, ["sqft", "ft2", "square foot", "square feet"]],
  [/^(?:hectares?|ha)$/, ["ha", "hectare"]],
  [/^acres?$/, ["acre"]],
];

/** What lies around what is let or sold. */
const grounds: ReadonlySet<string> = new Set("plot lot land garden terrace balcony".split(" "));

/** "Square metre (of floor area)", "hectare": which columns tell areas in that unit, and where its words end. */
export function areaSaid(
  tokens: readonly Token[],
  at: number,
): { holds: (entry: ColumnEntry) => boolean; end: number } | null {
  for (const size of [2, 1]) {
    const said = tokens.slice(at, at + size).map(({ text }) => text);
    const written = units.find(([pattern]) => pattern.test(said.join(" ")))?.[1];
    if (written === undefined) continue;
    const end = at + size;
    const area = ["area", "space"].findLast((word) =>
      [end + 1, end + 2].some((place) => textAt(tokens, place) === word),
    );
    const further = textAt(tokens, end) === "of" && area !== undefined;
    return {
      holds: ({ words, column }) =>
        !words.some((word) => grounds.has(word)) &&
        [words.join(" "), column.unit.label?.toLowerCase() ?? ""].some((name) =>
          written.some((unit) => ` ${name}`.endsWith(` ${unit}`)),
        ),
      end: further ? tokens.findIndex(({ text }, place) => place > end && text === area) + 1 : end,
    };
  }
  return null;
}
