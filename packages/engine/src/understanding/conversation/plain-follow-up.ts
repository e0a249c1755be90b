import type { SemanticQuery } from "@parlance/contract";
import type { Question } from "../types.ts";
import { besideAverage } from "./beside-average.ts";
import { bothTogether } from "./both-together.ts";
import { goBack } from "./go-back.ts";
import { howManyShown } from "./how-many-shown.ts";
import { linesOf } from "./lines-of.ts";
import { nextRows } from "./next-rows.ts";
import { otherNumber } from "./other-number.ts";
import { percentShown } from "./percent-shown.ts";
import { periodFollowUp } from "./period-follow-up.ts";
import { putBack } from "./put-back.ts";
import { rowsAsked } from "./rows-asked.ts";
import { shownDifference } from "./shown-difference.ts";
import { totalShown } from "./total-shown.ts";
import { trendLine } from "./trend-line.ts";
import { turnedRound } from "./turned-round.ts";
import { whichChanged } from "./which-changed.ts";
import { withoutEnd } from "./without-end.ts";
import { withoutFilter } from "./without-filter.ts";
import { withoutFilterOn } from "./without-filter-on.ts";

/** A follow-up that its words alone decide: an earlier period, the rows behind figures, the next rows, those without the largest or beyond the average, how many there are, the other way round, without a filter or those on what is named, with what was left out, another number, all of it added up, what is left of two figures, the answer before. Null for others. */
export function plainFollowUp(question: Question): SemanticQuery | null {
  const last = question.previous.at(-1);
  if (last === undefined) return null;
  return (
    periodFollowUp(question, last) ??
    percentShown(question.question, last) ??
    bothTogether(question.question, question.previous) ??
    shownDifference(question.question, question.previous) ??
    totalShown(question.question, last, question.index) ??
    otherNumber(question, last) ??
    trendLine(question.question, last) ??
    turnedRound(question.question, last) ??
    nextRows(question.question, last) ??
    withoutEnd(question.question, last) ??
    withoutFilter(question, last) ??
    withoutFilterOn(question.question, last, question.index) ??
    putBack(question.question, last) ??
    whichChanged(question, last) ??
    besideAverage(question.question, last, question.index) ??
    howManyShown(question.question, last, question.index) ??
    goBack(question) ??
    linesOf(question.question, last, question.index) ??
    rowsAsked(question.question, last, question.index)
  );
}
