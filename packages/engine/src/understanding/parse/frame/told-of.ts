import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";

const joints: ReadonlySet<string> = new Set(["of", "for", "from"]);
const farthest = 5;

/** The table of the rows that a noun tells something of: of "contracts of new tenants" at "tenants" the contracts; null where none is. */
export function toldOf(tokens: readonly Token[], at: number, index: ModelIndex): number | null {
  const first = Math.max(1, at - farthest);
  const joint = tokens.slice(first, at).findLastIndex(({ text }) => joints.has(text));
  return joint < 0 ? null : (tableNamed(tokens[first + joint - 1], index)?.id ?? null);
}
