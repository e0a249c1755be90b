import { counterpartOf, figuresSaid, isCounterpart } from "../../index/counterparts.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { limitBehind } from "../links/find-held-links.ts";

const sides = /^(?:below|under|beneath|above|over|beyond)$/;
const lower = /^(?:below|under|beneath)$/;
const idle: ReadonlySet<string> = new Set(
  "the our their its do does did are is was were we they it go goes sell sold come comes in get usually typically".split(
    " ",
  ),
);
const ends: ReadonlySet<string> = new Set("on by per for each in during since across last this".split(" "));
const told = /^(?:average|avg|mean|median|total|altogether|overall|typically|usually|max|maximum)$/;
/** How far behind "how far" what it is held against is said. */
const reach = 6;

/**
 * "How far below the asking price are offers on average", "by how much do sales go over the estimate": what one number of a row
 * differs by from another one of it.
 */
export function howFarFrom(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const by = textAt(tokens, at) === "by" ? 1 : 0;
  if (textAt(tokens, at + by) !== "how" || !/^(?:far|much)$/.test(textAt(tokens, at + by + 1))) return null;
  const side = tokens.findIndex(
    ({ text }, place) => place > at + by + 1 && place <= at + by + reach && sides.test(text),
  );
  const [limit, end] = side < 0 ? [null, 0] : limitBehind(tokens, side + 1, index);
  if (limit === null) return null;
  const joint = tokens.findIndex(
    ({ text, kind }, place) => place >= end && (kind === "mark" || ends.has(text)),
  );
  const stop = joint < 0 ? tokens.length : joint;
  const rest = [...tokens.slice(at + by + 2, side), ...tokens.slice(end, stop)].filter(
    ({ text }) => !idle.has(text),
  );
  const held = heldIn(rest, limit, index);
  if (held === null) return null;
  const [more, less] = lower.test(textAt(tokens, side)) ? [limit, held.figure] : [held.figure, limit];
  const whose = rest.filter((token) => token !== held.token);
  const much = tokens.some(({ text }) => told.test(text)) ? "" : "average ";
  const of = whose.length === 0 ? "" : ` of ${whose.map(({ raw }) => raw).join(" ")}`;
  return { words: `${much}${labelSaid(more)} minus ${labelSaid(less)}${of}`, tokens: stop - at };
}

howFarFrom.needs = ["below", "under", "beneath", "above", "over", "beyond"];

/** The number that is held against the limit: the one that a word names, else the only one that shares its name. */
function heldIn(
  tokens: readonly Token[],
  limit: ColumnEntry,
  index: ModelIndex,
): { figure: ColumnEntry; token: Token | null } | null {
  for (const token of tokens) {
    const [figure, other] = figuresSaid(token, index).filter((entry) => isCounterpart(entry, limit));
    if (figure !== undefined && other === undefined) return { figure, token };
  }
  const figure = counterpartOf(limit, index);
  return figure === null ? null : { figure, token: null };
}
