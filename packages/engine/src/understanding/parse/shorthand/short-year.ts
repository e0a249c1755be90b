import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const joints = /^(?:vs|versus|against|to|with|than|and|over|,)$/;
const versus: ReadonlySet<string> = new Set(["vs", "versus", "against"]);

/**
 * "August 25 vs August 24", "jan 24 vs feb 24": months of years that are said in short where two of them are held against each other, and the data has
 * such years.
 */
export function shortYear(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [month, year] = [monthAt(tokens, at), shortAt(tokens, at + 1)];
  if (month === null || year === null) return null;
  const isOther = (other: number): boolean => {
    const [its, own] = [monthAt(tokens, other), shortAt(tokens, other + 1)];
    const joint = textAt(tokens, Math.max(at, other) - 1);
    if (its === null || own === null || !joints.test(joint)) return false;
    return its === month ? own !== year : own === year && versus.has(joint);
  };
  const held = [at - 3, at - 4, at + 3, at + 4].some((other) => other >= 0 && isOther(other));
  return held && hasYear(2000 + year, index)
    ? { words: `${rawOf(tokens.slice(at, at + 1))} ${2000 + year}`, tokens: 2 }
    : null;
}

function shortAt(tokens: readonly Token[], at: number): number | null {
  const raw = tokens[at]?.raw ?? "";
  return /^\d\d$/.test(raw) ? Number(raw) : null;
}

/** Whether some time of the data reaches over a year. */
const hasYear = (year: number, { columns }: ModelIndex): boolean =>
  columns.some(({ column: { role, profile } }) => {
    const [first, last] = [profile?.minimum, profile?.maximum].map((end) => String(end ?? "").slice(0, 4));
    return role === "time" && Number(first) <= year && year <= Number(last) && first !== "";
  });
