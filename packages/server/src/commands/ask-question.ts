import { randomUUID } from "node:crypto";
import {
  type Answer,
  type Conventions,
  defaultPreferences,
  failed,
  normalisedQuestion,
  type Result,
  type SemanticModel,
  type SemanticQuery,
  success,
} from "@parlance/contract";
import { RETAIL_DEMO } from "../retail-demo.ts";
import type { Services } from "../services.ts";
import { appendTurn, lastTurns, type PastTurn } from "../store/conversation-store.ts";
import { orderedQuery } from "../store/ordered-query.ts";
import { storable } from "../store/storable.ts";
import { findVerified } from "../store/verified-store.ts";
import { findWorkspace, noteChange } from "../store/workspace-store.ts";
import type { EngineCalls, OpenableSource, SourceQuestion } from "../workers/engine-calls.ts";
import type { CallWorker } from "../workers/start-worker.ts";
import { chooseAnswer, type SourceAnswer } from "./choose-answer.ts";
import { openableSource, openableSources, type WorkspaceAccess } from "./find-sources.ts";
import { likelySources } from "./likely-sources.ts";
import { nowOf } from "./now-of.ts";
import { ownerOf } from "./owner-of.ts";
import type { AskedQuestion, Watch } from "./running/running-answers.ts";

/** A question to a workspace. Empty `sourceIds` asks all of its sources. */
export type Question = {
  text: string;
  sessionId: string;
  sourceIds: string[];
  query: SemanticQuery | null;
  /** The client's own id of it, by which its turn is found. */
  id?: string | null;
  /** How many rows are read: those that a page shows, or all that an export holds. */
  rows?: "shown" | "all";
  /** Read the words even where a verified question has them. */
  byWordsAlone?: boolean;
};

const REMEMBERED_TURNS = 5;
const MAXIMUM_SOURCES = 5;

/**
 * Answers a question and keeps its reading for the follow-up. Of several sources the one that answers best counts
 * (see `chooseAnswer`). Fails as no-source and, for ids of others, not-found.
 */
export async function askQuestion(
  services: Services,
  access: WorkspaceAccess,
  question: Question,
  watch: Watch = {},
): Promise<Result<AskedQuestion>> {
  const { database, now } = services;
  const owner = ownerOf(access);
  const turns =
    question.sessionId === "" ? [] : await lastTurns(database, owner, question.sessionId, REMEMBERED_TURNS);
  const candidates = await findCandidates(services, access, question, turns.at(-1)?.sourceId ?? null);
  if (!candidates.ok) return candidates;
  const preferences = (await findWorkspace(database, access.workspaceId))?.preferences ?? defaultPreferences;
  const { weekStart, fiscalYearStart, locale, currency } = preferences;
  const conventions = { weekStart, fiscalYearStart, locale, currency };
  const nowFor = (model: SemanticModel): string => nowOf(model, preferences, now());
  const { sources, query: chosen } = await vouched(services, access, question, candidates.value);
  const best = await askBest(
    services.engine,
    sources,
    { ...question, query: chosen === null ? null : orderedQuery(chosen), turns, nowFor, conventions },
    watch,
  );
  if (question.sessionId === "" || watch.signal?.aborted === true)
    return success({ answer: best.answer, turn: null });
  const conversation = { ...owner, id: randomUUID(), sessionId: question.sessionId, now: now() };
  const query = best.answer.outcome === "answered" ? best.answer.reading.query : null;
  const { sourceId } = best;
  const answer = storable(best.answer);
  const turn = await appendTurn(database, conversation, {
    question: question.text,
    sourceId,
    query,
    answer,
    requestId: question.id ?? null,
  });
  await noteChange(database, access.workspaceId);
  return success({ answer, turn });
}

/** A verified question of these words goes first, with its query, to its source. */
async function vouched(
  { database }: Services,
  { workspaceId }: WorkspaceAccess,
  { text, query, byWordsAlone = false }: Question,
  sources: OpenableSource[],
): Promise<{ sources: OpenableSource[]; query: SemanticQuery | null }> {
  if (query !== null || byWordsAlone) return { sources, query };
  const ids = sources.map(({ model }) => model.source);
  const verified = await findVerified(database, workspaceId, normalisedQuestion(text), ids);
  if (verified === null) return { sources, query };
  return {
    sources: sources.filter(({ model }) => model.source === verified.sourceId),
    query: verified.query,
  };
}

async function findCandidates(
  services: Services,
  access: WorkspaceAccess,
  { text, sourceIds, query }: Question,
  lastSource: string | null,
): Promise<Result<OpenableSource[]>> {
  const sources: OpenableSource[] = [];
  const wanted = query === null ? sourceIds : [query.source];
  for (const id of new Set(wanted)) {
    const source = await openableSource(services, access, id);
    if (!source.ok) return source;
    sources.push(source.value);
  }
  if (wanted.length === 0) sources.push(...(await openableSources(services, access)));
  if (sources.length === 0) return failed({ code: "no-source" });
  const isLast = ({ model }: OpenableSource): boolean => model.source === lastSource;
  const last = sources.filter(isLast);
  const others = sources.filter((source) => !isLast(source));
  return success([...last, ...likelySources(others, text, MAXIMUM_SOURCES - last.length)]);
}

type InContext = Question & {
  turns: PastTurn[];
  nowFor: (model: SemanticModel) => string;
  conventions: Conventions;
};

async function askBest(
  engine: CallWorker<EngineCalls>,
  sources: OpenableSource[],
  { text, query, turns, nowFor, conventions, rows = "shown" }: InContext,
  watch: Watch,
): Promise<SourceAnswer> {
  const answers: SourceAnswer[] = [];
  for (const source of sources) {
    const sourceId = source.model.source;
    const own = turns.filter((turn) => turn.sourceId === sourceId);
    const answer = await askSource(
      engine,
      source,
      {
        source: { id: sourceId, version: source.model.version },
        question: text,
        query,
        previous: own.flatMap((turn) => (turn.query === null ? [] : [turn.query])),
        previousQuestions: own.map((turn) => turn.question),
        standalone: own.some(({ offered }) => offered.includes(text)),
        unanswered: turns.at(-1)?.query === null,
        now: nowFor(source.model),
        rows,
        conventions,
      },
      watch,
    );
    answers.push({ sourceId, answer });
  }
  return chooseAnswer(answers, {
    lastSource: turns.at(-1)?.sourceId ?? null,
    examples: new Set([RETAIL_DEMO]),
  });
}

async function askSource(
  engine: CallWorker<EngineCalls>,
  source: OpenableSource,
  question: SourceQuestion,
  watch: Watch,
): Promise<Answer> {
  for (;;) {
    const answer = await engine.call("ask", question, watch);
    if (answer !== null) return answer;
    await engine.call("open", source);
  }
}
