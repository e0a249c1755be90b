import { speaksOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const asks: ReadonlySet<string> = new Set(["what", "how"]);
const helpers: ReadonlySet<string> = new Set(["do", "does", "did"]);
const subjects: ReadonlySet<string> = new Set(["we", "they", "i", "you"]);
const pays: ReadonlySet<string> = new Set(["pay", "charge", "earn", "spend"]);

/** "What do we pay our drivers per hour": money, where a reading is of no column that holds any. */
export function missingMoney(
  tokens: readonly Token[],
  { query, matches }: Candidate,
  { columns, revenue }: ModelIndex,
): string[] {
  const at = tokens.findIndex(({ text }) => helpers.has(text));
  const verb = tokens[at + 2];
  if (verb === undefined || !asks.has(tokens[0]?.text ?? "") || at > 2) return [];
  if (!pays.has(verb.text) || !subjects.has(tokens[at + 1]?.text ?? "") || revenue !== null) return [];
  if (matches.some(({ start, end }) => start <= verb.start && verb.end <= end)) return [];
  const held = columns.some(({ column }) => column.role === "measure" && speaksOf(query, column.name));
  return held ? [] : [verb.raw];
}
