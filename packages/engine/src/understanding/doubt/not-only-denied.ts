import { hasKind, hasOperator } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const alone: ReadonlySet<string> = new Set(["just", "only", "merely", "solely"]);

/** "Not just Peru", read as all but Peru, or, said of an answer before, as anything but all. */
export function notOnlyDenied(tokens: readonly Token[], { query }: Candidate): string[] {
  const at = tokens.findIndex(
    ({ text }, place) => text === "not" && alone.has(tokens[place + 1]?.text ?? ""),
  );
  const denies = hasKind(query, "not") || hasOperator(query, "!=");
  return at < 0 || (at > 0 && !denies) ? [] : [`not ${tokens[at + 1]?.text}`];
}
