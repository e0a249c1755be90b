import {
  type Answer,
  askDataResponse,
  askEvent,
  type SemanticQuery,
  type WorkStep,
} from "@parlance/contract";
import { send } from "./call.ts";
import { adoptConversation } from "./conversations.ts";
import { authorised, RequestError, requestError } from "./request.ts";
import { serverEvents } from "./server-events.ts";
import { askableSources, currentUser, hasServerSession } from "./session.ts";

/**
 * A question under way: `id` is its name for the server, `onStep` hears the progress, `query` is an edited or chosen reading, `source` the one source to
 * ask (null: all that are connected), `ownRules` that the workspace has settings or a verified reading for it, which the
 * warehouse service does not know; `signal` cancels.
 */
export type AskOptions = {
  id: string;
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
  const warehouse = asksWarehouse() && options.query === null && options.source === null && !options.ownRules;
  if (warehouse) {
    const answer = await askWarehouse(question, options).catch((error: unknown) => {
      if (options.signal.aborted) throw error;
      return null;
    });
    if (answer !== null) return { answer, turn: await keep(options.sessionId) };
  }
  return askBackend(question, options);
}

/** Whether questions go to the warehouse service first, which ends its work when nobody listens. */
export const asksWarehouse = (): boolean =>
  currentUser()?.connection?.type === "bigquery" && askableSources().length === 0;

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
  { id, sessionId, query, source, onStep, signal }: AskOptions,
): Promise<Asked> {
  const sources = askableSources();
  const body = {
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
    request_id: id,
  };
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    return await hear("/api/mcp/askdata", init, { onStep, signal });
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
    return hearAgain({ id, sessionId, onStep, signal }, error);
  }
}

/** How a question under way is followed. */
type Watch = Pick<AskOptions, "onStep" | "signal">;

/** A question that the server knows. */
export type Known = Pick<AskOptions, "id" | "sessionId">;

const path = ({ id, sessionId }: Known): string =>
  `/api/conversations/${encodeURIComponent(sessionId)}/questions/${encodeURIComponent(id)}`;

/** Listens to a question that was asked before, here or elsewhere. Throws as asking does, with status 404 where it is not known. */
export const listenTo = (question: Known & Watch): Promise<Asked> => hear(path(question), {}, question);

/** Ends a question under way on the server; one that it does not know it will not begin either. */
export const cancelQuestion = (question: Known): Promise<Response> =>
  send(path(question), { method: "DELETE" });

/** The connection ended within an answer, which goes on at the server. */
class CutOff extends TypeError {}

const hearAgainAfter = [300, 1500, 3000];

/** Takes the thread up again after the connection was lost; gives up with the first error when the server stays away. */
async function hearAgain(question: Known & Watch, lost: CutOff): Promise<Asked> {
  for (const milliseconds of hearAgainAfter) {
    await new Promise((done) => setTimeout(done, milliseconds));
    if (question.signal.aborted) throw lost;
    try {
      return await listenTo(question);
    } catch (error) {
      if (error instanceof RequestError) throw error.status === 404 ? lost : error;
    }
  }
  throw lost;
}

/** Reads progress until the answer; throws `CutOff` where the connection ends in between, `TimeoutError` after ten seconds of silence. */
async function hear(path: string, init: RequestInit, { onStep, signal }: Watch): Promise<Asked> {
  const silence = new AbortController();
  const fall = () => silence.abort(new DOMException("silent", "TimeoutError"));
  let timer = setTimeout(fall, silenceLimit);
  try {
    const response = await authorised(path, {
      ...init,
      headers: { ...init.headers, accept: "text/event-stream" },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw await requestError(response);
    for await (const data of whole(response)) {
      clearTimeout(timer);
      timer = setTimeout(fall, silenceLimit);
      const event = askEvent.parse(data);
      if (event.event === "progress") onStep(event.step);
      else if (event.event === "answer") {
        const { answer, metadata } = event.response;
        return { answer, turn: metadata.turn };
      } else throw new Error(event.detail);
    }
    throw new CutOff("The server ended the answer early.");
  } finally {
    clearTimeout(timer);
  }
}

/** The events of a response; a connection that breaks is a `CutOff`. */
async function* whole(response: Response): AsyncGenerator<unknown> {
  try {
    yield* serverEvents(response);
  } catch (error) {
    throw error instanceof TypeError ? new CutOff(error.message, { cause: error }) : error;
  }
}
