import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { monthAt, yearAt } from "../../../time/unit-words.ts";
import type { Written } from "../written.ts";

const joint = "for";
const joining: ReadonlySet<string> = new Set(["and", "or", "vs", "versus", ","]);

/** "For 2023 and for 2024", "for March and for April": a figure of both periods, as "for 2023 and 2024" says. */
export function sameJoint(tokens: readonly Token[], at: number): Written | null {
  const before = at - (joining.has(textAt(tokens, at - 2)) && textAt(tokens, at - 1) !== "," ? 3 : 2);
  if (textAt(tokens, at) !== joint || !joining.has(textAt(tokens, at - 1))) return null;
  const alike = isPeriod(tokens, before) && isPeriod(tokens, at + 1);
  return alike && textAt(tokens, before - 1) === joint ? { words: "", tokens: 1 } : null;
}

const isPeriod = (tokens: readonly Token[], at: number): boolean =>
  yearAt(tokens, at) !== null || monthAt(tokens, at) !== null;

sameJoint.needs = [joint];
