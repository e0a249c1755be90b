import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { growth } from "../idioms/counts/growth.ts";
import { rewriter } from "../idioms/rewrite.ts";
import type { ReadIdiom } from "../idioms/written.ts";
import { aboveAll } from "./above-all.ts";
import { ageGroups } from "./age-groups.ts";
import { billAsCost, figurePerRow, sizeOfRows } from "./amount-of-each.ts";
import { andItsWorth } from "./and-its-worth.ts";
import { averageOfPeriod } from "./average-of-period.ts";
import { averagePerUnit } from "./average-per-unit.ts";
import { bandsOfNumber } from "./bands-of-number.ts";
import { besidePeriod } from "./beside-period.ts";
import { bestByMean, whichByMean } from "./best-by-mean.ts";
import { beyondInAll } from "./beyond-in-all.ts";
import { beyondUsual } from "./beyond-usual.ts";
import { beyondBoundOfThings, leftOfBound, usedOfBound } from "./bounds-of-things.ts";
import { correlationSaid } from "./correlation-said.ts";
import { costsMost, costUsMost } from "./costs-most.ts";
import { costsBeyondAverage, noSpendingIn } from "./costs-of-things.ts";
import { daysInStock } from "./days-in-stock.ts";
import { deedMass, didMost, totalDone } from "./deed-amounts.ts";
import { documentValue } from "./document-value.ts";
import { doneBy } from "./done-by.ts";
import { eachAtLast } from "./each-at-last.ts";
import { endOfRange } from "./end-of-range.ts";
import { fastestDoers } from "./fastest-doers.ts";
import { figureAsked } from "./figure-asked.ts";
import { figureDone } from "./figure-done.ts";
import { firstOfEach } from "./first-of-each.ts";
import { fromUs } from "./from-us.ts";
import { goesWith } from "./goes-with.ts";
import { goodsValue } from "./goods-value.ts";
import { grossing } from "./grossing.ts";
import { groupedBy } from "./grouped-by.ts";
import { growthOn } from "./growth-on.ts";
import { highestToLowest } from "./highest-to-lowest.ts";
import { howFarFrom } from "./how-far-from.ts";
import { howMuchIsSo } from "./how-much-is-so.ts";
import { andWhatTheySpent, howMuchTheySpend } from "./how-much-they-spend.ts";
import { howMuchUsed } from "./how-much-used.ts";
import { inEveryDate } from "./in-every-date.ts";
import { justTheCount } from "./just-the-count.ts";
import { kindsPerKind } from "./kinds-per-kind.ts";
import { lastBefore, lastOfEach } from "./last-of-each.ts";
import { laterWordings } from "./later-wordings.ts";
import { lengthOfLongest } from "./length-of-longest.ts";
import { leaveOut, whatOneComesTo, whatTheyGave } from "./main-figure.ts";
import { middleValue } from "./middle-value.ts";
import { moreOfTwo } from "./more-of-two.ts";
import { mostAnyoneHas } from "./most-anyone-has.ts";
import { mostMoney } from "./most-money.ts";
import { mostSpent } from "./most-spent.ts";
import { movedToState } from "./moved-to-state.ts";
import { acrossThings, extremeOpening, whereAndWhen } from "./of-panels.ts";
import { orderSaid } from "./order-said.ts";
import { ordersAsDocuments } from "./orders-as-documents.ts";
import { overPlan } from "./over-plan.ts";
import { paidMost, paidTo } from "./paid-to.ts";
import { placesGoneTo } from "./places-gone-to.ts";
import { riseEach } from "./rise-each.ts";
import { stateExplained } from "./state-explained.ts";
import { stateOfAmount } from "./state-of-amount.ts";
import { stillAlive } from "./still-alive.ts";
import { timesInBands } from "./times-in-bands.ts";
import { valueOfRows } from "./value-of-rows.ts";
import { valuesSplit } from "./values-split.ts";
import { whenFirst } from "./when-first.ts";
import { whoDidIt } from "./who-did-it.ts";
import { paidTheMost, whoSpent } from "./who-spent.ts";
import { whoseAverage } from "./whose-average.ts";
import { withinOfDeed } from "./within-of-deed.ts";

export const wordings: readonly ReadIdiom[] = [
  inEveryDate,
  acrossThings,
  extremeOpening,
  whereAndWhen,
  kindsPerKind,
  ordersAsDocuments,
  stateExplained,
  highestToLowest,
  endOfRange,
  usedOfBound,
  leftOfBound,
  beyondBoundOfThings,
  costsBeyondAverage,
  noSpendingIn,
  riseEach,
  growth,
  withinOfDeed,
  beyondInAll,
  beyondUsual,
  movedToState,
  costUsMost,
  daysInStock,
  costsMost,
  placesGoneTo,
  justTheCount,
  orderSaid,
  middleValue,
  whenFirst,
  whoDidIt,
  valuesSplit,
  overPlan,
  howFarFrom,
  figureDone,
  figureAsked,
  doneBy,
  paidTo,
  paidMost,
  sizeOfRows,
  figurePerRow,
  billAsCost,
  didMost,
  totalDone,
  deedMass,
  whatTheyGave,
  whatOneComesTo,
  leaveOut,
  mostAnyoneHas,
  lengthOfLongest,
  goodsValue,
  fastestDoers,
  mostSpent,
  whoSpent,
  paidTheMost,
  fromUs,
  lastOfEach,
  lastBefore,
  andItsWorth,
  growthOn,
  besidePeriod,
  goesWith,
  correlationSaid,
  stillAlive,
  documentValue,
  firstOfEach,
  stateOfAmount,
  howMuchUsed,
  howMuchIsSo,
  andWhatTheySpent,
  howMuchTheySpend,
  groupedBy,
  timesInBands,
  mostMoney,
  valueOfRows,
  ageGroups,
  aboveAll,
  grossing,
  averagePerUnit,
  averageOfPeriod,
  bandsOfNumber,
  bestByMean,
  whichByMean,
  whoseAverage,
  ...laterWordings,
];

/**
 * Puts what is asked of figures (comparisons, parts, times) in the plainest of the ways that it is said in, before what the data calls
 * otherwise is written out: "March sales in 2024" are sales of March 2024, "beats the overall average" is above it.
 */
export const sayPlainly = (tokens: readonly Token[], index: ModelIndex): Token[] =>
  rewritten(moreOfTwo(eachAtLast(tokens)), index);

const rewritten = rewriter(wordings);
