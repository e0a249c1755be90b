import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { rateOf } from "../../frame/rate-of.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const openers: ReadonlySet<string> = new Set("where with have has had having whose".split(" "));
const above = phrases("more than", "over", "above", "at least", "greater than", "higher than");
const below = phrases("less than", "fewer than", "under", "below", "at most", "lower than");
const shares: ReadonlySet<string> = new Set("share percentage proportion percent".split(" "));
const fillers: ReadonlySet<string> = new Set(
  "the their its all our a an of are is were was being been have has got that which".split(" "),
);
/** Words that say a state at most, and tokens of the rows and it together. */
const [longest, most] = [2, 9];

/**
 * "Plans where more than 30% of subscriptions were cancelled", "with over 10% urgent tickets", "with a share of late loads above 5%": a rate
 * of the rows in that state is beyond it, and not their number.
 */
export function shareBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!openers.has(textAt(tokens, at))) return null;
  const bound = boundAt(tokens, at + 1);
  if (bound !== null) {
    const rows = rowsAt(tokens, bound.end, index);
    return rows === null ? null : written(rows.state, bound, rows.end - at);
  }
  const of = ["a", "the"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!shares.has(textAt(tokens, of)) || textAt(tokens, of + 1) !== "of") return null;
  const rows = rowsAt(tokens, of + 2, index);
  const is = rows !== null && ["is", "are", "was"].includes(textAt(tokens, rows.end)) ? 1 : 0;
  const behind = rows === null ? null : boundAt(tokens, rows.end + is);
  return rows === null || behind === null ? null : written(rows.state, behind, behind.end - at);
}

type Bound = { side: string; size: string; end: number };

const written = (state: string, { side, size }: Bound, tokens: number): Written => ({
  words: `with a ${state} rate ${side} ${size}%`,
  tokens,
});

/** "More than 30 %", "over half": null where no part of a hundred is said. */
function boundAt(tokens: readonly Token[], at: number): Bound | null {
  const up = phraseAt(tokens, at, above);
  const length = up > 0 ? up : phraseAt(tokens, at, below);
  if (length === 0) return null;
  const side = tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(" ");
  const place = at + length;
  if (textAt(tokens, place) === "half") return { side, size: "50", end: place + 1 };
  const said = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(tokens[place]?.raw ?? "");
  if (said === null) return null;
  if (said[2] === "%") return { side, size: said[1] ?? "", end: place + 1 };
  return ["%", "percent"].includes(textAt(tokens, place + 1))
    ? { side, size: said[1] ?? "", end: place + 2 }
    : null;
}

/** "Of their orders were refunded", "pending orders": what state of which rows is said, and where it ends. */
function rowsAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { state: string; end: number } | null {
  const span = tokens.slice(at, at + most).map((token, place) => ({ token, place }));
  const said = span.filter(({ token }) => !fillers.has(token.text));
  const named = said.findIndex(({ token }) => tableNamed(token, index) !== null);
  const rows = said[named];
  if (rows === undefined || named > longest) return null;
  const table = tableNamed(rows.token, index)?.id ?? -1;
  const sides = named > 0 ? [said.slice(0, named)] : [2, 1].map((size) => said.slice(1, 1 + size));
  for (const words of sides) {
    const state = words.map(({ token }) => token.text);
    if (state.length === 0 || words.some(({ token }) => token.kind !== "word")) continue;
    const figure = rateOf(index, state, [table]);
    const last = Math.max(rows.place, words.at(-1)?.place ?? 0);
    if (figure?.table === table) return { state: state.join(" "), end: at + last + 1 };
  }
  return null;
}
