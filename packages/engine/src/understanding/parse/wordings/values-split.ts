import { lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { areOfOne, type ValueSaid, valueAt } from "../spoken/value-at.ts";

const joints: ReadonlySet<string> = new Set(["/", ",", "and", "vs", "versus", "&", "-"]);
const splits = phrases(
  ...["split", "breakdown", "mix", "shares", "share"].flatMap((noun) => [
    ...["in percent", "in %", "in percentages", "as percentages", "as a percentage", "in per cent", "%"].map(
      (tail) => `${noun} ${tail}`,
    ),
    ...["percentage", "percent", "%"].map((head) => `${head} ${noun}`),
  ]),
);

/** "Card / cash / account split in percent": the share of the rows by the column that these are values of. */
export function valuesSplit(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [sheet, other] = index.tables;
  const first = sheet === undefined || other !== undefined ? null : valueAt(tokens, at, index);
  if (sheet === undefined || first === null) return null;
  const listed = [first];
  for (let last: ValueSaid = first; ; ) {
    let next = last.end;
    while (joints.has(textAt(tokens, next))) next += 1;
    const value = next === last.end ? null : valueAt(tokens, next, index);
    if (value === null || !areOfOne(first, value)) break;
    listed.push(value);
    last = value;
  }
  const end = listed.at(-1)?.end ?? at;
  const said = phraseAt(tokens, end, splits);
  const column =
    index.columns[[...first.columns].find((id) => listed.every(({ columns }) => columns.has(id))) ?? -1];
  if (listed.length < 2 || said === 0 || column === undefined) return null;
  const rows = lowered(rowsOf(sheet.table.label));
  return { words: `share of ${rows} by ${column.column.label.toLowerCase()}`, tokens: end + said - at };
}

valuesSplit.needs = ["split", "breakdown", "mix", "shares", "share"];
