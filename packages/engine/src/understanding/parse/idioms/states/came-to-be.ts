import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import { type Token, valueWords } from "../../../text/tokenize.ts";
import { isTermAt } from "../../links/terms-in.ts";
import type { Written } from "../written.ts";

const becoming = phrases(
  ...["end up", "ends up", "ended up", "wind up", "wound up", "turn out", "turned out"].flatMap((verb) => [
    `${verb} being`,
    `${verb} as`,
    `${verb} getting`,
    verb,
  ]),
  ..."get,gets,got,getting,gotten,are down for,is down for,down for,down as,marked as,flagged as,recorded as,logged as,listed as".split(
    ",",
  ),
);
const ending = phrases(
  ...[
    "end",
    "ends",
    "ended",
    "finish",
    "finished",
    "result",
    "resulted",
    "resulting",
    "end up",
    "ended up",
    "ends up",
  ].flatMap((verb) => ["as a", "as an", "in a", "in an"].map((joint) => `${verb} ${joint}`)),
);
/** Different values beyond which a column tells no states. */
const mostStates = 20;

/** "Cases that end up cancelled", "orders that got lost", "returns that end as an exchange": those that are so, where rows tell it. */
export function cameToBe(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const led = phraseAt(tokens, at, ending);
  const state = led === 0 ? null : stateOf(tokens[at + led], index);
  if (state !== null) return { words: `are ${state}`, tokens: led + 1 };
  const size = phraseAt(tokens, at, becoming);
  return size > 0 && isState(tokens, at + size, index) ? { words: "are", tokens: size } : null;
}

/** Whether a state of rows is said at a token. */
const isState = (tokens: readonly Token[], at: number, index: ModelIndex): boolean =>
  isTermAt(tokens, at, index.conditions) ||
  statesOf(index).some(
    (value) =>
      valueWords(value)[0]?.text === textAt(tokens, at) &&
      /(?:ed|en|st|nt|id|ld|wn)$/.test(textAt(tokens, at)),
  );

/** The one state that a noun is the deed of: "exchange" of "Exchanged". */
function stateOf(noun: Token | undefined, index: ModelIndex): string | null {
  if (noun?.kind !== "word") return null;
  const [only, other] = statesOf(index).filter((value) => {
    const [word, second] = valueWords(value);
    return word !== undefined && second === undefined && isRooted(noun.lemma, word.text);
  });
  return only !== undefined && other === undefined ? only : null;
}

const statesOf = ({ columns }: ModelIndex): string[] =>
  columns.flatMap(({ column }) =>
    column.physicalType === "string" && (column.profile?.distinct ?? Infinity) <= mostStates
      ? (column.profile?.topValues ?? []).flatMap(({ value }) => (typeof value === "string" ? [value] : []))
      : [],
  );
