import type { ReadIdiom } from "../idioms/written.ts";
import { aboutOne } from "./about-one.ts";
import { accumulated } from "./accumulated.ts";
import { activeDeed } from "./active-deed.ts";
import { againstAll } from "./against-all.ts";
import { againstNon } from "./against-non.ts";
import { amountInUnit } from "./amount-in-unit.ts";
import { andTheRest } from "./and-the-rest.ts";
import { andTheirTotal } from "./and-their-total.ts";
import { andWhose } from "./and-whose.ts";
import { asWellAs } from "./as-well-as.ts";
import { atPeriodEnds } from "./at-period-ends.ts";
import { averageOfKind } from "./average-of-kind.ts";
import { averageOfTheirs } from "./average-of-theirs.ts";
import { averageWeekday } from "./average-weekday.ts";
import { beingDone } from "./being-done.ts";
import { bestUnit } from "./best-unit.ts";
import { betweenDeeds } from "./between-deeds.ts";
import { billedYearly } from "./billed-yearly.ts";
import { bornIn } from "./born-in.ts";
import { bothKinds } from "./both-kinds.ts";
import { bothTogether } from "./both-together.ts";
import { boundOfTexts } from "./bound-of-texts.ts";
import { bringsMost } from "./brings-most.ts";
import { busiestBy } from "./busiest-by.ts";
import { busiestOfTally } from "./busiest-of-tally.ts";
import { busiestTimes } from "./busiest-times.ts";
import { butNoneThen } from "./but-none-then.ts";
import { byDecade } from "./by-decade.ts";
import { byHowManyDays } from "./by-how-many-days.ts";
import { cameBack } from "./came-back.ts";
import { commonestFirst } from "./commonest-first.ts";
import { commonestKinds } from "./commonest-kinds.ts";
import { comparedForEach } from "./compared-for-each.ts";
import { correlatedAcross } from "./correlated-across.ts";
import { correlationPer } from "./correlation-said.ts";
import { countAbove } from "./count-above.ts";
import { countNoun } from "./count-noun.ts";
import { countedForEach } from "./counted-for-each.ts";
import { countedOnce } from "./counted-once.ts";
import { daysItLasts } from "./days-it-lasts.ts";
import { deedBeforeRows } from "./deed-before-rows.ts";
import { deedMade } from "./deed-made.ts";
import { deedsOfRows } from "./deeds-of-rows.ts";
import { didBoth } from "./did-both.ts";
import { didFirst } from "./did-first.ts";
import { didGrow, wouldBe } from "./did-grow.ts";
import { doesMoreThanAverage } from "./does-more-than-average.ts";
import { eachApart } from "./each-apart.ts";
import { eachNumberOf } from "./each-number-of.ts";
import { eachOfSeveral } from "./each-of-several.ts";
import { earnsMoreThanAverage } from "./earns-more-than-average.ts";
import { endsOfSpeed } from "./ends-of-speed.ts";
import { everyFewYears } from "./every-few-years.ts";
import { expectedTo } from "./expected-to.ts";
import { extremeAndWhat } from "./extreme-and-what.ts";
import { dealsByValue, extremeDealValue } from "./extreme-deal-value.ts";
import { extremeOfEach } from "./extreme-of-each.ts";
import { extremeYear } from "./extreme-year.ts";
import { fallInto } from "./fall-into.ts";
import { figureOfExtreme } from "./figure-of-extreme.ts";
import { figureOfLives } from "./figure-of-lives.ts";
import { forEvery } from "./for-every.ts";
import { fromKnown } from "./from-known.ts";
import { getsDoneMost } from "./gets-done-most.ts";
import { groupsBeyond } from "./groups-beyond.ts";
import { highAndLow } from "./high-and-low.ts";
import { higherThanAverage } from "./higher-than-average.ts";
import { highestRows } from "./highest-rows.ts";
import { highestScoring } from "./highest-scoring.ts";
import { highestValue } from "./highest-value.ts";
import { holdsSoMany } from "./holds-so-many.ts";
import { hottestDay } from "./hottest-day.ts";
import { hoursOfDeed } from "./hours-of-deed.ts";
import { howFast } from "./how-fast.ts";
import { howLongItTakes, howLongTheyTake } from "./how-long-it-takes.ts";
import { howLongKind } from "./how-long-kind.ts";
import { howLongStay } from "./how-long-stay.ts";
import { howLongWait } from "./how-long-wait.ts";
import { howManyTheyHave } from "./how-many-they-have.ts";
import { howMeasured } from "./how-measured.ts";
import { howOld } from "./how-old.ts";
import { howOldThen } from "./how-old-then.ts";
import { inAWhile } from "./in-a-while.ts";
import { inAdvance } from "./in-advance.ts";
import { inTheTop } from "./in-the-top.ts";
import { issuedDocuments } from "./issued-documents.ts";
import { kindAsNoun } from "./kind-as-noun.ts";
import { kindsBesideAverage } from "./kinds-beside-average.ts";
import { lastDateOf, whenEachLast } from "./last-date-of.ts";
import { lastDeedOfNamed } from "./last-deed-of-named.ts";
import { lastTimeDone } from "./last-time-done.ts";
import { longestRunning } from "./longest-running.ts";
import { longestSoFar } from "./longest-so-far.ts";
import { lostCustomers } from "./lost-customers.ts";
import { makesSoMuch } from "./makes-so-much.ts";
import { moneyCollected } from "./money-collected.ts";
import { moneyOfWhom } from "./money-of-whom.ts";
import { moreBehind } from "./more-behind.ts";
import { moreThanAverage } from "./more-than-average.ts";
import { moreThanOne } from "./more-than-one.ts";
import { nameOfKind } from "./name-of-kind.ts";
import { nameOfRole } from "./name-of-role.ts";
import { nightlyPrice } from "./nightly-price.ts";
import { noSalesIn } from "./no-sales-in.ts";
import { noneOfSeveral } from "./none-of-several.ts";
import { noneOfTheirs } from "./none-of-theirs.ts";
import { numberOfBoth } from "./number-of-both.ts";
import { numberOfTimes } from "./number-of-times.ts";
import { numberedGroup } from "./numbered-group.ts";
import { figureOfThings, kindOfThing } from "./of-panels.ts";
import { ofRoleHolders } from "./of-role-holders.ts";
import { onceDone } from "./once-done.ts";
import { oneHas } from "./one-has.ts";
import { opensApp } from "./opens-app.ts";
import { overOne } from "./over-one.ts";
import { overYear } from "./over-year.ts";
import { ownsHome } from "./owns-home.ts";
import { partOfDay } from "./part-of-day.ts";
import { partShareOf } from "./part-share-of.ts";
import { peopleHarmed } from "./people-harmed.ts";
import { percentOf } from "./percent-of.ts";
import { periodOnPeriod } from "./period-on-period.ts";
import { piecesSold } from "./pieces-sold.ts";
import { pricedBeyondAverage } from "./priced-beyond-average.ts";
import { putInBands } from "./put-in-bands.ts";
import { rankOfOne } from "./rank-of-one.ts";
import { rankedIn } from "./ranked-in.ts";
import { rankedUnits } from "./ranked-units.ts";
import { recordsWith } from "./records-with.ts";
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
import { stateInPresent } from "./state-in-present.ts";
import { stillOwed } from "./still-owed.ts";
import { taxCharged } from "./tax-charged.ts";
import { thingsTallied } from "./things-tallied.ts";
import { titledName } from "./titled-name.ts";
import { topOfEach } from "./top-of-each.ts";
import { topReasons } from "./top-reasons.ts";
import { unitBeforeYear } from "./unit-before-year.ts";
import { unitListed } from "./unit-listed.ts";
import { unitOfTwoYears } from "./unit-of-two-years.ts";
import { unitOrMore } from "./unit-or-more.ts";
import { unitsBeyond } from "./units-beyond.ts";
import { unitsOverBound } from "./units-over-bound.ts";
import { unitsThat } from "./units-that.ts";
import { upToAnother } from "./up-to-another.ts";
import { versionsFrom } from "./versions-from.ts";
import { waresOfLines } from "./wares-of-lines.ts";
import { weCharged } from "./we-charged.ts";
import { weekendAgainst } from "./weekend-against.ts";
import { whatEach } from "./what-each.ts";
import { whatTimeMost } from "./what-time-most.ts";
import { howItWas, whenItDid, whenItWas } from "./when-it-was.ts";
import { whereFrom } from "./where-from.ts";
import { whichAreAbove } from "./which-are-above.ts";
import { whichAverage } from "./which-average.ts";
import { whoDid } from "./who-did.ts";
import { whoHas } from "./who-has.ts";
import { whoMost } from "./who-most.ts";
import { whoScored } from "./who-scored.ts";
import { whoseThingEnds } from "./whose-thing-ends.ts";
import { withTheirId } from "./with-their-id.ts";
import { worksOf } from "./works-of.ts";

/** The wordings that are tried behind those which `wordings` names before them, in this order: its second half. */
export const laterWordings: readonly ReadIdiom[] = [
  unitListed,
  whoScored,
  whoMost,
  whoHas,
  whoDid,
  hottestDay,
  whenItWas,
  whenItDid,
  whoseThingEnds,
  weCharged,
  comparedForEach,
  correlatedAcross,
  lastTimeDone,
  sinceLast,
  howItWas,
  hoursOfDeed,
  howFast,
  inAWhile,
  inAdvance,
  inTheTop,
  onceDone,
  figureOfExtreme,
  extremeAndWhat,
  betweenDeeds,
  howLongItTakes,
  howLongTheyTake,
  howLongKind,
  howLongStay,
  howLongWait,
  daysItLasts,
  howMeasured,
  howOldThen,
  howOld,
  whereFrom,
  lostCustomers,
  moneyCollected,
  moneyOfWhom,
  makesSoMuch,
  ownsHome,
  moreThanAverage,
  earnsMoreThanAverage,
  averageWeekday,
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
  issuedDocuments,
  recordsWith,
  shareOfEach,
  shareOfKind,
  partShareOf,
  byHowManyDays,
  howManyTheyHave,
  thingsTallied,
  numberedGroup,
  rankedUnits,
  unitOfTwoYears,
  atPeriodEnds,
  figureOfLives,
  unitBeforeYear,
  unitsOverBound,
  boundOfTexts,
  unitsBeyond,
  overYear,
  getsDoneMost,
  correlationPer,
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
  titledName,
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
  byDecade,
  everyFewYears,
  endsOfSpeed,
  extremeYear,
  figureOfThings,
  kindOfThing,
  peopleHarmed,
  busiestOfTally,
  busiestTimes,
  countNoun,
  cameBack,
  averageOfKind,
  averageOfTheirs,
  pricedBeyondAverage,
  higherThanAverage,
  whichAreAbove,
  whichAverage,
  numberOfBoth,
  numberOfTimes,
  unitOrMore,
  opensApp,
  overOne,
  oneHas,
  againstAll,
  againstNon,
  weekendAgainst,
  asWellAs,
  didBoth,
  holdsSoMany,
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
  rankOfOne,
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
  noneOfSeveral,
  noneOfTheirs,
  butNoneThen,
  withTheirId,
  lastDateOf,
  whenEachLast,
  andWhose,
  deedMade,
  eachNumberOf,
  worksOf,
  aboutOne,
  piecesSold,
  lastDeedOfNamed,
  extremeDealValue,
  dealsByValue,
  andTheirTotal,
];
