import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { areYearNumbers } from "../../index/year-dates.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import type { Written } from "../idioms/written.ts";

const openings = phrases(
  "for each",
  "for every",
  "in each",
  "in every",
  "over the",
  "by the",
  "by",
  "per",
  "each",
  "every",
);

/** "Deaths per decade", "average rating by decade" of the only sheet: its years, or those of its dates, ten by ten. */
export function byDecade(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = phraseAt(tokens, at, openings);
  const decade = tokens[at + opened];
  if (opened === 0 || decade?.lemma !== "decade" || isKnown(decade, index)) return null;
  const told = yearsOf(index);
  const again =
    textAt(tokens, at + opened + 1) === "by" && textAt(tokens, at + opened + 2) === "decade" ? 2 : 0;
  return told === null ? null : { words: `by ${labelSaid(told)} in bands of 10`, tokens: opened + 1 + again };
}

byDecade.needs = ["decade"];

/** The years of the only sheet: its one column of them, else the dates that its rows are told by. */
function yearsOf({ tables: [sheet, other], columns }: ModelIndex): ColumnEntry | null {
  if (sheet === undefined || other !== undefined) return null;
  const [years, second] = columns.filter(areYearNumbers);
  if (years !== undefined && second === undefined) return years;
  return columns.find(({ column }) => column.name === sheet.table.timeColumn && isTime(column)) ?? null;
}
