import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { areYearNumbers } from "../../index/year-dates.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "Every 5 years" of rows that are told for every fifth year: by these, and no number 5 of anything. */
export function everyFewYears(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const count = numberSaid(tokens[at + 1]);
  if (textAt(tokens, at) !== "every" || count === null || textAt(tokens, at + 2) !== "years") return null;
  const [years, other] = columns.filter(areYearNumbers);
  if (years === undefined || other !== undefined) return null;
  const { minimum, maximum, distinct = 0 } = years.column.profile ?? {};
  const apart = (Number(maximum) - Number(minimum)) / (distinct - 1);
  return apart === count ? { words: `by ${labelSaid(years)}`, tokens: 3 } : null;
}

everyFewYears.needs = ["every"];
