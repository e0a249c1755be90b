import { partKey, type SemanticQuery, standardConventions } from "@parlance/contract";
import { checkQuery } from "../semantics/check-query.ts";
import { type BuildInput, type BuiltReading, buildQueries } from "./compose/build-queries.ts";
import { withoutTotals } from "./compose/conditions/without-totals.ts";
import { oncePerThing } from "./compose/figures/once-per-thing.ts";
import { nameBesideKey } from "./compose/groups/name-beside-key.ts";
import { type Choice, resolve } from "./compose/resolve.ts";
import { type Distance, distances } from "./compose/ways/distances.ts";
import { meetFacts } from "./compose/ways/meet-facts.ts";
import { contradictsItself } from "./conversation/contradicts-itself.ts";
import { formulaLinks, putFormulas } from "./definitions/put-formulas.ts";
import { writeOut } from "./definitions/write-out.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { cuesOf } from "./lexicon/cues.ts";
import { stopWords } from "./lexicon/stop-words.ts";
import { synonymsOf } from "./lexicon/synonyms.ts";
import { withoutAsides } from "./parse/asides/without-asides.ts";
import { countFirst } from "./parse/count-first.ts";
import type { Frame } from "./parse/frame/frame.ts";
import { readFrame } from "./parse/frame/read-frame.ts";
import { writeOutIdioms } from "./parse/idioms/write-out-idioms.ts";
import { ownersNamed, type Segmentation, tablesNamed } from "./parse/item.ts";
import { joinNumbers } from "./parse/join-numbers.ts";
import { findAddressLinks } from "./parse/links/find-address-links.ts";
import { findAgeLinks } from "./parse/links/find-age-links.ts";
import { findAmountLinks } from "./parse/links/find-amount-links.ts";
import { findBelowLinks } from "./parse/links/find-below-links.ts";
import { findCompoundLinks } from "./parse/links/find-compound-links.ts";
import { findDateRelations } from "./parse/links/find-date-relations.ts";
import { findDealLinks } from "./parse/links/find-deal-links.ts";
import { findDeedLinks } from "./parse/links/find-deed-links.ts";
import { findDefinedLinks } from "./parse/links/find-defined-links.ts";
import { findDiscountLinks } from "./parse/links/find-discount-links.ts";
import { findDoerLinks } from "./parse/links/find-doer-links.ts";
import { findDurationLinks } from "./parse/links/find-duration-links.ts";
import { findEdgeLinks } from "./parse/links/find-edge-links.ts";
import { findEndLinks } from "./parse/links/find-end-links.ts";
import { findFlowLinks } from "./parse/links/find-flow-links.ts";
import { findFormulaLinks } from "./parse/links/find-formula-links.ts";
import { findGapLinks } from "./parse/links/find-gap-links.ts";
import { findHeldLinks } from "./parse/links/find-held-links.ts";
import { findHowLinks } from "./parse/links/find-how-links.ts";
import { findLedgerLinks } from "./parse/links/find-ledger-links.ts";
import { findLineLinks } from "./parse/links/find-line-links.ts";
import { findMetricLinks, withoutRows } from "./parse/links/find-metric-links.ts";
import { findNetLinks } from "./parse/links/find-net-links.ts";
import { findNewcomerLinks } from "./parse/links/find-newcomer-links.ts";
import { findPerLinks } from "./parse/links/find-per-links.ts";
import { findPlannedLinks } from "./parse/links/find-planned-links.ts";
import { findPurchaseLinks } from "./parse/links/find-purchase-links.ts";
import { findRateLinks } from "./parse/links/find-rate-links.ts";
import { findRestatedLinks } from "./parse/links/find-restated-links.ts";
import { findSchemaLinks } from "./parse/links/find-schema-links.ts";
import { findSettlementLinks } from "./parse/links/find-settlement-links.ts";
import { findSinceLinks } from "./parse/links/find-since-links.ts";
import { findSpanLinks } from "./parse/links/find-span-links.ts";
import { findSpeedLinks } from "./parse/links/find-speed-links.ts";
import { findStandingLinks } from "./parse/links/find-standing-links.ts";
import { findTermLinks, writeOutTerms } from "./parse/links/find-term-links.ts";
import { findUnitLinks } from "./parse/links/find-unit-links.ts";
import { findUnlikeLinks } from "./parse/links/find-unlike-links.ts";
import { findValueLinks } from "./parse/links/find-value-links.ts";
import { findVerbLinks } from "./parse/links/find-verb-links.ts";
import { findWaitLinks } from "./parse/links/find-wait-links.ts";
import { findWeightedLinks } from "./parse/links/find-weighted-links.ts";
import { findWholeLinks } from "./parse/links/find-whole-links.ts";
import { findWorthLinks } from "./parse/links/find-worth-links.ts";
import { kindsBeforeRows } from "./parse/links/kinds-before-rows.ts";
import type { Link } from "./parse/links/link.ts";
import { listedLinks } from "./parse/lists/listed-links.ts";
import { plotAgainst } from "./parse/plot-against.ts";
import { relateRows } from "./parse/relations/relate-rows.ts";
import { segment } from "./parse/segment.ts";
import { highestByHeight } from "./parse/settling/highest-by-height.ts";
import { kindsOfRows } from "./parse/settling/kinds-of-rows.ts";
import { commonByRows, kindsByAmount, topAmounts } from "./parse/settling/rows-by-metric.ts";
import { settleLinks } from "./parse/settling/settle-links.ts";
import { withAnswers } from "./parse/settling/with-answers.ts";
import { withoutRestated } from "./parse/settling/without-restated.ts";
import { shareHeads } from "./parse/share-heads.ts";
import { writeOutShorthand } from "./parse/shorthand/write-out-shorthand.ts";
import { splitNames } from "./parse/split-names.ts";
import { writeOutSpeech } from "./parse/spoken/write-out-speech.ts";
import { sayPlainly } from "./parse/wordings/say-plainly.ts";
import { queryParts } from "./score/agreement.ts";
import { confidenceOf } from "./score/confidence.ts";
import { candidateFeatures, scoreOf, skippedPlaces, unreadWords } from "./score/features.ts";
import { matchFeatures } from "./score/match-features.ts";
import { matchesOf, withMoneyNamed } from "./score/matches.ts";
import { type FeatureVector, queryFeatures } from "./score/query-features.ts";
import { rowFeatures } from "./score/row-features.ts";
import { scorer } from "./score/scorer.ts";
import { demandsOf, unmetFeatures } from "./score/unmet.ts";
import { weights } from "./score/weights.ts";
import { choiceFeatures, coverFeatures } from "./score/word-features.ts";
import { stem } from "./text/lemma.ts";
import { mendTimes } from "./text/mend-times.ts";
import { mendWords } from "./text/mend-words.ts";
import { type Token, tokenize } from "./text/tokenize.ts";
import type { Candidate, Question } from "./types.ts";

/** One way to cut a question and what it asks for in that cut; `related` where rows stand in relation to each other. */
export type Cut = Segmentation & { tokens: readonly Token[]; frame: Frame; related: boolean };

const choicesEach = 3;
/** Cuts looked at for each frame that is kept. */
const cutsAFrame = 3;
/** The best cuts in which rows in relation to each other are looked for. */
const cutsRelated = 5;
/** Candidates that the whole scorer weighs, chosen by how they were read, and those that are kept. */
const weighed = 40;
const kept = 12;

/** A text in plain words, linked to what the model has for them. */
export type Linked = {
  text: string;
  tokens: readonly Token[];
  links: readonly Link[];
  listed: ReadonlySet<number>;
};

/** The best cuts of a text with their frames, best first. */
export const cutQuestion = (question: Question, text: string, count: number): Cut[] =>
  cutLinked(question, linkQuestion(question, text), count);

/** Puts a text in plain words and links these. Texts are read up to 1,000 characters and 90 words. */
export function linkQuestion(
  { index, now, calendar, defined = [], formulas = [] }: Question,
  text: string,
): Linked {
  const spelt = withoutAsides(mendTimes(tokenize(text.slice(0, 1000), 90), knowsWord(index)), index);
  const typed = putFormulas(withoutRestated(countFirst(spelt)), formulas);
  const asked = writeOutShorthand(splitNames(typed, index), index);
  const written = joinNumbers(writeOut(asked, defined), index);
  const said = mendWords(written, knowsWord(index));
  const plain = sayPlainly(writeOutSpeech(writeOutTerms(said, index), index), index);
  const tokens = shareHeads(writeOutIdioms(plain, index), index);
  const schema = findSchemaLinks(tokens, index);
  const metrics = findMetricLinks(tokens, index);
  const linked = findLedgerLinks(tokens, index, [
    ...schema,
    ...findCompoundLinks(tokens, schema, index),
    ...findFormulaLinks(tokens, schema, index),
    ...findUnitLinks(tokens, schema, index),
    ...findPerLinks(tokens, [...schema, ...metrics], index),
    ...findDurationLinks(tokens, index),
    ...findAgeLinks(tokens, index),
    ...findSinceLinks(tokens, index),
    ...findSpanLinks(tokens, index),
    ...findWaitLinks(tokens, index),
    ...findSpeedLinks(tokens, index),
    ...findVerbLinks(tokens, index),
    ...findHowLinks(tokens, index),
    ...findDeedLinks(tokens, index),
    ...findEdgeLinks(tokens, index),
    ...findEndLinks(tokens, index),
    ...findPlannedLinks(tokens, index),
    ...findHeldLinks(tokens, index),
    ...findUnlikeLinks(tokens, index),
    ...findGapLinks(tokens, index),
    ...findDateRelations(tokens, index, text),
    ...findValueLinks(tokens, index, text),
    ...findAddressLinks(tokens, index, text),
    ...findDoerLinks(tokens, index),
    ...metrics,
    ...findRateLinks(tokens, index),
    ...findNewcomerLinks(tokens, index),
    ...findWorthLinks(tokens, index),
    ...findWeightedLinks(tokens, index),
    ...findAmountLinks(tokens, schema, index),
    ...findDiscountLinks(tokens, index),
    ...formulaLinks(tokens, formulas),
  ]);
  const bought = findPurchaseLinks(tokens, index, findFlowLinks(tokens, index, linked));
  const wholes = findWholeLinks(tokens, index, findNetLinks(tokens, index, bought));
  const found = findSettlementLinks(tokens, index, wholes);
  const terms = findDealLinks(tokens, index, findTermLinks(tokens, index, withAnswers(tokens, found, index)));
  const named = findStandingLinks(tokens, index, {
    now,
    calendar: calendar ?? standardConventions,
    others: findBelowLinks(tokens, index, terms),
  });
  const { links, named: listed } = listedLinks(
    tokens,
    withoutRows(
      findLineLinks(
        tokens,
        index,
        findDefinedLinks(tokens, defined, [...named, ...findRestatedLinks(tokens, named)]),
      ),
      tokens,
      index,
    ),
    index,
  );
  return { text, tokens, listed, links: settleLinks(kindsBeforeRows(links, index), tokens, index) };
}

/** The best cuts of a linked text with their frames, best first. */
export function cutLinked(
  { index, now, calendar }: Question,
  { tokens, links, listed }: Linked,
  count: number,
): Cut[] {
  const cuts = segment(
    {
      tokens,
      listed,
      links,
      now,
      calendar: calendar ?? standardConventions,
      weights,
      dated: index.traits["model/timed"] === 1,
      clocked: index.clocked,
      returned: index.returned,
    },
    count * cutsAFrame,
  );
  return differing(cuts, tokens, count).flatMap(({ cut, frame: asRead }, at) => {
    const figured = topAmounts(kindsByAmount(plotAgainst(asRead, index), index), index);
    const common = commonByRows(figured, tokens, index);
    const frame = kindsOfRows(highestByHeight(common, tokens, index), tokens, index);
    const items = cut.items.filter(({ kind }) => kind !== "skip");
    const relations = at < cutsRelated ? relateRows({ tokens, items, frame, index }) : [];
    const related = relations.map((relation) => ({
      ...cut,
      items: cut.items.map((item) =>
        item.kind === "skip" && relation.said.includes(item.start) ? { ...item, cost: 0 } : item,
      ),
      tokens,
      frame: relation.frame,
      related: true,
    }));
    return [{ ...cut, tokens, frame, related: false }, ...related];
  });
}

/** The first `count` cuts that ask for different things: many cuts differ in small words alone. */
function differing(
  cuts: readonly Segmentation[],
  tokens: readonly Token[],
  count: number,
): { cut: Segmentation; frame: Frame }[] {
  const found = new Map<string, { cut: Segmentation; frame: Frame }>();
  for (const cut of cuts) {
    if (found.size === count) break;
    const frame = readFrame(tokens, cut.items);
    const key = partKey(frame);
    if (!found.has(key)) found.set(key, { cut, frame });
  }
  return [...found.values()];
}

/** Whether the data or the lexicon has a use for a word as it is spelt. */
const knowsWord =
  ({ words, values }: ModelIndex) =>
  ({ text, lemma }: Token): boolean =>
    cuesOf(text).length > 0 ||
    stopWords.has(text) ||
    synonymsOf(lemma).length > 0 ||
    values.byWord.has(text) ||
    values.byWord.has(lemma) ||
    [text, lemma, `${lemma}s`].some((form) => values.byKey.has(form)) ||
    words.stems.has(stem(text)) ||
    [text, lemma].some((form) => words.columnsByWord.has(form) || words.tablesByWord.has(form));

/** Makes queries of a frame whose columns are chosen. */
export type BuildReadings = (input: BuildInput, choice: Choice) => BuiltReading[];

type Ranking = { build?: BuildReadings; count?: number };

/** The candidates of several cuts that the model carries, best first, each query once: at most `count`. */
export function rankCuts(
  question: Question,
  cuts: readonly Cut[],
  text: string,
  { build = buildQueries, count = kept }: Ranking = {},
): Candidate[] {
  const { model } = question.index;
  const found = new Map<string, Candidate>();
  const topWorth = Math.max(...cuts.map(({ worth }) => worth));
  const distance = distances(question.index);
  for (const cut of cuts) {
    for (const candidate of readCut(question, cut, { topWorth, text, build, distance })) {
      const key = partKey(candidate.query);
      const known = found.get(key);
      if (known === undefined || known.score < candidate.score) found.set(key, candidate);
    }
  }
  const tokens = cuts[0]?.tokens ?? [];
  const words = tokens.filter(({ kind }) => kind !== "mark").length;
  const before = question.previous.at(-1) ?? null;
  const written = [...found].map(([query, candidate]) => ({ query, candidate, score: candidate.score }));
  const likely = best(written, weighed);
  const met = new Map(likely.flatMap(({ candidate: { query } }) => withFactsMet(question.index, query)));
  const checked = likely.filter(({ candidate: { query } }) => met.has(query) && checkQuery(query, model).ok);
  const possible = checked.filter(({ candidate: { query } }) => !contradictsItself(query));
  const sound = possible.length > 0 ? possible : checked;
  const scored = sound.map(({ query, candidate }) => {
    const asked = queryFeatures(candidate.query, candidate.matches, { model, before });
    const features = { ...candidate.features, ...asked };
    return { query, candidate, features, score: scoreOf(features, scorer.rank) };
  });
  const judging = judgingFeatures(question.index, text, tokens);
  const ranked = best(scored, count).map(({ query, candidate, features, score }) => ({
    ...candidate,
    features: { ...features, ...judging(candidate, query) },
    score,
  }));
  const judged = ranked.map((candidate) => ({ ...candidate, parts: queryParts(candidate.query) }));
  return ranked.map((candidate, at) => ({
    ...candidate,
    query: withoutTotals(met.get(candidate.query) ?? candidate.query, question.index),
    confidence: confidenceOf(judged, at, words, scorer.confidence),
  }));
}

/** Features of a candidate that rank none and tell how likely it is right, by it and its query as a text. */
function judgingFeatures(
  { model, traits }: ModelIndex,
  text: string,
  tokens: readonly Token[],
): (candidate: Candidate, query: string) => FeatureVector {
  const demands = demandsOf(text);
  const said = tokenize(text.slice(0, 1000), 90);
  const ofMatches = new Map<Candidate["matches"], FeatureVector>();
  return ({ query, matches }, written) => {
    const told = ofMatches.get(matches) ?? {
      ...matchFeatures(matches),
      ...coverFeatures(matches, said, tokens),
    };
    ofMatches.set(matches, told);
    return { ...told, ...rowFeatures(query, model), ...unmetFeatures(demands, written), ...traits };
  };
}

/** A query and what it is with facts that only share what they refer to each counted by itself; none where they cannot be. */
function withFactsMet(index: ModelIndex, query: SemanticQuery): [SemanticQuery, SemanticQuery][] {
  const met = query.kind === "aggregate" ? meetFacts(index, query) : query;
  return met === null ? [] : [[query, oncePerThing(nameBesideKey(met, index), index)]];
}

const best = <T extends { score: number }>(candidates: T[], count: number): T[] =>
  candidates.sort((left, right) => right.score - left.score).slice(0, count);

type Reading = { topWorth: number; text: string; build: BuildReadings; distance: Distance };

function readCut(
  { index, now, previous, calendar = standardConventions, drawn = false }: Question,
  cut: Cut,
  { topWorth, text, build, distance }: Reading,
): Candidate[] {
  const { frame, tokens } = cut;
  const used = tablesNamed(cut.items);
  const by = ownersNamed(cut.items);
  const lemmas = new Set(tokens.map(({ lemma }) => lemma));
  const last = previous.at(-1);
  const before = last?.kind === "aggregate" ? (index.graph.tableIds.get(last.subject) ?? null) : null;
  const [unread, skipped] = [unreadWords(cut), skippedPlaces(cut, tokens)];
  const resolving = { index, weights, count: choicesEach, distance, before };
  return resolve(frame, cut.items, resolving).flatMap((choice) => {
    const matches = matchesOf(cut, choice, index, text, tokens);
    const chosen = choiceFeatures(cut, choice);
    return build({ index, text, frame, now, calendar, lemmas, used, by, drawn }, choice).map((reading) => {
      const features = { ...candidateFeatures({ cut, frame, choice, reading, topWorth, tokens }), ...chosen };
      return {
        query: reading.query,
        features,
        score: scoreOf(features, weights.candidate),
        confidence: 0,
        matches: withMoneyNamed(matches, reading.query, index),
        assumptions: reading.notes,
        unread,
        skipped,
      };
    });
  });
}
