import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { discountGiven } from "../links/find-discount-links.ts";
import { askedAgain } from "./asked-again.ts";
import { asShareOf } from "./counts/as-share-of.ts";
import { atLeastOne } from "./counts/at-least-one.ts";
import { averageOfEach } from "./counts/average-of-each.ts";
import { averageOne } from "./counts/average-one.ts";
import { averageTotal } from "./counts/average-total.ts";
import { beyondAverage } from "./counts/beyond-average.ts";
import { changeBefore } from "./counts/change-before.ts";
import { concentrated } from "./counts/concentrated.ts";
import { countAndAverage } from "./counts/count-and-average.ts";
import { doneTheMost } from "./counts/done-the-most.ts";
import { eventRate } from "./counts/event-rate.ts";
import { change, growth, howManyEach, moreThan } from "./counts/growth.ts";
import { heldThings } from "./counts/held-things.ts";
import { howOftenBeyond } from "./counts/how-often-beyond.ts";
import { inPercent } from "./counts/in-percent.ts";
import { influences } from "./counts/influences.ts";
import { itemsCounted } from "./counts/items-counted.ts";
import { massTable } from "./counts/mass-tables.ts";
import { mixOf } from "./counts/mix-of.ts";
import { numberAndAmount } from "./counts/number-and-amount.ts";
import { byNumberOf, numberBefore } from "./counts/number-before.ts";
import { numberFirst } from "./counts/number-first.ts";
import { numberGroups } from "./counts/number-groups.ts";
import { ofTheRows } from "./counts/of-the-rows.ts";
import { onAverage } from "./counts/on-average.ts";
import { orderLines } from "./counts/order-lines.ts";
import { ordinalValue } from "./counts/ordinal-value.ts";
import { packsInStock } from "./counts/packs-in-stock.ts";
import { peak } from "./counts/peak.ts";
import { perOwnRow } from "./counts/per-own-row.ts";
import { piecesDone } from "./counts/pieces-done.ts";
import { produced, producedMost } from "./counts/produced.ts";
import { rankOne } from "./counts/rank-one.ts";
import { rankedBy } from "./counts/ranked-by.ts";
import { rateExplained } from "./counts/rate-explained.ts";
import { rated } from "./counts/rated.ts";
import { recurring } from "./counts/recurring.ts";
import { relates } from "./counts/relates.ts";
import { rolling } from "./counts/rolling.ts";
import { rowsByFigure } from "./counts/rows-by-figure.ts";
import { shareAmong } from "./counts/share-among.ts";
import { shareBeyond } from "./counts/share-beyond.ts";
import { shareThatIs } from "./counts/share-that-is.ts";
import { spread } from "./counts/spread.ts";
import { stars } from "./counts/stars.ts";
import { stock } from "./counts/stock.ts";
import { stockOfFlows } from "./counts/stock-of-flows.ts";
import { timesOfValue } from "./counts/times-of-value.ts";
import { topDeeds } from "./counts/top-deeds.ts";
import { usage } from "./counts/usage.ts";
import { filler } from "./fillers.ts";
import { gloss } from "./glosses.ts";
import { bandedNoun } from "./kinds/banded-noun.ts";
import { bothEnds } from "./kinds/both-ends.ts";
import { commonKind } from "./kinds/common-kind.ts";
import { endAndWhose } from "./kinds/end-and-whose.ts";
import { kindHead } from "./kinds/kind-head.ts";
import { kindOfValue } from "./kinds/kind-of-value.ts";
import { kindsOf } from "./kinds/kinds-of.ts";
import { linkTable } from "./kinds/link-table.ts";
import { measuredInBrackets } from "./kinds/measured-in-brackets.ts";
import { nameHolds } from "./kinds/name-holds.ts";
import { ordinalKind } from "./kinds/ordinal-kind.ts";
import { partsOfWhole } from "./kinds/parts-of-whole.ts";
import { routes } from "./kinds/routes.ts";
import { rowsOfKind } from "./kinds/rows-of-kind.ts";
import { whereEnds } from "./kinds/where-ends.ts";
import { afterDiscount } from "./money/after-discount.ts";
import { afterFees } from "./money/after-fees.ts";
import { againstOwn } from "./money/against-own.ts";
import { amountOfDeed } from "./money/amount-of-deed.ts";
import { amountOfRows } from "./money/amount-of-rows.ts";
import { amountsOf } from "./money/amounts-of.ts";
import { atALoss } from "./money/at-a-loss.ts";
import { grossRevenue, withoutExtras } from "./money/before-discount.ts";
import { belowNothing } from "./money/below-nothing.ts";
import { bestSelling } from "./money/best-selling.ts";
import { biggestDeal } from "./money/biggest-deal.ts";
import { charged } from "./money/charged.ts";
import { dealing } from "./money/dealings.ts";
import { dealtWith } from "./money/dealt-with.ts";
import { documentTotals } from "./money/document-totals.ts";
import { dueAndPaid } from "./money/due-and-paid.ts";
import { gave } from "./money/gave.ts";
import { hadAmount } from "./money/had-amount.ts";
import { moneyBands } from "./money/money-bands.ts";
import { mostByFormula } from "./money/most-by-formula.ts";
import { onAdvertising } from "./money/on-advertising.ts";
import { paidIn } from "./money/paid-in.ts";
import { paidInAll } from "./money/paid-in-all.ts";
import { paidMore } from "./money/paid-more.ts";
import { paidOfIt } from "./money/paid-of-it.ts";
import { plannedFigure } from "./money/planned-figure.ts";
import { priced } from "./money/priced.ts";
import { profitable } from "./money/profitable.ts";
import { purchaseValue } from "./money/purchase-value.ts";
import { rankedByPayments } from "./money/ranked-by-payments.ts";
import { rateOfTime } from "./money/rate-of-time.ts";
import { rowsInMoney } from "./money/rows-in-money.ts";
import { sellsMost } from "./money/sells-most.ts";
import { sold } from "./money/sold.ts";
import { spentOn } from "./money/spent-on.ts";
import { takenIn } from "./money/taken-in.ts";
import { totalOfValue } from "./money/total-of-value.ts";
import { bySize, costMore } from "./money/totals-below.ts";
import { unitPrice } from "./money/unit-price.ts";
import { whatBought } from "./money/what-bought.ts";
import { whatSells } from "./money/what-sells.ts";
import { worthMore } from "./money/worth-more.ts";
import { particleVerb } from "./particle-verbs.ts";
import { agent } from "./people/agent.ts";
import { didRows, whoDid } from "./people/did-rows.ts";
import { doers } from "./people/doers.ts";
import { fieldDoers } from "./people/field-doers.ts";
import { foundUs } from "./people/found-us.ts";
import { joiners, startDate } from "./people/joiners.ts";
import { bestPaid, current, earners, paysMore, people, tenure } from "./people/people.ts";
import { reasons } from "./people/reasons.ts";
import { reports } from "./people/reports.ts";
import { roleAsNoun } from "./people/roles-as-nouns.ts";
import { sufferers } from "./people/sufferers.ts";
import { whoRanks } from "./people/who-ranks.ts";
import { rewrite } from "./rewrite.ts";
import { boughtWhat } from "./states/bought-what.ts";
import { deedFigure } from "./states/deed-figure.ts";
import { deedRows } from "./states/deed-rows.ts";
import { byNobody, did, never, nothing, repeated, times } from "./states/deeds.ts";
import { departedAgainst } from "./states/departed-against.ts";
import { departures } from "./states/departures.ts";
import { doesMost } from "./states/does-most.ts";
import { allBut, everythingBut, leaveOut, leftOut, overAll } from "./states/exclusions.ts";
import { flagDoers } from "./states/flag-doers.ts";
import { flagCauses, flagEffect, flagFigure, flagMore, flagNoun, flagVerb } from "./states/flag-events.ts";
import { flagOpposites } from "./states/flag-opposites.ts";
import { flagsAgainst } from "./states/flags-against.ts";
import { hadAtAll } from "./states/had-at-all.ts";
import { heldByNone } from "./states/held-by-none.ts";
import { lackOf } from "./states/lack-of.ts";
import { madeUse } from "./states/made-use.ts";
import { neverDated } from "./states/never-dated.ts";
import { nobody } from "./states/nobody.ts";
import { nothingLately } from "./states/nothing-lately.ts";
import { putInState } from "./states/put-in-state.ts";
import { recordedMass } from "./states/recorded-mass.ts";
import { stateDone } from "./states/state-done.ts";
import { stateNoun } from "./states/state-noun.ts";
import { undone } from "./states/undone.ts";
import { unowned } from "./states/unowned.ts";
import { unrecorded } from "./states/unrecorded.ts";
import { vacancies } from "./states/vacancies.ts";
import { newlyDone, weDealt } from "./states/we-dealt.ts";
import { whoNever } from "./states/who-never.ts";
import { activeOn } from "./times/active-on.ts";
import { activeWithin } from "./times/active-within.ts";
import { ages } from "./times/ages.ts";
import { ahead } from "./times/ahead.ts";
import { busiestPart } from "./times/busiest-part.ts";
import { dateOfEnd } from "./times/date-of-end.ts";
import { dueRestated } from "./times/due-restated.ts";
import { ended } from "./times/ended.ts";
import { expiredThing } from "./times/expired-thing.ts";
import { firstOfEach } from "./times/first-of-each.ts";
import { goingOn } from "./times/going-on.ts";
import { hoursAheadSaid } from "./times/hours-ahead.ts";
import { howLong } from "./times/how-long.ts";
import { inThePast } from "./times/in-the-past.ts";
import { lasting } from "./times/lasting.ts";
import { lateBy } from "./times/late-by.ts";
import { lateByMore } from "./times/late-by-more.ts";
import { latestBy } from "./times/latest-by.ts";
import { latestLevel } from "./times/latest-level.ts";
import { lengthBands } from "./times/length-bands.ts";
import { liveNow } from "./times/live-now.ts";
import { longestHere } from "./times/longest-here.ts";
import { olderThan } from "./times/older-than.ts";
import { season } from "./times/season.ts";
import { shortLength } from "./times/short-length.ts";
import { nowadays, standing } from "./times/standing.ts";
import { stays } from "./times/stays.ts";
import { timeMass, timeToEnd } from "./times/time-masses.ts";
import { tookBetween } from "./times/took-between.ts";
import { whenChanged } from "./times/when-changed.ts";
import { whenHighest } from "./times/when-highest.ts";
import { withinLimit } from "./times/within-limit.ts";
import { turn } from "./turns.ts";
import { unitNote } from "./unit-note.ts";
import type { ReadIdiom } from "./written.ts";

const idioms: readonly ReadIdiom[] = [
  documentTotals,
  purchaseValue,
  dueAndPaid,
  afterFees,
  activeOn,
  expiredThing,
  plannedFigure,
  spentOn,
  onAdvertising,
  usage,
  vacancies,
  peak,
  whenHighest,
  howOftenBeyond,
  latestLevel,
  recordedMass,
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
  ordinalKind,
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
  routes,
  rowsOfKind,
  commonKind,
  shareBeyond,
  olderThan,
  stockOfFlows,
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
  didRows,
  whoDid,
  sellsMost,
  whatSells,
  putInState,
  rankedBy,
  doneTheMost,
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
  averageTotal,
  onAverage,
  orderLines,
  gloss,
  rateExplained,
  afterDiscount,
  grossRevenue,
  withoutExtras,
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
  averageOfEach,
  averageOne,
  asShareOf,
  mixOf,
  inPercent,
  shareAmong,
  shareThatIs,
  spread,
  recurring,
  atLeastOne,
  heldThings,
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
  sufferers,
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
  boughtWhat,
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
  rowsInMoney,
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
  rateOfTime,
  unrecorded,
  timesOfValue,
  whatBought,
  unitNote,
  numberFirst,
  kindsOf,
  rolling,
  itemsCounted,
  kindHead,
  kindOfValue,
  roleAsNoun,
  gave,
  whoRanks,
  foundUs,
  whereEnds,
  shortLength,
  withinLimit,
  dueRestated,
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
