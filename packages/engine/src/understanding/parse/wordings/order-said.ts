import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const highs: ReadonlySet<string> = new Set(
  "best highest most biggest largest busiest top greatest".split(" "),
);
const lows: ReadonlySet<string> = new Set("worst lowest least smallest quietest fewest bottom".split(" "));
/** Those that say themselves what is ordered: "cheapest on top" is cheapest first. */
const telling: ReadonlySet<string> = new Set(
  "dearest priciest costliest longest shortest cheapest oldest newest".split(" "),
);
/** What takes long is slow, except where speed itself is told. */
const paces: ReadonlyMap<string, boolean> = new Map([
  ["slowest", true],
  ["fastest", false],
  ["quickest", false],
]);
const speeds: ReadonlySet<string> = new Set(
  "speed velocity pace mph kmh knot rate per throughput".split(" "),
);
/** "Best paid", "least used": what was done says again what is ordered. */
const done = /^(?:\w+ed|paid|sold|seen|won)$/;

/**
 * "…, best paid on top", "least used at the top", "busiest first", "from most to least": in which order the groups come, and no one of
 * them.
 */
export function orderSaid(tokens: readonly Token[], at: number): Written | null {
  const opened = textAt(tokens, at) === "," ? 1 : 0;
  const from = textAt(tokens, at + opened) === "from" ? 1 : 0;
  const start = at + opened + from;
  const word = textAt(tokens, start);
  const paced = paces.get(word);
  const isLong = paced !== tokens.some(({ lemma }) => speeds.has(lemma));
  const [high, low] = [
    highs.has(word) || (paced !== undefined && isLong),
    lows.has(word) || (paced !== undefined && !isLong),
  ];
  if (at === 0 || !(high || low || telling.has(word))) return null;
  const words = `, ${["best", "worst"].includes(word) ? word : high ? "highest" : low ? "lowest" : word} first`;
  if (textAt(tokens, start + 1) === "to")
    return (high ? lows : highs).has(textAt(tokens, start + 2)) ? { words, tokens: start + 3 - at } : null;
  const end = done.test(textAt(tokens, start + 1)) ? start + 2 : start + 1;
  const size = placeAt(tokens, end);
  const isPlain = size === 1 && end === start + 1 && paced === undefined;
  return size === 0 || from > 0 || isPlain ? null : { words, tokens: end + size - at };
}

orderSaid.needs = ["first", "top", "to"];

/** "First", "on top", "at the top", where what is asked ends with it. */
function placeAt(tokens: readonly Token[], at: number): number {
  const said = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  const size =
    said[0] === "first"
      ? 1
      : said[0] === "on" && said[1] === "top"
        ? 2
        : said.join(" ") === "at the top"
          ? 3
          : 0;
  const next = tokens[at + size];
  return size > 0 && (next === undefined || next.kind === "mark" || next.text === "please") ? size : 0;
}
