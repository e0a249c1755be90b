import { columnsWith } from "../../../index/columns-with.ts";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isOfKinds } from "../kinds/is-of-kinds.ts";
import type { Written } from "../written.ts";

const behind = phrases(
  "lose money",
  "loses money",
  "lost money",
  "losing money",
  "make a loss",
  "makes a loss",
  "made a loss",
  "are unprofitable",
  "is unprofitable",
  "were unprofitable",
  "are not profitable",
  "is not profitable",
  "are in the red",
  "is in the red",
  "were in the red",
  "in the red",
  "have a negative profit",
  "at a loss",
);
const most = phrases(
  ..."lose|loses|lost|losing|loosing"
    .split("|")
    .flatMap((verb) => [
      `${verb} the most money`,
      `${verb} most money`,
      `${verb} us the most money`,
      `${verb} the most`,
    ]),
  "cost us the most money",
  "costs us the most money",
  ..."make|makes|made|has|have|had"
    .split("|")
    .flatMap((verb) => [`${verb} the biggest loss`, `${verb} the largest loss`, `${verb} the highest loss`]),
);
const before = phrases("unprofitable", "loss making", "loss - making", "money losing", "money - losing");

/** "Which regions lose money", "unprofitable orders": those whose profit, which rows hold, comes to less than nothing; "lose the most" to least. */
export function atALoss(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!openers.has(textAt(tokens, at)) && tokens[at]?.lemma !== "loss") return null;
  const profit = columnsWith(["profit"], index).filter(
    ({ column }) => isNumeric(column) && column.additivity === "additive",
  );
  const [only, other] = profit;
  if (only === undefined || other !== undefined) return null;
  const counted = tokens.some(
    ({ text }, place) => ["many", "number", "percentage"].includes(text) && place < at,
  );
  const kinds = isOfKinds(tokens, at, index);
  const less = `${counted && !kinds ? "" : "total "}${only.column.label} below 0`;
  const lost = lossOf(tokens, at, kinds ? `total ${only.column.label}` : only.column.label, index);
  if (lost !== null) return lost;
  const nouns = biggestLoss(tokens, at, only, index);
  if (nouns !== null) return nouns;
  const lowest = phraseAt(tokens, at, most);
  const isCost = tokens[at]?.lemma === "cost" && index.words.columnsByWord.has("cost");
  if (lowest > 0 && !isCost) return { words: `has the lowest total ${only.column.label}`, tokens: lowest };
  const said = phraseAt(tokens, at, behind);
  const end = said + (["overall", "altogether"].includes(textAt(tokens, at + said)) ? 1 : 0);
  if (said > 0) return { words: textAt(tokens, at) === "at" ? `with ${less}` : `have ${less}`, tokens: end };
  const size = phraseAt(tokens, at, before);
  const noun = tokens[at + size];
  return size === 0 || noun?.kind !== "word" ? null : { words: `${noun.raw} with ${less}`, tokens: size + 1 };
}

const beyond = phrases(
  "of more than",
  "greater than",
  "more than",
  "bigger than",
  "larger than",
  "over",
  "above",
  "exceeding",
);

/** "With a loss", "made a loss of more than 500": a profit below nothing, or below as much. */
function lossOf(
  tokens: readonly Token[],
  at: number,
  profit: string,
  { words, values }: ModelIndex,
): Written | null {
  const verb = making.has(textAt(tokens, at)) ? at + 1 : at;
  const start = ["a", "any"].includes(textAt(tokens, verb)) ? verb + 1 : verb;
  if (tokens[start]?.lemma !== "loss" || words.columnsByWord.has("loss") || values.byKey.has("loss"))
    return null;
  const side = phraseAt(tokens, start + 1, beyond);
  const currency = side > 0 && "$€£".includes(textAt(tokens, start + 1 + side)) ? 1 : 0;
  const number = tokens[start + 1 + side + currency];
  const having = verb > at ? "with " : "";
  if (side > 0 && number?.kind === "number")
    return { words: `${having}${profit} below -${number.raw}`, tokens: start + 2 + side + currency - at };
  return textAt(tokens, at - 1) === "with" && start > at
    ? { words: `${profit} below 0`, tokens: start + 1 - at }
    : null;
}

const deepest = phrases(
  "the biggest",
  "the largest",
  "the highest",
  "the worst",
  "biggest",
  "largest",
  "highest",
);

/** "The order with the biggest loss", "our biggest losses": the lowest profit of what is named before. */
function biggestLoss(
  tokens: readonly Token[],
  at: number,
  { column }: ColumnEntry,
  { words, values }: ModelIndex,
): Written | null {
  const size = phraseAt(tokens, at, deepest);
  const known = words.columnsByWord.has("loss") || values.byKey.has("loss");
  if (size === 0 || known || !/^loss(?:es)?$/.test(textAt(tokens, at + size))) return null;
  return { words: `the lowest ${column.label}`, tokens: size + 1 };
}

const making: ReadonlySet<string> = new Set("make makes made have has had".split(" "));

/** What a loss may be said with begins with one of these, or with the loss. */
const openers: ReadonlySet<string> = new Set([
  ...[behind, most, before, deepest].flatMap((each) => [...each.keys()]),
  ...making,
  "a",
  "any",
]);
