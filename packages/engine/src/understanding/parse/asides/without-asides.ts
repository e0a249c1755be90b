import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { cameAbout, everDone, everSuch } from "./all-done.ts";
import { addedUp, allOfThem, allTime, behindRows, itself, sinceAll, whole } from "./all-rows.ts";
import type { Aside } from "./aside.ts";
import { fromZero } from "./from-zero.ts";
import { notEvenOne } from "./not-even-one.ts";
import { partsOfName } from "./parts-of-name.ts";
import { blanks, merely, needNotBeSame, newlyAdded, restated, together } from "./restated.ts";
import { cameIn, cameOut, ofUs, owned, switchedOn, through } from "./said-of-rows.ts";
import { statedUnit } from "./stated-unit.ts";
import { timeNote } from "./time-note.ts";
import { wholeWorld } from "./whole-world.ts";

/**
 * A question without what is said beside it and asks for nothing: "i mean", "or whatever you call it", "on their plate", "over the whole
 * base", "blanks don't count" of an average, "the most seats anyone ever bought". Words that the data has stay.
 */
export function withoutAsides(tokens: readonly Token[], index: ModelIndex): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const size = asides.reduce((longest, aside) => Math.max(longest, aside(tokens, at, index)), 0);
    const token = tokens[at];
    if (size === 0 && token !== undefined) kept.push(token);
    at += Math.max(0, size - 1);
  }
  return kept.some(({ kind }) => kind !== "mark") ? kept : [...tokens];
}

const asides: readonly Aside[] = [
  restated,
  blanks,
  owned,
  whole,
  together,
  sinceAll,
  allTime,
  cameIn,
  ofUs,
  itself,
  behindRows,
  cameAbout,
  cameOut,
  allOfThem,
  addedUp,
  merely,
  needNotBeSame,
  through,
  newlyAdded,
  switchedOn,
  everDone,
  everSuch,
  notEvenOne,
  fromZero,
  partsOfName,
  statedUnit,
  timeNote,
  wholeWorld,
];
