import { numberSaid } from "../lexicon/numbers.ts";
import type { Frame } from "../parse/frame/frame.ts";
import type { Token } from "../text/tokenize.ts";

const openers: ReadonlySet<string> = new Set("and now ok okay just only show me the keep".split(" "));
const clauses: ReadonlySet<string> = new Set("who that which with having whose".split(" "));

/** "Just the three who paid most", "only the 5 with the highest score": so many of those that were shown. Other frames stay as they are. */
export function sizedExtreme(frame: Frame, tokens: readonly Token[]): Frame {
  const [extreme, other] = frame.extremes;
  const at = tokens.findIndex(({ text }) => !openers.has(text));
  const number = tokens[at];
  if (extreme === undefined || other !== undefined || extreme.size !== null || number === undefined)
    return frame;
  const size = clauses.has(tokens[at + 1]?.text ?? "") ? numberSaid(number) : null;
  return size === null || size < 1 ? frame : { ...frame, extremes: [{ ...extreme, size }], leftover: 0 };
}
