import { columnsWith } from "../../index/columns-with.ts";
import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const said = phrases(
  ...["days", "time", "number of days"].flatMap((time) =>
    ["in stock", "on the lot", "on hand", "in inventory", "on the forecourt"].map(
      (place) => `${time} ${place}`,
    ),
  ),
);
const came: ReadonlySet<string> = new Set("bought buy purchased purchase acquired acquire".split(" "));
const went: ReadonlySet<string> = new Set(["sold", "sell", "sale"]);

/** "Days in stock" of things that rows tell the day of buying and of selling: the time that it took to sell them. */
export function daysInStock(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, said);
  if (size === 0) return null;
  const times = (words: ReadonlySet<string>): number[] =>
    [...words].flatMap((word) =>
      columnsWith([word], index).flatMap(({ column, table }) => (isTime(column) ? [table] : [])),
    );
  const sold = times(went);
  return times(came).some((table) => sold.includes(table)) ? { words: "time to sell", tokens: size } : null;
}

daysInStock.needs = openings(said);
