import type { SemanticQuery } from "@parlance/contract";
import { asksToChange } from "./asks-to-change.ts";
import { asksWhatThereIs } from "./asks-what-there-is.ts";
import { beganAndEnded } from "./began-and-ended.ts";
import { withBreaks } from "./carrier/with-breaks.ts";
import { withoutCarrier } from "./carrier/without-carrier.ts";
import { readCohort } from "./cohort/read-cohort.ts";
import { composed } from "./composed.ts";
import { withDeniedLeftOut } from "./conversation/denied-of-those.ts";
import { withEachOfThem } from "./conversation/each-one.ts";
import { followUp, goesOnUnsure } from "./conversation/follow-up.ts";
import { fromUnanswered } from "./conversation/from-unanswered.ts";
import { inMoney } from "./conversation/in-money.ts";
import { asCorrected, inPlaceOf } from "./conversation/in-place-of.ts";
import { narrowedTo } from "./conversation/narrowed-to.ts";
import { asNewTopic } from "./conversation/new-topic.ts";
import { ofOneShown } from "./conversation/of-one-shown.ts";
import { ofThem } from "./conversation/of-them.ts";
import { onlyShown } from "./conversation/only-shown.ts";
import { ofOtherPlace } from "./conversation/other-place.ts";
import { plainFollowUp } from "./conversation/plain-follow-up.ts";
import { saidShortly } from "./conversation/said-shortly.ts";
import { sameOfRows } from "./conversation/same-of-rows.ts";
import { withPeriodOf, withThatPeriod } from "./conversation/that-period.ts";
import { theOthers } from "./conversation/the-others.ts";
import { withToldOfEach } from "./conversation/told-of-each.ts";
import { whyShown } from "./conversation/why-shown.ts";
import { withPartyNamed } from "./conversation/with-party-named.ts";
import { withShareNamed } from "./conversation/with-share-named.ts";
import { withoutPart } from "./conversation/without-part.ts";
import { withWorthBy } from "./conversation/worth-by.ts";
import { withWorthNamed } from "./conversation/worth-of-those.ts";
import { askedFormulas } from "./definitions/asked-formulas.ts";
import { define } from "./definitions/define.ts";
import { ofDocuments } from "./documents/of-documents.ts";
import { besideTimes } from "./doubt/beside-times.ts";
import { doubt } from "./doubt/doubt.ts";
import { relatesKeys } from "./doubt/relates-nothing.ts";
import { atPlace, nthRanked } from "./nth-ranked.ts";
import { withoutAsides } from "./parse/asides/without-asides.ts";
import { applyPresentation, canOrder, showsTime } from "./presentation/apply-presentation.ts";
import { chartCommand } from "./presentation/chart-command.ts";
import { bothColumns } from "./presentation/chart-phrases.ts";
import { keptLook } from "./presentation/kept-look.ts";
import { presentationOf } from "./presentation/presentation-of.ts";
import type { Presentation } from "./presentation/read-presentation.ts";
import { cutLinked, linkQuestion, rankCuts } from "./read-question.ts";
import { sayInFull } from "./say-in-full.ts";
import { scanQuestion } from "./scan-question.ts";
import { isSmallTalk } from "./small-talk.ts";
import { asStanding } from "./standing/as-standing.ts";
import { contentWords } from "./text/content-words.ts";
import { tokenize } from "./text/tokenize.ts";
import { asksTopList, asTopList } from "./top-list.ts";
import { isFollowed, isTrendOfKinds } from "./trend-of-kinds.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

const cutsRead = 10;

/** A cohort question says little of what is counted: right in most, but not in all, of the data that it is asked of. */
const sureOfCohort = 0.75;

/**
 * Reads a question into ranked semantic queries over the index's model, or says why it cannot. Pure and deterministic.
 *
 * 0. carrier: what is only polite is left out; presentation: the chart and axes that are asked for are taken out of the text
 * 1. words: what is typed in a hurry, spoken or an idiom is put in plain words (`parse/shorthand`, `spoken`, `wordings`, `idioms`)
 * 2. cut: words are linked to tables, columns, values, periods and cues; the best cuts of the question are kept
 * 3. frame: each cut's parts are put in their places (shown, grouped, conditioned, ordered)
 * 4. resolve: ambiguous words get their columns together
 * 5. build: queries in every way of reading that matters, joins found between the columns used
 * 6. score: a linear scorer over named features ranks them
 *
 * Follow-ups edit what the conversation asked for before. See `Understanding` for the outcomes.
 */
export function understand(typed: Question): Understanding {
  const said = fromUnanswered(besideSmallTalk(typed), (before) => bestOf(understand(before)));
  const corrected = said.previous.length === 0 ? null : asCorrected(said.question);
  const { text, offset } = corrected ?? withoutCarrier(said.question, said.index);
  const asked = { ...said, question: withBreaks(text, said.index) };
  const question = define(onlyShown(saidShortly(ofOtherPlace(asNewTopic(asked)))));
  const read = placedAt(understandDefined(question), offset);
  return (question.defined ?? []).reduce(
    (result, { term }) =>
      assuming(
        result,
        term.origin === "glossary"
          ? `${term.name}, by the glossary: ${term.definition}`
          : `${term.name} = ${term.definition}`,
      ),
    read,
  );
}

/** The readings of words that stand so many characters further on in what was said. */
function placedAt(read: Understanding, offset: number): Understanding {
  if (offset === 0) return read;
  const moved = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    start: place.start + offset,
    end: place.end + offset,
  });
  return eachReading(read, (one) => ({
    ...one,
    matches: one.matches.map(moved),
    skipped: one.skipped.map(moved),
  }));
}

/** Thanks, and questions about the data itself, come between no question and its follow-up. */
function besideSmallTalk(asked: Question): Question {
  if (asked.unanswered !== true) return asked;
  const tokens = tokenize(asked.previousQuestions.at(-1)?.slice(0, 1000) ?? "", 90);
  return isSmallTalk(tokens) || asksWhatThereIs(tokens, asked.index)
    ? { ...asked, unanswered: false }
    : asked;
}

function understandDefined(question: Question): Understanding {
  const asked =
    question.previous.length === 0 ? question : { ...question, question: withShareNamed(question.question) };
  const others = theOthers(asked) ?? withoutPart(asked) ?? ofOneShown(asked);
  if (others === null) return understandFrom(asked);
  if (contentWords(tokenize(others.text, 90)).length === 0)
    return { kind: "readings", readings: [goingOn(asked, others.query)] };
  return understandFrom({
    ...asked,
    question: others.text,
    previous: [...asked.previous.slice(0, -1), others.query],
  });
}

/** What the words alone decide of a follow-up. */
const goingOn = ({ unanswered = false }: Question, query: SemanticQuery): Candidate => ({
  ...unchanged(query),
  confidence: unanswered ? goesOnUnsure : 0.9,
});

/** What figures may be explained by, to choose from, and what their last change may. */
function whichReason(question: Question, reasons: readonly SemanticQuery[]): Understanding {
  const change = bestOf(understandPlainly(question));
  const all = change?.kind === "analysis" ? [...reasons, change] : reasons;
  const confidence = 1 / all.length;
  return {
    kind: "ambiguous",
    readings: all.map((query) => ({ ...unchanged(query), confidence })),
  };
}

function understandFrom(asked: Question): Understanding {
  const presentation = presentationOf(asked.question, asked.index);
  const question = { ...asked, drawn: presentation.drawn || leansToGroups(presentation) };
  const last = question.previous.at(-1);
  const drawn = last === undefined ? null : chartCommand(question.question, last, question.index);
  if (drawn !== null) {
    const read: Understanding = { kind: "readings", readings: [unchanged(drawn.query)] };
    return drawn.refused === null ? read : assuming(read, drawn.refused);
  }
  const plain = plainFollowUp(question);
  if (plain !== null) {
    const standing = asStanding(goingOn(question, plain), tokenize(question.question, 90), question);
    return { kind: "readings", readings: [standing] };
  }
  const reasons = last === undefined ? [] : whyShown(question.question, last, question.index);
  if (reasons.length > 0) return whichReason(question, reasons);
  const cohort = readCohort(question.question, question.index);
  if (cohort !== null)
    return assuming(
      { kind: "readings", readings: [{ ...unchanged(cohort.query), confidence: sureOfCohort }] },
      cohort.assumption,
    );
  const read = inUnitsOfTime(question, presentation);
  if (fits(read, presentation)) return show(read, presentation, question);
  const { unordered } = presentation;
  return show(
    understandText({ ...question, question: unordered }),
    { ...presentation, order: null },
    question,
  );
}

/** Whether words lean to a picture of groups: a correlation may be a figure as well. */
const leansToGroups = ({ suggested }: Presentation): boolean => suggested === "bar" || suggested === "donut";

/** Reads a question without its picture; one that is to be put into units of a time that it does not show, by those units. */
function inUnitsOfTime(question: Question, { text, timed, bin }: Presentation): Understanding {
  const read = understandRanked({ ...question, question: text });
  const best = bestOf(read);
  if (timed !== null && bin !== null && best?.kind === "aggregate" && !showsTime(best, bin))
    return understandRanked({ ...question, question: timed });
  const followed = isTrendOfKinds(question.question, best, question.index.model)
    ? understandRanked(question)
    : null;
  return followed !== null && isFollowed(bestOf(followed)) ? followed : read;
}

/**
 * Reads a question; "the second largest" is read as the largest, and then the one at that place is taken, "top customers" as the top one,
 * and then several are.
 */
function understandRanked(question: Question): Understanding {
  if (asksTopList(question.question, question.index)) return asTopList(understandPlainly(question));
  const nth = nthRanked(question.question, question.index);
  const placed =
    nth === null ? null : atPlace(understandPlainly({ ...question, question: nth.question }), nth.place);
  return placed ?? understandPlainly(question);
}

/**
 * Reads a question; a wish to find anomalies that names no figure is read of the main one, a relationship of two things that no
 * analysis can be read of as a wish to see both.
 */
function understandPlainly(question: Question): Understanding {
  if (question.previous.length === 0)
    return composed(question, understandPlainly, understandOne) ?? understandOne(question);
  const others = sameOfRows(question, understandPlainly);
  if (others !== null) return others;
  const whole = beganAndEnded(question, understandOne) ?? understandOne(question);
  const read = narrowedTo(question, whole, understandPlainly) ?? whole;
  if (read.kind === "readings" || read.kind === "ambiguous") return read;
  // What goes on from nothing that was said may say all of it itself.
  const afresh = { ...question, previous: [] };
  return composed(afresh, understandPlainly, understandOne) ?? ofTheWhole(afresh) ?? read;
}

/** Questions of all there is, which name no figure; null where a question is none. */
function ofTheWhole(question: Question): Understanding | null {
  const scan = scanQuestion(question.question, question.index);
  if (scan !== null)
    return assuming(
      understandText({ ...question, question: scan.question }),
      `Looked through ${scan.about}; name another figure to look through that.`,
    );
  const full = sayInFull(question.question, question.index);
  return full === null
    ? null
    : assuming(understandText({ ...question, question: full.question }), full.about);
}

function understandOne(question: Question): Understanding {
  const whole = question.previous.length > 0 ? null : ofTheWhole(question);
  if (whole !== null) return whole;
  const read = understandText(question);
  const text = bothColumns(question.question);
  if (text === null || comparesTwo(bestOf(read)) || comparesGroups(bestOf(read))) return read;
  const plain = understandText({ ...question, question: text });
  const two = bestOf(plain);
  return (listsTwo(two) && !relatesKeys(two, question.index)) || bestOf(read) === null ? plain : read;
}

/** What a question is read as, answered or not. */
function bestOf(read: Understanding): SemanticQuery | null {
  if (read.kind === "readings" || read.kind === "ambiguous") return read.readings[0]?.query ?? null;
  return read.kind === "unknown-terms" || read.kind === "idle-words" ? (read.guess?.query ?? null) : null;
}

/** "The relationship between price and weight": of these two and nothing else. */
const comparesTwo = (query: SemanticQuery | null): boolean =>
  query?.kind === "analysis" &&
  (query.query.kind === "aggregate" ? query.query.measures.length === 2 : query.query.columns.length === 2);

/** "The relation between contract and churn": a figure of each of the groups. */
const comparesGroups = (query: SemanticQuery | null): boolean =>
  query?.kind === "aggregate" && query.measures.length === 1 && query.dimensions.length === 1;

const listsTwo = (query: SemanticQuery | null): boolean =>
  query?.kind === "list" && query.columns.length - query.hidden.length === 2;

function assuming(read: Understanding, assumption: string): Understanding {
  if (read.kind !== "readings" && read.kind !== "ambiguous") return read;
  const readings = read.readings.map((one) => ({ ...one, assumptions: [...one.assumptions, assumption] }));
  return { ...read, readings };
}

/** Whether the order that was said of the picture can be said of what the best reading shows. */
function fits(read: Understanding, presentation: Presentation): boolean {
  const best = read.kind === "readings" || read.kind === "ambiguous" ? read.readings[0] : undefined;
  return best === undefined ? presentation.order === null : canOrder(best.query, presentation);
}

function show(
  read: Understanding,
  presentation: Presentation,
  { index: { model }, previous }: Question,
): Understanding {
  const last = previous.at(-1);
  return eachReading(read, (candidate) => ({
    ...candidate,
    query: applyPresentation(
      last === undefined ? candidate.query : keptLook(candidate.query, last),
      presentation,
      model,
    ),
  }));
}

/** The same outcome with its readings, or its guess, changed. */
function eachReading(read: Understanding, change: (reading: Candidate) => Candidate): Understanding {
  switch (read.kind) {
    case "readings":
    case "ambiguous":
      return { ...read, readings: read.readings.map(change) };
    case "unknown-terms":
      return { ...read, guess: read.guess === null ? null : change(read.guess) };
    case "idle-words":
      return { ...read, guess: change(read.guess) };
    case "not-a-data-question":
    case "only-reads":
    case "about-the-data":
      return read;
  }
}

/** The query of the answer before, to be shown in another way. */
const unchanged = (query: SemanticQuery): Candidate => ({
  query,
  score: 0,
  confidence: 1,
  matches: [],
  assumptions: [],
  unread: [],
  skipped: [],
  features: {},
});

/** A question with what it says of the turn before in other words. */
function inFull(asked: Question): string {
  const previous = asked.previous.at(-1);
  const question = asked.unanswered === true ? withPeriodOf(asked.question, asked) : asked.question;
  return previous === undefined
    ? question
    : withThatPeriod(
        ofThem(
          withPartyNamed(
            withWorthNamed(
              withWorthBy(
                inPlaceOf(
                  inMoney(withToldOfEach(withEachOfThem(withDeniedLeftOut(question)), previous), previous),
                ),
                previous,
                asked.index,
              ),
            ),
            previous,
            asked.index,
          ),
          previous,
          asked.index.model,
        ),
        previous,
      );
}

function understandText(asked: Question): Understanding {
  const question = askedFormulas({
    ...asked,
    question: inFull(asked),
  });
  const tokens = tokenize(question.question.slice(0, 1000), 90);
  if (isSmallTalk(tokens)) return { kind: "not-a-data-question" };
  if (asksWhatThereIs(tokens, question.index)) return { kind: "about-the-data" };
  if (asksToChange(tokens, question.index, question.previous.length > 0)) return { kind: "only-reads" };
  const linked = linkQuestion(question, question.question);
  const fresh = rankCuts(question, cutLinked(question, linked, cutsRead), question.question);
  const words = [...tokens, ...linked.tokens];
  const readings = followUp(question, linked, fresh)
    .map((reading) => asStanding(reading, tokens, question))
    .map((reading) => ({ ...reading, query: ofDocuments(reading.query, words, question.index) }));
  const [best, ...others] = readings;
  const content = contentWords(tokens);
  if (best === undefined)
    return content.length === 0
      ? { kind: "not-a-data-question" }
      : { kind: "unknown-terms", terms: besideTimes(question, tokens, content), guess: null };
  const previous = question.previous.at(-1) ?? null;
  const said = withoutAsides(tokens, question.index);
  return doubt([best, ...others], {
    question: question.question,
    tokens: said,
    index: question.index,
    previous,
    drawn: question.drawn ?? false,
  });
}
