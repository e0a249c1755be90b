import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { areYearNumbers } from "../../index/year-dates.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/**
 * "The deadliest year", "hottest year" of a table whose years are plain numbers: the one with the highest figure of those that measure it, and
 * not the highest number of a year.
 */
export function extremeYear(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const year = tokens[at + 1];
  if (year?.text !== "year" || !/est$/.test(textAt(tokens, at))) return null;
  const [cue] = cuesOf(textAt(tokens, at));
  const hint = cue?.kind === "extreme" ? cue.hints.find(({ role }) => role === "measure") : undefined;
  if (hint === undefined) return null;
  const [years, second] = index.columns.filter(areYearNumbers);
  if (years === undefined || second !== undefined) return null;
  const measures = (entry: ColumnEntry): boolean =>
    entry.table === years.table &&
    entry.column.role === "measure" &&
    entry.words.some((word) => hint.words.includes(word));
  const [figure, other] = index.columns.filter(measures);
  if (figure === undefined || other !== undefined) return null;
  const end = hint.descending ? "highest" : "lowest";
  return { words: `${labelSaid(years)} with the ${end} ${labelSaid(figure)}`, tokens: 2 };
}

extremeYear.needs = ["year"];
