import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isEventWord } from "../../lexicon/is-event-word.ts";
import type { Token } from "../../text/tokenize.ts";
import type { ColumnOption } from "./link.ts";

/**
 * "Devices" of the only sheet, whose rows have a "device type" and nothing else that is told of devices: the rows, and no types. Where
 * the rows are what happened ("sales" with a "buyer type") only how many there are is asked so. `before` are the words before it.
 */
export function isSortedRow(
  [token, other]: readonly Token[],
  options: readonly ColumnOption[],
  before: readonly string[],
  { tables, columns, inner }: ModelIndex,
): boolean {
  const [sheet, second] = tables;
  const [option, further] = options;
  if (token === undefined || other !== undefined || sheet === undefined || second !== undefined) return false;
  if (option === undefined || further !== undefined || option.kind !== "text") return false;
  const [word = "", head = "", third] = columns[option.column]?.words ?? [];
  if (!kinds.has(head) || third !== undefined || token.lemma === head) return false;
  if (inner.some(({ words }) => words[0] === word)) return false;
  const [last = "", ahead = ""] = before.toReversed();
  const counted = ["many", "of"].includes(last) && ["how", "number", "count"].includes(ahead);
  return counted || !areEvents(sheet, columns) ? token.text !== token.lemma || !splits.has(last) : false;
}

/** Whether a sheet's name or its key's is that of something that happens, each at its time. */
const areEvents = ({ words, key }: TableEntry, columns: ModelIndex["columns"]): boolean =>
  [...words, ...key.flatMap((id) => columns[id]?.words ?? [])].some(isEventWord);

const kinds: ReadonlySet<string> = new Set(["type", "kind"]);
/** Before one thing these split by its kind. */
const splits: ReadonlySet<string> = new Set(["by", "each", "every"]);
