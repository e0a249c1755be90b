import type { ModelIndex } from "../../index/model-index.ts";
import { moneyCalled, priceCalled } from "../../index/money-called.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { figureAt } from "../idioms/money/paid-in.ts";
import { wordsFor } from "../links/words-for.ts";
import { typicalAt } from "./measured-by-verb.ts";

const helpers: ReadonlySet<string> = new Set("do does did have has had".split(" "));
const deeds =
  /^(?:pay|pays|paid|spend|spends|spent|give|gives|gave|given|lose|loses|lost|charge|charged|collect|collected|save|saved|hold|held|keep|kept|take|took|taken|get|got|receive|received|earn|earned|make|made)$/;
const joints: ReadonlySet<string> = new Set(["in", "on", "as", "for", "through"]);
const longest = 5;

/**
 * "What do we pay in freight for a parcel on average", "how much did we give away in vouchers": the figure that is named behind, its average
 * where one is asked for; "what do we pay for a crate" is the money that crates hold.
 */
export function paidFor(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const asker = tokens.findIndex(
    ({ text }, at) => text === "what" || (text === "how" && textAt(tokens, at + 1) === "much"),
  );
  if (asker < 0) return tokens;
  const size = textAt(tokens, asker) === "what" ? 1 : textAt(tokens, asker + 2) === "money" ? 3 : 2;
  const typical = typicalAt(tokens);
  const asked = tokens.filter((token, at) => at <= asker + size || typical?.includes(token) !== true);
  const helper = asked.findIndex(({ text }, at) => at >= asker && at <= asker + size && helpers.has(text));
  const deed = asked.findIndex(
    ({ text }, at) => at > helper + 1 && at <= helper + longest && deeds.test(text),
  );
  if (helper < 0 || deed < 0) return tokens;
  const particle = ["away", "out", "back", "up"].includes(textAt(asked, deed + 1)) ? 1 : 0;
  const from = deed + 1 + particle;
  const joint = textAt(asked, from);
  const named = joints.has(joint) ? figureAt(asked, from + 1, index) : null;
  const price = named === null && joint === "for" ? priceAt(asked, from + 1, index) : null;
  const figure = named === null ? price : { label: named.entry.column.label, end: named.end };
  if (figure === null || (price === null && size > 1 && typical === null && particle === 0)) return tokens;
  const start = typical !== null && typical[0] === tokens[0] && asker > 0 ? typical.length : 0;
  return [
    ...tokens.slice(start, asker),
    ...wordsFor(`${typical === null ? "total" : "average"} ${figure.label}`, tokens.slice(asker, asker + 1)),
    ...asked.slice(figure.end),
  ];
}

/** "For a crate", "for the Bosch drills": the one amount of money that the rows hold which are named soon behind. */
function priceAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { label: string; end: number } | null {
  const table = tokens
    .slice(at, at + longest)
    .map((token) => tableNamed(token, index))
    .find((each) => each !== null);
  if (table == null) return null;
  const label = moneyCalled(table, index) ?? priceCalled(table, index);
  return label === null ? null : { label, end: at - 1 };
}
