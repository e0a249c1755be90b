import type { ModelIndex } from "../../index/model-index.ts";
import { isUnit } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "over 5.5kg", "> 30min", "500g": a number and its unit, where the data has no value that is written so. */
export function gluedUnit(tokens: readonly Token[], at: number, { values }: ModelIndex): Written | null {
  const [first, second] = tokens.slice(at, at + 2);
  if (first === undefined) return null;
  const parted =
    first.kind === "number" && first.number !== null && Number.isInteger(first.number)
      ? behindPoint(first, second)
      : null;
  const [, number = "", unit = ""] = glued.exec(parted ?? (first.kind === "word" ? first.text : "")) ?? [];
  // "5m" are millions, or metres.
  if (unit === "m" || !isUnit(unit) || values.byKey.has(`${number}${unit}`)) return null;
  return { words: `${number} ${unit}`, tokens: parted === null ? 1 : 2 };
}

const glued = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** "5.5kg" is cut into "5" and "5kg": what stands together with the point between them. */
const behindPoint = (first: Token, second: Token | undefined): string | null =>
  second?.kind === "word" && second.start === first.end + 1 && /^\d+[a-z]+$/.test(second.text)
    ? `${first.text}.${second.text}`
    : null;
