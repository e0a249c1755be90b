import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { growth } from "../idioms/counts/growth.ts";
import { rewriter } from "../idioms/rewrite.ts";
import type { ReadIdiom } from "../idioms/written.ts";
import { aboveAll } from "./above-all.ts";
import { accumulated } from "./accumulated.ts";
import { activeDeed } from "./active-deed.ts";
import { againstAll } from "./against-all.ts";
import { againstNon } from "./against-non.ts";
import { ageGroups } from "./age-groups.ts";
import { amountInUnit } from "./amount-in-unit.ts";
import { billAsCost, figurePerRow, sizeOfRows } from "./amount-of-each.ts";
import { andItsWorth } from "./and-its-worth.ts";
import { andTheRest } from "./and-the-rest.ts";
import { asWellAs } from "./as-well-as.ts";
import { atPeriodEnds } from "./at-period-ends.ts";
import { averageOfPeriod } from "./average-of-period.ts";
import { averageOfTheirs } from "./average-of-theirs.ts";
import { averagePerUnit } from "./average-per-unit.ts";
import { bandsOfNumber } from "./bands-of-number.ts";
import { beingDone } from "./being-done.ts";
import { besidePeriod } from "./beside-period.ts";
import { bestByMean, whichByMean } from "./best-by-mean.ts";
import { bestUnit } from "./best-unit.ts";
import { betweenDeeds } from "./between-deeds.ts";
import { beyondInAll } from "./beyond-in-all.ts";
import { beyondUsual } from "./beyond-usual.ts";
import { billedYearly } from "./billed-yearly.ts";
import { bornIn } from "./born-in.ts";
import { bothKinds } from "./both-kinds.ts";
import { bothTogether } from "./both-together.ts";
import { beyondBoundOfThings, leftOfBound, usedOfBound } from "./bounds-of-things.ts";
import { bringsMost } from "./brings-most.ts";
import { busiestBy } from "./busiest-by.ts";
import { busiestOfTally } from "./busiest-of-tally.ts";
import { busiestTimes } from "./busiest-times.ts";
import { butNoneThen } from "./but-none-then.ts";
import { cameBack } from "./came-back.ts";
import { commonestFirst } from "./commonest-first.ts";
import { commonestKinds } from "./commonest-kinds.ts";
import { correlatedAcross } from "./correlated-across.ts";
import { correlationSaid } from "./correlation-said.ts";
import { costsMost } from "./costs-most.ts";
import { costsBeyondAverage, noSpendingIn } from "./costs-of-things.ts";
import { countAbove } from "./count-above.ts";
import { countNoun } from "./count-noun.ts";
import { countedForEach } from "./counted-for-each.ts";
import { countedOnce } from "./counted-once.ts";
import { daysItLasts } from "./days-it-lasts.ts";
import { deedMass, didMost, totalDone } from "./deed-amounts.ts";
import { deedBeforeRows } from "./deed-before-rows.ts";
import { deedsOfRows } from "./deeds-of-rows.ts";
import { didFirst } from "./did-first.ts";
import { didGrow, wouldBe } from "./did-grow.ts";
import { documentValue } from "./document-value.ts";
import { doesMoreThanAverage } from "./does-more-than-average.ts";
import { eachApart } from "./each-apart.ts";
import { eachAtLast } from "./each-at-last.ts";
import { eachOfSeveral } from "./each-of-several.ts";
import { earnsMoreThanAverage } from "./earns-more-than-average.ts";
import { endOfRange } from "./end-of-range.ts";
import { expectedTo } from "./expected-to.ts";
import { extremeAndWhat } from "./extreme-and-what.ts";
import { extremeOfEach } from "./extreme-of-each.ts";
import { fallInto } from "./fall-into.ts";
import { fastestDoers } from "./fastest-doers.ts";
import { figureAsked } from "./figure-asked.ts";
import { figureDone } from "./figure-done.ts";
import { figureOfExtreme } from "./figure-of-extreme.ts";
import { figureOfLives } from "./figure-of-lives.ts";
import { firstOfEach } from "./first-of-each.ts";
import { forEvery } from "./for-every.ts";
import { fromKnown } from "./from-known.ts";
import { fromUs } from "./from-us.ts";
import { goesWith } from "./goes-with.ts";
import { goodsValue } from "./goods-value.ts";
import { grossing } from "./grossing.ts";
import { groupedBy } from "./grouped-by.ts";
import { groupsBeyond } from "./groups-beyond.ts";
import { growthOn } from "./growth-on.ts";
import { highAndLow } from "./high-and-low.ts";
import { higherThanAverage } from "./higher-than-average.ts";
import { highestRows } from "./highest-rows.ts";
import { highestScoring } from "./highest-scoring.ts";
import { highestValue } from "./highest-value.ts";
import { hottestDay } from "./hottest-day.ts";
import { hoursOfDeed } from "./hours-of-deed.ts";
import { howFarFrom } from "./how-far-from.ts";
import { howFast } from "./how-fast.ts";
import { howLongItTakes } from "./how-long-it-takes.ts";
import { howLongKind } from "./how-long-kind.ts";
import { howLongStay } from "./how-long-stay.ts";
import { howLongWait } from "./how-long-wait.ts";
import { howManyTheyHave } from "./how-many-they-have.ts";
import { howMeasured } from "./how-measured.ts";
import { howMuchIsSo } from "./how-much-is-so.ts";
import { andWhatTheySpent, howMuchTheySpend } from "./how-much-they-spend.ts";
import { howMuchUsed } from "./how-much-used.ts";
import { howOld } from "./how-old.ts";
import { inAWhile } from "./in-a-while.ts";
import { inAdvance } from "./in-advance.ts";
import { inEveryDate } from "./in-every-date.ts";
import { justTheCount } from "./just-the-count.ts";
import { kindAsNoun } from "./kind-as-noun.ts";
import { kindsBesideAverage } from "./kinds-beside-average.ts";
import { kindsPerKind } from "./kinds-per-kind.ts";
import { lastBefore, lastOfEach } from "./last-of-each.ts";
import { lastTimeDone } from "./last-time-done.ts";
import { lengthOfLongest } from "./length-of-longest.ts";
import { longestRunning } from "./longest-running.ts";
import { longestSoFar } from "./longest-so-far.ts";
import { lostCustomers } from "./lost-customers.ts";
import { leaveOut, whatOneComesTo, whatTheyGave } from "./main-figure.ts";
import { middleValue } from "./middle-value.ts";
import { moneyOfWhom } from "./money-of-whom.ts";
import { moreBehind } from "./more-behind.ts";
import { moreOfTwo } from "./more-of-two.ts";
import { moreThanAverage } from "./more-than-average.ts";
import { moreThanOne } from "./more-than-one.ts";
import { mostAnyoneHas } from "./most-anyone-has.ts";
import { mostMoney } from "./most-money.ts";
import { mostSpent } from "./most-spent.ts";
import { movedToState } from "./moved-to-state.ts";
import { nameOfKind } from "./name-of-kind.ts";
import { nameOfRole } from "./name-of-role.ts";
import { nightlyPrice } from "./nightly-price.ts";
import { noSalesIn } from "./no-sales-in.ts";
import { noneOfTheirs } from "./none-of-theirs.ts";
import { numberOfBoth } from "./number-of-both.ts";
import { numberOfTimes } from "./number-of-times.ts";
import { numberedGroup } from "./numbered-group.ts";
import { acrossThings, extremeOpening, whereAndWhen } from "./of-panels.ts";
import { ofRoleHolders } from "./of-role-holders.ts";
import { onceDone } from "./once-done.ts";
import { oneHas } from "./one-has.ts";
import { opensApp } from "./opens-app.ts";
import { orderSaid } from "./order-said.ts";
import { ordersAsDocuments } from "./orders-as-documents.ts";
import { overPlan } from "./over-plan.ts";
import { overYear } from "./over-year.ts";
import { paidMost, paidTo } from "./paid-to.ts";
import { partOfDay } from "./part-of-day.ts";
import { partShareOf } from "./part-share-of.ts";
import { percentOf } from "./percent-of.ts";
import { periodOnPeriod } from "./period-on-period.ts";
import { placesGoneTo } from "./places-gone-to.ts";
import { pricedBeyondAverage } from "./priced-beyond-average.ts";
import { putInBands } from "./put-in-bands.ts";
import { rankedIn } from "./ranked-in.ts";
import { rankedUnits } from "./ranked-units.ts";
import { riseEach } from "./rise-each.ts";
import { rollingAverage } from "./rolling-average.ts";
import { samePartOfYear } from "./same-part-of-year.ts";
import { shareOfEach } from "./share-of-each.ts";
import { shareOfKind } from "./share-of-kind.ts";
import { sharedBy } from "./shared-by.ts";
import { sinceLast } from "./since-last.ts";
import { splitAcross } from "./split-across.ts";
import { splitFurther } from "./split-further.ts";
import { squareUnits } from "./square-units.ts";
import { stateBeforeBound } from "./state-before-bound.ts";
import { stateExplained } from "./state-explained.ts";
import { stateInPresent } from "./state-in-present.ts";
import { stateOfAmount } from "./state-of-amount.ts";
import { stillAlive } from "./still-alive.ts";
import { stillOwed } from "./still-owed.ts";
import { taxCharged } from "./tax-charged.ts";
import { timesInBands } from "./times-in-bands.ts";
import { topOfEach } from "./top-of-each.ts";
import { topReasons } from "./top-reasons.ts";
import { unitBeforeYear } from "./unit-before-year.ts";
import { unitOfTwoYears } from "./unit-of-two-years.ts";
import { unitOrMore } from "./unit-or-more.ts";
import { unitsBeyond } from "./units-beyond.ts";
import { unitsOverBound } from "./units-over-bound.ts";
import { unitsThat } from "./units-that.ts";
import { upToAnother } from "./up-to-another.ts";
import { valueOfRows } from "./value-of-rows.ts";
import { valuesSplit } from "./values-split.ts";
import { versionsFrom } from "./versions-from.ts";
import { waresOfLines } from "./wares-of-lines.ts";
import { weCharged } from "./we-charged.ts";
import { weekendAgainst } from "./weekend-against.ts";
import { whatEach } from "./what-each.ts";
import { whatTimeMost } from "./what-time-most.ts";
import { whenFirst } from "./when-first.ts";
import { howItWas, whenItDid, whenItWas } from "./when-it-was.ts";
import { whereFrom } from "./where-from.ts";
import { whichAreAbove } from "./which-are-above.ts";
import { whoDid } from "./who-did.ts";
import { whoDidIt } from "./who-did-it.ts";
import { whoHas } from "./who-has.ts";
import { whoMost } from "./who-most.ts";
import { whoScored } from "./who-scored.ts";
import { whoSpent } from "./who-spent.ts";
import { whoseThingEnds } from "./whose-thing-ends.ts";
import { withTheirId } from "./with-their-id.ts";
import { withinOfDeed } from "./within-of-deed.ts";

export const wordings: readonly ReadIdiom[] = [
  inEveryDate,
  acrossThings,
  extremeOpening,
  whereAndWhen,
  kindsPerKind,
  ordersAsDocuments,
  stateExplained,
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
  whoScored,
  whoMost,
  whoHas,
  whoDid,
  hottestDay,
  whenItWas,
  whenItDid,
  whoseThingEnds,
  weCharged,
  correlatedAcross,
  lastTimeDone,
  sinceLast,
  howItWas,
  hoursOfDeed,
  howFast,
  inAWhile,
  inAdvance,
  onceDone,
  figureOfExtreme,
  extremeAndWhat,
  betweenDeeds,
  howLongItTakes,
  howLongKind,
  howLongStay,
  howLongWait,
  daysItLasts,
  howMeasured,
  howOld,
  whereFrom,
  lostCustomers,
  moneyOfWhom,
  moreThanAverage,
  earnsMoreThanAverage,
  moreThanOne,
  doesMoreThanAverage,
  moreBehind,
  commonestFirst,
  commonestKinds,
  nameOfRole,
  nameOfKind,
  ofRoleHolders,
  nightlyPrice,
  andTheRest,
  forEvery,
  shareOfEach,
  shareOfKind,
  partShareOf,
  howManyTheyHave,
  numberedGroup,
  rankedUnits,
  unitOfTwoYears,
  atPeriodEnds,
  figureOfLives,
  unitBeforeYear,
  unitsOverBound,
  unitsBeyond,
  overYear,
  groupsBeyond,
  unitsThat,
  versionsFrom,
  samePartOfYear,
  periodOnPeriod,
  upToAnother,
  partOfDay,
  percentOf,
  accumulated,
  expectedTo,
  fallInto,
  putInBands,
  fromKnown,
  countAbove,
  topReasons,
  topOfEach,
  extremeOfEach,
  bestUnit,
  billedYearly,
  bornIn,
  bothTogether,
  bothKinds,
  whatTimeMost,
  bringsMost,
  busiestBy,
  busiestOfTally,
  busiestTimes,
  countNoun,
  cameBack,
  averageOfTheirs,
  pricedBeyondAverage,
  higherThanAverage,
  whichAreAbove,
  numberOfBoth,
  numberOfTimes,
  unitOrMore,
  opensApp,
  oneHas,
  againstAll,
  againstNon,
  weekendAgainst,
  asWellAs,
  splitAcross,
  countedForEach,
  countedOnce,
  eachApart,
  eachOfSeveral,
  highAndLow,
  highestScoring,
  highestRows,
  highestValue,
  kindsBesideAverage,
  longestRunning,
  longestSoFar,
  rankedIn,
  rollingAverage,
  sharedBy,
  splitFurther,
  stillOwed,
  taxCharged,
  whatEach,
  kindAsNoun,
  didFirst,
  activeDeed,
  stateBeforeBound,
  deedBeforeRows,
  didGrow,
  wouldBe,
  squareUnits,
  amountInUnit,
  beingDone,
  waresOfLines,
  deedsOfRows,
  stateInPresent,
  noSalesIn,
  noneOfTheirs,
  butNoneThen,
  withTheirId,
];

/**
 * Puts what is asked of figures (comparisons, parts, times) in the plainest of the ways that it is said in, before what the data calls
 * otherwise is written out: "March sales in 2024" are sales of March 2024, "beats the overall average" is above it.
 */
export const sayPlainly = (tokens: readonly Token[], index: ModelIndex): Token[] =>
  rewritten(moreOfTwo(eachAtLast(tokens)), index);

const rewritten = rewriter(wordings);
