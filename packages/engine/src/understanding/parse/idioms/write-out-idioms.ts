import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { discountGiven } from "../find-discount-links.ts";
import { activeOn } from "./active-on.ts";
import { activeWithin } from "./active-within.ts";
import { afterDiscount } from "./after-discount.ts";
import { againstOwn } from "./against-own.ts";
import { agent } from "./agent.ts";
import { ages } from "./ages.ts";
import { ahead } from "./ahead.ts";
import { amountOfDeed } from "./amount-of-deed.ts";
import { amountOfRows } from "./amount-of-rows.ts";
import { amountsOf } from "./amounts-of.ts";
import { asShareOf } from "./as-share-of.ts";
import { askedAgain } from "./asked-again.ts";
import { atALoss } from "./at-a-loss.ts";
import { atLeastOne } from "./at-least-one.ts";
import { averageOne } from "./average-one.ts";
import { bandedNoun } from "./banded-noun.ts";
import { belowNothing } from "./below-nothing.ts";
import { bestSelling } from "./best-selling.ts";
import { beyondAverage } from "./beyond-average.ts";
import { biggestDeal } from "./biggest-deal.ts";
import { bothEnds } from "./both-ends.ts";
import { busiestPart } from "./busiest-part.ts";
import { changeBefore } from "./change-before.ts";
import { charged } from "./charged.ts";
import { commonKind } from "./common-kind.ts";
import { concentrated } from "./concentrated.ts";
import { countAndAverage } from "./count-and-average.ts";
import { dateOfEnd } from "./date-of-end.ts";
import { dealing } from "./dealings.ts";
import { dealtWith } from "./dealt-with.ts";
import { deedFigure } from "./deed-figure.ts";
import { deedRows } from "./deed-rows.ts";
import { byNobody, did, never, nothing, repeated, times } from "./deeds.ts";
import { departedAgainst } from "./departed-against.ts";
import { departures } from "./departures.ts";
import { doers } from "./doers.ts";
import { doesMost } from "./does-most.ts";
import { endAndWhose } from "./end-and-whose.ts";
import { ended } from "./ended.ts";
import { eventRate } from "./event-rate.ts";
import { allBut, everythingBut, leaveOut, leftOut, overAll } from "./exclusions.ts";
import { expiredThing } from "./expired-thing.ts";
import { fieldDoers } from "./field-doers.ts";
import { filler } from "./fillers.ts";
import { firstOfEach } from "./first-of-each.ts";
import { flagDoers } from "./flag-doers.ts";
import { flagCauses, flagEffect, flagFigure, flagMore, flagNoun, flagVerb } from "./flag-events.ts";
import { flagOpposites } from "./flag-opposites.ts";
import { flagsAgainst } from "./flags-against.ts";
import { foundUs } from "./found-us.ts";
import { gave } from "./gave.ts";
import { gloss } from "./glosses.ts";
import { goingOn } from "./going-on.ts";
import { change, growth, howManyEach, moreThan } from "./growth.ts";
import { hadAmount } from "./had-amount.ts";
import { hadAtAll } from "./had-at-all.ts";
import { heldByNone } from "./held-by-none.ts";
import { hoursAheadSaid } from "./hours-ahead.ts";
import { howLong } from "./how-long.ts";
import { howOftenBeyond } from "./how-often-beyond.ts";
import { inPercent } from "./in-percent.ts";
import { inThePast } from "./in-the-past.ts";
import { influences } from "./influences.ts";
import { itemsCounted } from "./items-counted.ts";
import { joiners, startDate } from "./joiners.ts";
import { kindOfValue } from "./kind-of-value.ts";
import { kindAsNoun } from "./kinds-as-nouns.ts";
import { kindsOf } from "./kinds-of.ts";
import { lackOf } from "./lack-of.ts";
import { lasting } from "./lasting.ts";
import { lateBy } from "./late-by.ts";
import { lateByMore } from "./late-by-more.ts";
import { latestBy } from "./latest-by.ts";
import { latestLevel } from "./latest-level.ts";
import { lengthBands } from "./length-bands.ts";
import { linkTable } from "./link-table.ts";
import { liveNow } from "./live-now.ts";
import { longestHere } from "./longest-here.ts";
import { madeUse } from "./made-use.ts";
import { massTable } from "./mass-tables.ts";
import { measuredInBrackets } from "./measured-in-brackets.ts";
import { moneyBands } from "./money-bands.ts";
import { mostByFormula } from "./most-by-formula.ts";
import { nameHolds } from "./name-holds.ts";
import { neverDated } from "./never-dated.ts";
import { nobody } from "./nobody.ts";
import { nothingLately } from "./nothing-lately.ts";
import { numberAndAmount } from "./number-and-amount.ts";
import { byNumberOf, numberBefore } from "./number-before.ts";
import { numberFirst } from "./number-first.ts";
import { numberGroups } from "./number-groups.ts";
import { ofTheRows } from "./of-the-rows.ts";
import { olderThan } from "./older-than.ts";
import { onAverage } from "./on-average.ts";
import { orderLines } from "./order-lines.ts";
import { ordinalValue } from "./ordinal-value.ts";
import { packsInStock } from "./packs-in-stock.ts";
import { paidIn } from "./paid-in.ts";
import { paidInAll } from "./paid-in-all.ts";
import { paidMore } from "./paid-more.ts";
import { paidOfIt } from "./paid-of-it.ts";
import { particleVerb } from "./particle-verbs.ts";
import { partsOfWhole } from "./parts-of-whole.ts";
import { peak } from "./peak.ts";
import { bestPaid, current, earners, paysMore, people, tenure } from "./people.ts";
import { perOwnRow } from "./per-own-row.ts";
import { piecesDone } from "./pieces-done.ts";
import { plannedFigure } from "./planned-figure.ts";
import { priced } from "./priced.ts";
import { produced, producedMost } from "./produced.ts";
import { profitable } from "./profitable.ts";
import { putInState } from "./put-in-state.ts";
import { rankOne } from "./rank-one.ts";
import { rankedBy } from "./ranked-by.ts";
import { rankedByPayments } from "./ranked-by-payments.ts";
import { rateExplained } from "./rate-explained.ts";
import { rated } from "./rated.ts";
import { reasons } from "./reasons.ts";
import { recurring } from "./recurring.ts";
import { relates } from "./relates.ts";
import { reports } from "./reports.ts";
import { rewrite } from "./rewrite.ts";
import { roleAsNoun } from "./roles-as-nouns.ts";
import { rolling } from "./rolling.ts";
import { rowsByFigure } from "./rows-by-figure.ts";
import { rowsOfKind } from "./rows-of-kind.ts";
import { season } from "./season.ts";
import { shareAmong } from "./share-among.ts";
import { shareBeyond } from "./share-beyond.ts";
import { shortLength } from "./short-length.ts";
import { sold } from "./sold.ts";
import { spentOn } from "./spent-on.ts";
import { spread } from "./spread.ts";
import { nowadays, standing } from "./standing.ts";
import { stars } from "./stars.ts";
import { stateDone } from "./state-done.ts";
import { stateNoun } from "./state-noun.ts";
import { stays } from "./stays.ts";
import { stock } from "./stock.ts";
import { takenIn } from "./taken-in.ts";
import { timeMass, timeToEnd } from "./time-masses.ts";
import { timesOfValue } from "./times-of-value.ts";
import { tookBetween } from "./took-between.ts";
import { topDeeds } from "./top-deeds.ts";
import { totalOfValue } from "./total-of-value.ts";
import { bySize, costMore } from "./totals-below.ts";
import { turn } from "./turns.ts";
import { undone } from "./undone.ts";
import { unitNote } from "./unit-note.ts";
import { unitPrice } from "./unit-price.ts";
import { unowned } from "./unowned.ts";
import { unrecorded } from "./unrecorded.ts";
import { usage } from "./usage.ts";
import { vacancies } from "./vacancies.ts";
import { newlyDone, weDealt } from "./we-dealt.ts";
import { whatBought } from "./what-bought.ts";
import { whatSells } from "./what-sells.ts";
import { whenChanged } from "./when-changed.ts";
import { whenHighest } from "./when-highest.ts";
import { whereEnds } from "./where-ends.ts";
import { whoNever } from "./who-never.ts";
import { whoRanks } from "./who-ranks.ts";
import { withinLimit } from "./within-limit.ts";
import { worthMore } from "./worth-more.ts";
import type { ReadIdiom } from "./written.ts";

const idioms: readonly ReadIdiom[] = [
  activeOn,
  expiredThing,
  plannedFigure,
  spentOn,
  usage,
  vacancies,
  peak,
  whenHighest,
  howOftenBeyond,
  latestLevel,
  stateDone,
  nothingLately,
  hoursAheadSaid,
  whenChanged,
  ahead,
  flagEffect,
  flagCauses,
  flagMore,
  flagVerb,
  flagNoun,
  departedAgainst,
  departures,
  flagFigure,
  flagDoers,
  flagOpposites,
  ordinalValue,
  measuredInBrackets,
  atALoss,
  belowNothing,
  busiestPart,
  partsOfWhole,
  totalOfValue,
  beyondAverage,
  mostByFormula,
  timeMass,
  timeToEnd,
  massTable,
  bandedNoun,
  tookBetween,
  lengthBands,
  moneyBands,
  numberGroups,
  nameHolds,
  stars,
  numberBefore,
  byNumberOf,
  rowsByFigure,
  rowsOfKind,
  commonKind,
  shareBeyond,
  olderThan,
  packsInStock,
  season,
  activeWithin,
  goingOn,
  liveNow,
  nowadays,
  standing,
  filler,
  howLong,
  lasting,
  lateBy,
  lateByMore,
  linkTable,
  doesMost,
  doers,
  whatSells,
  putInState,
  rankedBy,
  bestSelling,
  profitable,
  biggestDeal,
  costMore,
  bySize,
  worthMore,
  paidIn,
  paidMore,
  paidInAll,
  paidOfIt,
  takenIn,
  rated,
  turn,
  dateOfEnd,
  endAndWhose,
  firstOfEach,
  latestBy,
  countAndAverage,
  askedAgain,
  onAverage,
  orderLines,
  gloss,
  rateExplained,
  afterDiscount,
  hadAmount,
  dealtWith,
  piecesDone,
  sold,
  charged,
  produced,
  producedMost,
  discountGiven,
  priced,
  perOwnRow,
  ofTheRows,
  averageOne,
  asShareOf,
  inPercent,
  shareAmong,
  spread,
  recurring,
  atLeastOne,
  hadAtAll,
  rankOne,
  rankedByPayments,
  dealing,
  concentrated,
  deedFigure,
  stateNoun,
  numberAndAmount,
  bothEnds,
  leftOut,
  leaveOut,
  everythingBut,
  allBut,
  overAll,
  fieldDoers,
  againstOwn,
  agent,
  ages,
  topDeeds,
  repeated,
  whoNever,
  neverDated,
  heldByNone,
  never,
  nothing,
  byNobody,
  weDealt,
  newlyDone,
  did,
  times,
  eventRate,
  reports,
  stock,
  unowned,
  reasons,
  undone,
  amountOfDeed,
  madeUse,
  inThePast,
  current,
  people,
  tenure,
  paysMore,
  earners,
  bestPaid,
  amountOfRows,
  amountsOf,
  ended,
  stays,
  flagsAgainst,
  relates,
  influences,
  changeBefore,
  growth,
  change,
  moreThan,
  howManyEach,
  joiners,
  startDate,
  longestHere,
  nobody,
  unitPrice,
  unrecorded,
  timesOfValue,
  whatBought,
  unitNote,
  numberFirst,
  kindsOf,
  rolling,
  itemsCounted,
  kindOfValue,
  kindAsNoun,
  roleAsNoun,
  gave,
  whoRanks,
  foundUs,
  whereEnds,
  shortLength,
  withinLimit,
  particleVerb,
  lackOf,
  deedRows,
];

/**
 * Writes out what people say in short, in words of the data: "the biggest spenders" are the biggest customers by revenue,
 * "repeat customers" those with more than one order, products "never sold" those without order lines, a "return rate" returns
 * divided by what may be returned. What the data itself has a name for stays.
 */
export const writeOutIdioms = (tokens: readonly Token[], index: ModelIndex): Token[] =>
  rewrite(tokens, index, idioms);
