import { alsoWithNone } from "./also-with-none.ts";
import { beganAndEnded } from "./began-and-ended.ts";
import { sideBySide } from "./beside/side-by-side.ts";
import { twoEvents } from "./beside/two-events.ts";
import { bestUnit } from "./best-unit.ts";
import { newOrReturning } from "./cohort/new-or-returning.ts";
import { beyondOne } from "./compared/beyond-one.ts";
import { changedMost } from "./compared/changed-most.ts";
import { countedMembers } from "./compared/counted-members.ts";
import { goingDown } from "./compared/going-down.ts";
import { oneBeyondOther } from "./compared/one-beyond-other.ts";
import { sortedByChange } from "./compared/sorted-by-change.ts";
import { unitsChanged } from "./compared/units-changed.ts";
import { metOrNot } from "./met-or-not.ts";
import { ofTopRows } from "./of-top-rows.ts";
import { oneEndOnly } from "./one-end-only.ts";
import { shareOfTop } from "./share-of-top.ts";
import { shownBehind } from "./tail/shown-behind.ts";
import type { Question, Understanding } from "./types.ts";

type Read = (question: Question) => Understanding;

/**
 * Questions that are put together of the readings of others, which `plainly` reads, be they put together themselves, or `one`, as one; null where a
 * question is none.
 */
export function composed(question: Question, plainly: Read, one: Read): Understanding | null {
  const heldAgainst = (asked: Question): Understanding | null =>
    unitsChanged(asked, plainly) ??
    goingDown(asked, plainly) ??
    oneBeyondOther(asked, plainly) ??
    beyondOne(asked, plainly);
  return (
    alsoWithNone(question, plainly) ??
    bestUnit(question, plainly) ??
    ofTopRows(question, plainly) ??
    shareOfTop(question, plainly) ??
    sortedByChange(question, plainly) ??
    changedMost(question, plainly) ??
    countedMembers(question, heldAgainst) ??
    heldAgainst(question) ??
    oneEndOnly(question) ??
    metOrNot(question, one) ??
    beganAndEnded(question, one) ??
    newOrReturning(question, one) ??
    shownBehind(question, plainly, one) ??
    twoEvents(question, one) ??
    sideBySide(question, one)
  );
}
