import type { ModelIndex } from "../../../index/model-index.ts";
import { packs } from "../../../lexicon/packs.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { soldQuantity } from "./sold.ts";

const deed =
  /^(?:s(?:ell|ells|old|elling)|b(?:uy|uys|ought)|purchase[sd]?|ordered|shift(?:s|ed)?|moved?|ship(?:s|ped)?)$/;
const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["fewest", "lowest"],
  ["least", "lowest"],
]);

/** "Which category sells the most units", "who bought the fewest tickets": the pieces that were sold, where rows of facts hold them. */
export function sellsMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!deed.test(textAt(tokens, at))) return null;
  const place = at + (textAt(tokens, at + 1) === "the" ? 2 : 1);
  const end = ends.get(textAt(tokens, place));
  const noun = tokens[place + 1];
  if (end === undefined || noun === undefined || tableCalled(noun, index) !== null) return null;
  const quantity = soldQuantity(index);
  if (quantity === undefined || !(packs.test(noun.text) || isCalled(noun, quantity.id, index))) return null;
  return { words: `has the ${end} total ${quantity.column.label}`, tokens: place + 2 - at };
}

const isCalled = ({ lemma }: Token, column: number, { words }: ModelIndex): boolean =>
  words.phrases.get(lemma)?.some(({ kind, id }) => kind === "column" && id === column) === true;
