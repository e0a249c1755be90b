import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { rewriter } from "../idioms/rewrite.ts";
import type { ReadIdiom } from "../idioms/written.ts";
import { bareRange } from "./bare-range.ts";
import { byWise } from "./by-wise.ts";
import { clippedName } from "./clipped-name.ts";
import { countBeside } from "./count-beside.ts";
import { eachBand } from "./each-band.ts";
import { figuresOfRows } from "./figures-of-rows.ts";
import { gluedUnit } from "./glued-unit.ts";
import { highLow } from "./high-low.ts";
import { initials } from "./initials.ts";
import { leadingFigures } from "./leading-figures.ts";
import { numberSign } from "./number-sign.ts";
import { oneByOne } from "./one-by-one.ts";
import { percentSign } from "./percent-sign.ts";
import { plainDate } from "./plain-date.ts";
import { plusSign } from "./plus-sign.ts";
import { shortForm } from "./short-form.ts";
import { shortYear } from "./short-year.ts";
import { sumBehind } from "./sum-behind.ts";
import { yearlyName } from "./yearly-name.ts";

const signs: readonly ReadIdiom[] = [
  numberSign,
  percentSign,
  plainDate,
  initials,
  shortForm,
  shortYear,
  gluedUnit,
  plusSign,
  clippedName,
  highLow,
  yearlyName,
];

const orders: readonly ReadIdiom[] = [bareRange, eachBand, byWise, oneByOne, sumBehind];

/**
 * Writes out what is typed in a hurry, whatever the data is about: "no. of", "w/", "excl.", "5kg", "+" between things,
 * "revenue-wise", "weight: smallest, median". New tokens keep the place of the old ones.
 */
export const writeOutShorthand = (tokens: readonly Token[], index: ModelIndex): Token[] =>
  figuresOfRows(countBeside(leadingFigures(inOrder(withoutSigns(tokens, index), index)), index), index);

const withoutSigns = rewriter(signs);
const inOrder = rewriter(orders);
