import {
  type Answer,
  askDataResponse,
  askEvent,
  type SemanticQuery,
  type WorkStep,
} from "@parlance/contract";
import { adoptConversation } from "./conversations.ts";
import { authorised, requestError } from "./request.ts";
import { serverEvents } from "./server-events.ts";
import { askableSources, currentUser, hasServerSession } from "./session.ts";

/**
 * A question under way: `onStep` hears the progress, `query` is an edited or chosen reading, `source` the one source to
 * ask (null: all that are connected), `ownRules` that the workspace has settings or a verified reading for it, which the
 * warehouse service does not know; `signal` cancels.
 */
export type AskOptions = {
  sessionId: string;
  query: SemanticQuery | null;
  source: string | null;
  ownRules: boolean;
  onStep: (step: WorkStep) => void;
  signal: AbortSignal;
};

/** An answer and, where the server kept it, its turn in the conversation. */
export type Asked = { answer: Answer; turn: number | null };

/** Milliseconds of silence after which a question is given up. */
export const silenceLimit = 10_000;

/** Asks the warehouse service first when the session is connected to a warehouse, else or when it fails the backend. Throws when both do. */
export async function askQuestion(question: string, options: AskOptions): Promise<Asked> {
  const warehouse =
    currentUser()?.connection?.type === "bigquery" &&
    askableSources().length === 0 &&
    options.query === null &&
    options.source === null &&
    !options.ownRules;
  if (warehouse) {
    const answer = await askWarehouse(question, options).catch((error: unknown) => {
      if (options.signal.aborted) throw error;
      return null;
    });
    if (answer !== null) return { answer, turn: await keep(options.sessionId) };
  }
  return askBackend(question, options);
}

/** The warehouse service keeps its turns without an owner; the session takes them over. */
async function keep(sessionId: string): Promise<number | null> {
  return hasServerSession() ? adoptConversation(sessionId).catch(() => null) : null;
}

async function askWarehouse(question: string, { sessionId, signal, onStep }: AskOptions): Promise<Answer> {
  onStep("semantic_analysis");
  const response = await fetch("/ask-data", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: question,
      session_id: sessionId,
      user_grouping: "default",
      database: "retail_demo",
      include_context: true,
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(silenceLimit)]),
  });
  if (!response.ok) {
    throw new Error(
      `BigQuery vector service failed: MCP Server error! status: ${response.status}, statusText: ${response.statusText}`,
    );
  }
  return askDataResponse.parse(await response.json()).answer;
}

async function askBackend(
  question: string,
  { sessionId, query, source, onStep, signal }: AskOptions,
): Promise<Asked> {
  const sources = askableSources();
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(new DOMException("silent", "TimeoutError")), silenceLimit);
  try {
    const response = await authorised("/api/mcp/askdata", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({
        question,
        session_id: sessionId,
        user_grouping: "default",
        data_sources:
          source === null ? sources.map(({ id, type, name }) => ({ id, type, name })) : [{ id: source }],
        context: {
          user_id: currentUser()?.email ?? null,
          timestamp: new Date().toISOString(),
          client_version: "1.0.0",
          session_info: {
            total_sources: sources.length,
            file_sources: sources.filter(({ type }) => type === "file").length,
            database_sources: sources.filter(({ type }) => type !== "file").length,
          },
        },
        query,
      }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw await requestError(response);
    for await (const data of serverEvents(response)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new DOMException("silent", "TimeoutError")), silenceLimit);
      const event = askEvent.parse(data);
      if (event.event === "progress") onStep(event.step);
      else if (event.event === "answer") {
        const { answer, metadata } = event.response;
        return { answer, turn: metadata.turn };
      } else throw new Error(event.detail);
    }
    throw new Error("The server ended the answer early.");
  } finally {
    clearTimeout(timer);
  }
}
