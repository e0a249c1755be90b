import { join } from "node:path";
import { type Answer, type Reading, withoutContext } from "@parlance/contract";
import { definitionsIn, warmIndex, withTerms } from "@parlance/engine";
import { answerOnce, type Conversation } from "../answer-once.ts";
import { latestDate } from "../latest-date.ts";
import { type OpenedSource, openSource } from "../open-source.ts";
import { coefficientRow } from "./coefficient-row.ts";
import type { Prediction, SuiteCase } from "./suite.ts";
import { withYearNumbers } from "./year-numbers.ts";

/**
 * Asks every case of a suite and hands each prediction over as it comes; databases are opened one after the other, and made ready
 * for questions as the server makes them.
 */
export async function runSuite(
  folder: string,
  cases: SuiteCase[],
  onPrediction: (prediction: Prediction) => void,
): Promise<void> {
  for (const [db, own] of Map.groupBy(cases, (one) => one.db)) {
    const source = await openSource(join(folder, "dbs", db));
    warmIndex(source.index);
    try {
      const fallback = latestDate(source.model, "9999") ?? "2024-01-01T00:00:00";
      for (const one of own) onPrediction(await predict(source, one, fallback));
    } finally {
      await source.close();
    }
  }
}

async function predict(opened: OpenedSource, one: SuiteCase, fallback: string): Promise<Prediction> {
  const source = withDefinitions(opened, one.instructions ?? "");
  const now = instant(one.now ?? one.asOf ?? fallback);
  const conversation: Conversation = { questions: [], queries: [] };
  for (const turn of one.turns ?? []) {
    const question = typeof turn === "string" ? turn : turn.question;
    const before = await answerOnce(source, question, conversation, now);
    const query = readingOf(before)?.query ?? null;
    conversation.unanswered = before.outcome !== "answered";
    if (query !== null) {
      conversation.questions.push(question);
      conversation.queries.push(query);
    }
  }
  const started = performance.now();
  const answer = await answerOnce(source, one.question, conversation, now);
  const ms = performance.now() - started;
  if (answer.outcome === "answered") return toPrediction(one.id, answer, answer, ms);
  const guess = readingOf(answer)?.query ?? null;
  const computed = guess === null ? answer : await answerOnce(source, one.question, conversation, now, guess);
  return toPrediction(one.id, answer, computed, ms);
}

/** A source whose glossary holds the definitions that a case gives, made ready as any glossary is before questions come. */
function withDefinitions(source: OpenedSource, instructions: string): OpenedSource {
  const terms = definitionsIn(instructions);
  if (terms.length === 0) return source;
  const index = withTerms(source.index, terms);
  warmIndex(index);
  return { ...source, index };
}

const instant = (day: string): string =>
  day.includes("T") ? day : day.includes(" ") ? day.replace(" ", "T") : `${day}T00:00:00`;

function readingOf(answer: Answer): Reading | null {
  switch (answer.outcome) {
    case "answered":
      return answer.reading;
    case "clarification":
      return answer.choices[0] ?? null;
    case "declined":
      return answer.guess;
    case "failed":
      return answer.reading;
  }
}

/** `computed` is the answer, or what the best guess behind a question back or a declined question comes to. */
function toPrediction(id: string, answer: Answer, computed: Answer, wholeMs: number): Prediction {
  const reading = readingOf(answer);
  const answered = answer.outcome === "answered";
  const shared = {
    id,
    answered,
    asked: answer.outcome === "clarification",
    confidence: reading?.confidence ?? null,
    reading: reading?.sentence ?? null,
  };
  if (computed.outcome !== "answered")
    return { ...shared, sql: null, columns: null, rows: null, ms: wholeMs };
  const { evidence } = computed;
  const table = withoutContext(computed.table);
  const { query } = computed.reading;
  const coefficient = coefficientRow(table, query, evidence.now);
  return {
    ...shared,
    sql: evidence.sql,
    columns: coefficient === null ? table.columns.map(({ label }) => label) : ["coefficient"],
    rows: coefficient ?? withYearNumbers(table, query),
    ms: answered ? evidence.milliseconds.understanding + evidence.milliseconds.planning : wholeMs,
  };
}
