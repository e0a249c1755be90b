import { labelAmongTables } from "../../../index/label-among-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { packs } from "../../../lexicon/packs.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
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

const bounds = phrases(
  "more than",
  "less than",
  "fewer than",
  "at least",
  "at most",
  "over",
  "under",
  "up to",
);

/**
 * "Which category sells the most units", "who bought the fewest tickets", "products that sold less than 100 units": the pieces that were
 * sold, where rows of facts hold them.
 */
export function sellsMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const relative = ["that", "which", "who"].includes(textAt(tokens, at)) ? 1 : 0;
  if (!deed.test(textAt(tokens, at + relative))) return null;
  return bounded(tokens, at, at + relative + 1, index) ?? (relative === 0 ? ranked(tokens, at, index) : null);
}

function bounded(tokens: readonly Token[], at: number, start: number, index: ModelIndex): Written | null {
  const bound = phraseAt(tokens, start, bounds);
  const number = tokens[start + bound];
  const quantity = bound === 0 || at === 0 ? undefined : soldQuantity(index);
  if (quantity === undefined || number?.kind !== "number") return null;
  const noun = tokens[start + bound + 1];
  if (noun === undefined || !isPieces(noun, quantity.id, index)) return null;
  const said = tokens.slice(start, start + bound + 1).map(({ text }) => text);
  return {
    words: `with total ${labelAmongTables(quantity, index)} ${said.join(" ")}`,
    tokens: start + bound + 2 - at,
  };
}

function ranked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const place = at + (textAt(tokens, at + 1) === "the" ? 2 : 1);
  const end = ends.get(textAt(tokens, place));
  const noun = tokens[place + 1];
  const quantity = end === undefined ? undefined : soldQuantity(index);
  if (quantity === undefined || noun === undefined || !isPieces(noun, quantity.id, index)) return null;
  return { words: `has the ${end} total ${labelAmongTables(quantity, index)}`, tokens: place + 2 - at };
}

/** What the quantity counts: it is called so, or wares come in it. */
const isPieces = (noun: Token, column: number, index: ModelIndex): boolean =>
  tableCalled(noun, index) === null &&
  (packs.test(noun.text) ||
    index.words.phrases.get(noun.lemma)?.some(({ kind, id }) => kind === "column" && id === column) === true);
