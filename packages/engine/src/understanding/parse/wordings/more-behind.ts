import type { ModelIndex } from "../../index/model-index.ts";
import { isMoneyUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const bounds: ReadonlySet<string> = new Set(["more", "fewer", "less"]);

/** "Drivers with 40 trips or more": 40 or more trips, where rows are counted. */
export function moreBehind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const amount = amountOrMore(tokens, at);
  if (amount !== null) return amount;
  const [number, noun] = tokens.slice(at, at + 2);
  if (number?.kind !== "number" || noun?.kind !== "word") return null;
  const size = textAt(tokens, at + 2) === "or" ? 1 : textAt(tokens, at + 3) === "or" ? 2 : 0;
  const bound = textAt(tokens, at + size + 2);
  if (size === 0 || !bounds.has(bound) || unitOf(noun.lemma) !== null) return null;
  if (tableNamed(tokens[at + size], index) === null) return null;
  const rows = tokens.slice(at + 1, at + 1 + size).map(({ raw }) => raw);
  return { words: `${number.raw} or ${bound} ${rows.join(" ")}`, tokens: size + 3 };
}

const deeds =
  /^(?:spent|spends?|spending|paid|pays?|paying|gave|gives?|given|giving|donated|raised|earned|earns?|costs?|costing|sold|took|made|brought|claimed|invested)$/;

/** "Spent 1,000 euros or more": at least so much. */
function amountOrMore(tokens: readonly Token[], at: number): Written | null {
  if (!deeds.test(textAt(tokens, at - 1)) || tokens[at]?.kind === "mark") return null;
  const bound = boundAt(tokens, at);
  const unit = tokens.slice(at, at + (bound?.tokens ?? 0)).find(({ text }) => isMoneyUnit(text));
  return bound === null || !bound.words.startsWith("at least") || textAt(tokens, at) === "at"
    ? null
    : { words: unit === undefined ? bound.words : `${bound.words} ${unit.raw}`, tokens: bound.tokens };
}

moreBehind.needs = [...bounds, "above", "over", "+"];
