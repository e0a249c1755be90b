import {
  type Answer,
  type Calendar,
  type HeldTable,
  type Match,
  matchSchema,
  type Reading,
  type SemanticQuery,
} from "@parlance/contract";
import { checkQuery } from "./semantics/check-query.ts";
import { describeQuery } from "./semantics/describe-query.ts";
import { renewPeriods } from "./semantics/renew-periods.ts";
import { couldBeMeant } from "./understanding/could-be-meant.ts";
import { emptyColumn } from "./understanding/doubt/empty-column.ts";
import type { ModelIndex } from "./understanding/index/model-index.ts";
import { suggestQuestions } from "./understanding/suggest/suggest-questions.ts";
import type { Candidate } from "./understanding/types.ts";
import { understand } from "./understanding/understand.ts";

/** What stands between the question and its readings. */
type QuestionInput = {
  question: string;
  query: SemanticQuery | null;
  previous: SemanticQuery[];
  previousQuestions: string[];
  unanswered?: boolean;
  index: ModelIndex;
};

/** The reading to compute, or the answer that no computing is needed for: a question back or a reasoned no. */
export type ReadQuestion =
  | { outcome: "read"; reading: Reading; alternatives: Reading[]; assumptions: string[] }
  | { outcome: "answer"; answer: Answer };

/**
 * The rule for answering: a reading is computed where its probability of being right is at least this. Confidence is that
 * probability, measured on databases left out (evaluation/README.md, the table of thresholds), so that this one number sets the
 * trade: raised, fewer questions are answered and more of the answers are right. Below it the first readings are offered to
 * choose from; not so for analyses, whose words are plain ("forecast", "why") and of which the suites that confidence was
 * fitted on hold none.
 */
const sureEnough = 0.63;
/** Below this, and where there is nothing to choose from, a choice is not worth showing: the question is declined. */
const minimumConfidence = 0.2;
const offeredReadings = 3;
/** Beside an answer other readings are offered from here on: of those below, three in a hundred were right where the answer was wrong. */
const worthOffering = 0.25;

/** Reads a question, or takes an edited reading as it is, its periods moved on to now. Readings that the model does not carry are left out. */
export function readQuestion(input: QuestionInput, now: string, calendar: Calendar): ReadQuestion {
  const { question, index } = input;
  const query = input.query === null ? null : renewPeriods(input.query, now, calendar);
  if (query !== null)
    return { outcome: "read", reading: describe(query, index, null), alternatives: [], assumptions: [] };
  const understood = understand({ ...input, now, calendar });
  switch (understood.kind) {
    case "not-a-data-question":
      return declined(input, { code: "not-a-data-question" }, null);
    case "only-reads":
      return declined(input, { code: "only-reads" }, null);
    case "about-the-data":
      return declined(input, { code: "about-the-data", tables: heldTables(index.model) }, null);
    case "unknown-terms":
      return declined(input, { code: "unknown-term", terms: understood.terms }, understood.guess);
    case "idle-words":
      return (
        nothingIn(input, [understood.guess]) ??
        declined(input, { code: "unused-word", words: understood.words }, understood.guess)
      );
    case "ambiguous": {
      const empty = nothingIn(input, understood.readings);
      if (empty !== null) return empty;
      const choices = valid(understood.readings, index).slice(0, 4);
      const [first, second] = choices;
      if (first === undefined || second === undefined) return choose(input, choices);
      const readings = choices.map((candidate) => describe(candidate.query, index, candidate));
      return {
        outcome: "answer",
        answer: {
          outcome: "clarification",
          question,
          prompt: "I can read this in more than one way. Which do you mean?",
          choices: readings,
        },
      };
    }
    case "readings":
      return nothingIn(input, understood.readings) ?? choose(input, valid(understood.readings, index));
  }
}

/** The answer where the best reading names a column without any value; else null. */
function nothingIn(input: QuestionInput, [best]: Candidate[]): ReadQuestion | null {
  const failure = best === undefined ? null : emptyColumn(best, input.index);
  return failure === null || best === undefined ? null : declined(input, failure, null);
}

function choose(input: QuestionInput, candidates: Candidate[]): ReadQuestion {
  const [best, ...others] = candidates;
  if (best === undefined || best.confidence < minimumConfidence) {
    return declined(input, { code: "not-understood", question: input.question }, best ?? null);
  }
  const reading = describe(best.query, input.index, best);
  const isSure = best.confidence >= sureEnough || best.query.kind === "analysis";
  const meant = others.filter((other) => couldBeMeant(other, best, input.index.model));
  const distinct: Reading[] = [];
  for (const candidate of isSure || meant.length > 0 ? meant : others) {
    if (distinct.length === offeredReadings) break;
    const other = describe(candidate.query, input.index, candidate);
    if (![reading, ...distinct].some(({ sentence }) => sentence === other.sentence)) distinct.push(other);
  }
  if (!isSure && distinct.length === 0 && input.unanswered !== true)
    return declined(input, { code: "not-understood", question: input.question }, best);
  if (!isSure) {
    const prompt =
      distinct.length === 0
        ? "I had no answer just before this. Do you mean:"
        : "I am not sure how you mean this. Which comes closest?";
    return {
      outcome: "answer",
      answer: {
        outcome: "clarification",
        question: input.question,
        prompt,
        choices: [reading, ...distinct],
      },
    };
  }
  return {
    outcome: "read",
    reading,
    alternatives: distinct.filter(({ confidence }) => confidence >= worthOffering),
    assumptions: best.assumptions,
  };
}

const valid = (candidates: Candidate[], { model }: ModelIndex): Candidate[] =>
  candidates.flatMap((candidate) => {
    const checked = checkQuery(candidate.query, model);
    return checked.ok ? [{ ...candidate, query: checked.value }] : [];
  });

/** The tables and columns that can be asked about, by their labels. */
const heldTables = ({ tables }: ModelIndex["model"]): HeldTable[] =>
  tables
    .filter(({ hidden }) => !hidden)
    .map(({ label, rowCount, columns }) => ({
      label,
      rows: rowCount,
      columns: columns.filter((column) => !column.hidden).map((column) => column.label),
    }));

function declined(
  input: QuestionInput,
  failure: Extract<Answer, { outcome: "declined" }>["failure"],
  guess: Candidate | null,
): ReadQuestion {
  const { question, index } = input;
  const nearest = suggestQuestions(index, { around: guess?.query ?? null, count: 3 });
  return {
    outcome: "answer",
    answer: {
      outcome: "declined",
      question,
      failure,
      guess: guess === null ? null : describe(guess.query, index, guess),
      nearest,
    },
  };
}

function describe(query: SemanticQuery, { model }: ModelIndex, candidate: Candidate | null): Reading {
  const checked = checkQuery(query, model);
  const description = checked.ok
    ? describeQuery(checked.value, model)
    : { sentence: "An edited reading", chips: [] };
  const matches = (candidate?.matches ?? []).map(
    ({ start, end, text, meaning, kind, evidence }): Match => ({
      span: [start, end],
      text,
      target: meaning,
      how: howMatched(kind, evidence),
    }),
  );
  return {
    query,
    ...description,
    matches,
    score: candidate?.score ?? 0,
    confidence: candidate?.confidence ?? 1,
  };
}

function howMatched(kind: string, evidence: string): Match["how"] {
  const how = matchSchema.shape.how;
  const named = how.safeParse(evidence);
  if (named.success) return named.data;
  const byKind = how.safeParse(kind);
  return byKind.success ? byKind.data : "keyword";
}
