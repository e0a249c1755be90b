import type { ModelIndex } from "../../index/model-index.ts";
import { usedKinds } from "../../index/quantity-names.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { quantities, quantityUsed } from "./quantity-used.ts";

const asking = phrases("how much", "what amount of");
const helpers = /^(?:do|does|did|have|has)$/;
const using = /^(?:uses?|used|consumes?|consumed|burns?|burned|burnt)$/;
const people = /^(?:we|you|they|i|it|there)$/;
const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);
/** How many words may say who uses it. */
const longest = 4;

/**
 * "How much electricity did we use in May", "how much diesel do the vans burn", "which site uses the most gas": the consumption of it, where the
 * data tells one, be it by kinds.
 */
export function howMuchUsed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const quantity = quantityUsed(tokens, at, index);
  if (quantity !== null) return quantity;
  const asked = phraseAt(tokens, at, asking);
  const consumed = consumptionOf(tokens[asked > 0 ? at + asked : at + 3], index);
  if (asked === 0) {
    const end = textAt(tokens, at + 1) === "the" ? ends.get(textAt(tokens, at + 2)) : undefined;
    return consumed !== null && end !== undefined && using.test(textAt(tokens, at))
      ? { words: `has the ${end} ${consumed}`, tokens: 4 }
      : null;
  }
  const helper = at + asked + 1;
  if (consumed === null || !helpers.test(textAt(tokens, helper))) return null;
  const verb = tokens.findIndex(
    ({ text }, place) => place > helper && place <= helper + longest && using.test(text),
  );
  if (verb < 0) return null;
  const who = tokens.slice(helper + 1, verb);
  const whose = who.every(({ text }) => people.test(text)) ? "" : ` for ${rawOf(who)}`;
  return { words: `total ${consumed}${whose}`, tokens: verb + 1 - at };
}

/** What the consumption of such a thing is called, also where all rows are of it; null for what is not used up, and where no column tells it. */
function consumptionOf(kind: Token | undefined, { words, values, tables }: ModelIndex): string | null {
  if (kind === undefined || !usedKinds.has(kind.text)) return null;
  const isValue = values.byWord.has(kind.text) || values.byKey.has(kind.text);
  if (!isValue && words.phrases.has(`${kind.text}consumption`)) return `${kind.raw} consumption`;
  const isOfAll = tables.some((table) => table.words.includes(kind.text));
  const isTold = words.phrases.has("consumption") || words.columnsByWord.has("consumption");
  if (!isValue) return isOfAll && isTold ? "total consumption" : null;
  return isTold ? `consumption of ${kind.raw}` : null;
}

howMuchUsed.needs = [
  ...quantities.keys(),
  ..."use uses used consume consumes consumed burn burns burned burnt".split(" "),
];
