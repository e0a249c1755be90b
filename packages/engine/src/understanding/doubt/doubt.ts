import { type AggregateQuery, isSamePart, type SemanticQuery } from "@parlance/contract";
import { addsKeys, saysKeys } from "../compose/figures/adds-keys.ts";
import { groupsByMoment } from "../compose/groups/groups-by-moment.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { idleWords } from "../score/idle-words.ts";
import { weights } from "../score/weights.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Understanding } from "../types.ts";
import { aboutTo } from "./about-to.ts";
import { averageOfTimes } from "./average-of-times.ts";
import { averageUnsaid } from "./average-unsaid.ts";
import { bareChurn } from "./bare-churn.ts";
import { bareSplit } from "./bare-split.ts";
import { beyondMember } from "./beyond-member.ts";
import { beyondUnread } from "./beyond-unread.ts";
import { borrowedSplit } from "./borrowed-split.ts";
import { borrowedState } from "./borrowed-state.ts";
import { bothUnmet } from "./both-unmet.ts";
import { boundUnread, takingWord } from "./bound-unread.ts";
import { boundsAll } from "./bounds-all.ts";
import { boundsKeys } from "./bounds-keys.ts";
import { boundsOne } from "./bounds-one.ts";
import { boundsTimes } from "./bounds-times.ts";
import { churnOverTime } from "./churn-over-time.ts";
import { comingUnsaid } from "./coming-unsaid.ts";
import { comparativeUnread } from "./comparative-unread.ts";
import { countedAmount } from "./counted-amount.ts";
import { countedPart } from "./counted-part.ts";
import { countsKinds } from "./counts-kinds.ts";
import { countsNamedRow } from "./counts-named-row.ts";
import { deedDropped } from "./deed-dropped.ts";
import { denialUnsaid, deniesTime } from "./denial-unsaid.ts";
import { eachCut } from "./each-cut.ts";
import { eitherKind } from "./either-kind.ts";
import { elseUnmet } from "./else-unmet.ts";
import { everyUnmet } from "./every-unmet.ts";
import { fannedOut } from "./fanned-out.ts";
import { figureSwallowed } from "./figure-swallowed.ts";
import { flagsBeyond } from "./flags-beyond.ts";
import { flagsDropped } from "./flags-dropped.ts";
import { foreignHeads, otherNames } from "./foreign-heads.ts";
import { groupsOfOne } from "./groups-of-one.ts";
import { headUncounted } from "./head-uncounted.ts";
import { kindsOrUnits } from "./kinds-or-units.ts";
import { leftAside } from "./left-aside.ts";
import { leftBeforeSplit } from "./left-before-split.ts";
import { listedUnread } from "./listed-unread.ts";
import { medianOfRows } from "./median-of-rows.ts";
import { missingAge } from "./missing-age.ts";
import { missingComparison } from "./missing-comparison.ts";
import { missingCost } from "./missing-cost.ts";
import { missingEnd } from "./missing-end.ts";
import { missingExpiry } from "./missing-expiry.ts";
import { missingGrowth } from "./missing-growth.ts";
import { missingKind } from "./missing-kind.ts";
import { missingLength } from "./missing-length.ts";
import { missingMeasure } from "./missing-measure.ts";
import { missingMoney } from "./missing-money.ts";
import { missingRate } from "./missing-rate.ts";
import { missingReference } from "./missing-reference.ts";
import { comparesNothing, missingSide, sidesAtOnce } from "./missing-side.ts";
import { missingSplit } from "./missing-split.ts";
import { missingValues } from "./missing-values.ts";
import { missingVisit } from "./missing-visit.ts";
import { missingWords } from "./missing-words.ts";
import { missingPrice, missingWorth } from "./missing-worth.ts";
import { namedDifference } from "./named-difference.ts";
import { notOnlyDenied } from "./not-only-denied.ts";
import { countsOneOfItself } from "./one-of-itself.ts";
import { partAsRows } from "./part-as-rows.ts";
import { partOfMembers } from "./part-of-members.ts";
import { partOfValue } from "./part-of-value.ts";
import { perFigure } from "./per-figure.ts";
import { periodUnmet } from "./period-unmet.ts";
import { planLeftOut, plannedUnsaid } from "./planned-unsaid.ts";
import { rankDenied } from "./rank-denied.ts";
import { rateOfOthers } from "./rate-of-others.ts";
import { relatesNothing } from "./relates-nothing.ts";
import { saysWhich } from "./says-which.ts";
import { splitUnsaid } from "./split-unsaid.ts";
import { stockOverTime } from "./stock-over-time.ts";
import { sumsPercents, sumsUnitPrices } from "./sums-percents.ts";
import { traitsOfOthers } from "./traits-of-others.ts";
import { twinFigures } from "./twin-figures.ts";
import { twinTables } from "./twin-tables.ts";
import { lengthUnmet, unitUnmet } from "./unit-unmet.ts";
import { sharesUnlike } from "./unlike-share.ts";
import { unlikeSides } from "./unlike-sides.ts";
import { unreachedSplit } from "./unreached-split.ts";
import { untouchedDeed } from "./untouched-deed.ts";
import { vagueComparison } from "./vague-comparison.ts";
import { vaguePerformance } from "./vague-performance.ts";
import { vagueRank } from "./vague-rank.ts";
import { whyUnchanged } from "./why-unchanged.ts";

const { rivalLead, rivalConfidence, tieLead, unknownShare } = weights.doubt;

/**
 * What becomes of ranked readings (at least one): words that the data does not carry, or that the best reading does not
 * carry out, make them a guess, a superlative without a measure and a near rival that takes one word otherwise make a question back.
 */
export function doubt(
  readings: readonly [Candidate, ...Candidate[]],
  { question, tokens, index, previous = null, drawn = false }: Asked,
): Understanding {
  const [best, ...others] = readings;
  const ranked = keepsFigure(best, previous);
  const ranks = ranked ? [] : vagueRank(question, readings, index);
  const missing = missingWords(tokens, best).filter((word) => word !== "rank" || ranks.length === 0);
  missing.push(...saysWhich(tokens, best, index), ...foreignHeads(tokens, best, index));
  missing.push(...missingValues(best, index), ...missingRate(tokens, best), ...missingGrowth(tokens, best));
  missing.push(...partAsRows(tokens, best, index));
  missing.push(...missingComparison(tokens, best), ...missingSplit(tokens, best));
  missing.push(...missingMeasure(tokens, best), ...missingLength(tokens, best, index));
  missing.push(...missingAge(tokens, best, index));
  missing.push(...traitsOfOthers(best, index));
  missing.push(
    ...missingMoney(tokens, best, index),
    ...missingCost(tokens, best),
    ...missingVisit(tokens, best),
    ...missingSide(best, index),
    ...missingEnd(tokens, best),
    ...missingExpiry(tokens, best, index),
  );
  if (missing.length > 0) return { kind: "unknown-terms", terms: [...new Set(missing)], guess: best };
  if (ranks.length > 0) return { kind: ranks.length > 1 ? "ambiguous" : "readings", readings: ranks };
  const twins = ranked ? [] : twinFigures(tokens, best, index);
  if (twins.length > 1) return { kind: "ambiguous", readings: twins };
  const rows = twinTables(best, others, index);
  if (rows.length > 1) return { kind: "ambiguous", readings: rows };
  const performed = vaguePerformance(question, best, index);
  if (performed.length > 1) return { kind: "ambiguous", readings: performed };
  const compared = vagueComparison(best, index);
  if (compared.length > 1) return { kind: "ambiguous", readings: compared };
  const [only] = compared;
  if (only !== undefined) return { kind: "readings", readings: [only] };
  const churned = churnOverTime(tokens, best, index);
  if (churned !== null) return churned;
  const bare = bareChurn(tokens, best, index);
  if (bare.length > 1) return { kind: "ambiguous", readings: bare };
  const sold = kindsOrUnits(question, readings, index);
  if (sold.length > 1) return { kind: "ambiguous", readings: sold };
  const bound = boundUnread(tokens, best, index);
  if (bound !== null) {
    const taking = takingWord(others, bound);
    return taking.length > 1
      ? { kind: "ambiguous", readings: taking }
      : { kind: "unknown-terms", terms: [bound.raw], guess: best };
  }
  const kinds = eitherKind(readings);
  if (kinds.length > 1) return { kind: "ambiguous", readings: kinds };
  const idle = [
    ...idleWords(best.query, best.matches),
    ...leftAside(best.query, best.matches),
    ...missingKind(tokens, best, index),
    ...listedUnread(tokens, best),
    ...splitUnsaid(tokens, best, index),
    ...unreachedSplit(tokens, best, index),
    ...fannedOut(best, index),
    ...missingReference(question, best, previous),
    ...missingWorth(tokens, best),
    ...missingPrice(tokens, best),
    ...borrowedState(best, index),
    ...borrowedSplit(best, index),
    ...boundsKeys(best, index),
    ...boundsOne(best, index),
    ...boundsAll(best),
    ...beyondMember(tokens, best),
    ...boundsTimes(tokens, best),
    ...groupsOfOne(best, index),
    ...figureSwallowed(tokens, best, index),
    ...flagsBeyond(tokens, best, index),
    ...flagsDropped(best, index),
    ...unlikeSides(tokens, best),
    ...unitUnmet(tokens, best),
    ...lengthUnmet(tokens, best),
    ...sidesAtOnce(best),
    ...comparesNothing(tokens, best),
    ...plannedUnsaid(tokens, best, index),
    ...planLeftOut(best, index),
    ...deedDropped(tokens, best),
    ...untouchedDeed(best, index),
    ...comingUnsaid(tokens, best, index),
    ...stockOverTime(tokens, best, index),
    ...sumsPercents(best, index),
    ...sumsUnitPrices(best, index),
    ...partOfMembers(tokens, best),
    ...partOfValue(best),
    ...bothUnmet(tokens, best),
    ...everyUnmet(tokens, best),
    ...elseUnmet(tokens, best),
    ...notOnlyDenied(tokens, best),
    ...perFigure(tokens, best, index),
    ...periodUnmet(best),
    ...countedAmount(tokens, best),
    ...countedPart(tokens, best),
    ...countsKinds(tokens, best),
    ...headUncounted(tokens, best),
    ...countsNamedRow(tokens, best, index),
    ...(drawn ? [] : relatesNothing(tokens, best, index)),
    ...comparativeUnread(tokens, best),
    ...beyondUnread(tokens, best),
    ...averageOfTimes(tokens, best),
    ...denialUnsaid(tokens, best),
    ...deniesTime(tokens, best),
    ...medianOfRows(tokens, best, index),
    ...averageUnsaid(tokens, best, index),
    ...rankDenied(tokens, best),
    ...eachCut(tokens, best),
    ...rateOfOthers(best),
    ...aboutTo(tokens, best),
    ...(previous === null ? [...whyUnchanged(tokens, best), ...bareSplit(tokens, best)] : []),
  ];
  if (sharesUnlike(tokens, best)) idle.push("percentage");
  const lemmas = new Set(tokens.map(({ lemma }) => lemma));
  if (addsKeys(best.query, index.model, lemmas) && !(drawn && saysKeys(lemmas))) idle.push("average");
  if (groupsByMoment(best.query, index)) idle.push("most");
  if (countsOneOfItself(best, index))
    idle.push(best.matches.find(({ kind }) => kind === "value")?.text ?? "");
  if (idle.length > 0) return { kind: "idle-words", words: [...new Set(idle)], guess: best };
  const named = best.matches.filter(({ kind }) => names.has(kind)).length;
  if (best.unread.length / Math.max(1, best.unread.length + named) > unknownShare)
    return { kind: "unknown-terms", terms: best.unread, guess: best };
  const rivals = others.filter((other) => isRival(best, other, index));
  const [rival] = rivals;
  if (rival !== undefined && (best.confidence < rivalConfidence || isTied(best, rival, index)))
    return { kind: "ambiguous", readings: [best, ...rivals.slice(0, 3)] };
  const notes = [...otherNames(tokens, best), ...leftBeforeSplit(tokens, best, index)];
  return { kind: "readings", readings: [withNotes(best, notes), ...others] };
}

type Asked = {
  question: string;
  tokens: readonly Token[];
  index: ModelIndex;
  /** What the answer before showed, if any. */
  previous?: SemanticQuery | null;
  /** A picture is asked for: numbers that are named are drawn, whether or not they tell anything. */
  drawn?: boolean;
};

const withNotes = (candidate: Candidate, notes: string[]): Candidate =>
  notes.length === 0 ? candidate : { ...candidate, assumptions: [...candidate.assumptions, ...notes] };

/** "Just the top 3": by the figure that was shown already, or in the order in which rows were listed. */
const keepsFigure = ({ query }: Candidate, previous: SemanticQuery | null): boolean =>
  query.kind === "aggregate"
    ? previous?.kind === "aggregate" && isSamePart(figuresOf(query), figuresOf(previous))
    : query.kind === "list" &&
      previous?.kind === "list" &&
      previous.order.length > 0 &&
      isSamePart(query.order, previous.order);

const figuresOf = ({ measures }: AggregateQuery) => measures.map(({ expression }) => expression);

const names: ReadonlySet<string> = new Set(["table", "column", "value", "metric"]);

const isRival = (best: Candidate, other: Candidate, index: ModelIndex): boolean =>
  best.score - other.score < rivalLead && namedDifference(best.query, other.query, index) !== null;

/** Whether nothing decides between two readings: neither what speaks for them, nor a table that the question names and that one of them alone is of. */
function isTied(best: Candidate, rival: Candidate, index: ModelIndex): boolean {
  const difference = namedDifference(best.query, rival.query, index);
  if (difference === null || best.score - rival.score >= tieLead) return false;
  return !best.matches.some(
    ({ kind, names }) =>
      kind === "table" &&
      difference.column.startsWith(`${names}.`) &&
      !difference.other.startsWith(`${names}.`),
  );
}
