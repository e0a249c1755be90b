import {
  type AskEvent,
  type AskRequest,
  askEvent,
  askedParams,
  askRequest,
  askResponse,
  errorResponse,
  failureText,
  type Result,
  success,
} from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { askQuestion, type Question } from "../../commands/ask-question.ts";
import { toAskResponse } from "../../commands/convert-answer.ts";
import { ownerOf } from "../../commands/owner-of.ts";
import { askLasting, listenTo } from "../../commands/running/ask-lasting.ts";
import type { AskedQuestion, Watch } from "../../commands/running/running-answers.ts";
import type { Services } from "../../services.ts";
import { sendFailure, sendNothing, unexpected } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import { closeSignal, type EventWork, sendEvents, wantsEvents } from "../send-events.ts";
import type { App } from "../typed-app.ts";

/** Questions of signed-in users to their own sources. */
export function askRoutes(app: App, services: Services): void {
  const content = {
    "application/json": { schema: askResponse },
    "text/event-stream": { schema: askEvent },
  };
  const answered = { description: "The answer, or its progress and then the answer.", content };
  const errors = { 400: errorResponse, 401: errorResponse, 404: errorResponse };
  const config = { policy: "viewer", rateLimit: { max: 600, timeWindow: "1 minute" } } as const;
  app.post(
    "/api/mcp/askdata",
    {
      config,
      schema: {
        ...needsToken,
        body: askRequest,
        response: { 200: answered, 409: errorResponse, ...errors },
      },
    },
    async (request, reply) => {
      const question = toQuestion(request.body);
      const { id, sessionId } = question;
      const access = accessOf(request);
      await respond(services, request, reply, sessionId, (watch) =>
        id === null || sessionId === ""
          ? askQuestion(services, access, question, watch)
          : askLasting(services, access, { ...question, id }, watch),
      );
      return reply;
    },
  );
  app.get(
    "/api/conversations/:id/questions/:question",
    { config, schema: { ...needsToken, params: askedParams, response: { 200: answered, ...errors } } },
    async (request, reply) => {
      const { id, question } = request.params;
      await respond(services, request, reply, id, (watch) =>
        listenTo(services, accessOf(request), question, watch),
      );
      return reply;
    },
  );
  app.delete(
    "/api/conversations/:id/questions/:question",
    { config, schema: { ...needsToken, params: askedParams, response: { 204: z.null(), ...errors } } },
    async (request, reply) => {
      services.running.cancel(ownerOf(accessOf(request)), request.params.question);
      return sendNothing(reply, success(null));
    },
  );
}

type Ask = (watch: Watch) => Promise<Result<AskedQuestion>>;

/** Answers as the client wants it: with progress, or with the answer alone. */
const respond = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
  ask: Ask,
): Promise<FastifyReply> | FastifyReply =>
  (wantsEvents(request) ? tell : answer)(services, request, reply, sessionId, ask);

async function answer(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
  ask: Ask,
): Promise<FastifyReply> {
  const result = await ask({ signal: closeSignal(request, reply) });
  if (!result.ok) return sendFailure(reply, result.failure);
  const { answer: found, turn } = result.value;
  const response = toAskResponse(found, sessionId, services.now(), turn);
  return reply.type("application/json").send(JSON.stringify(response));
}

type Progress = Extract<AskEvent, { event: "progress" }>;

function tell(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
  ask: Ask,
): FastifyReply {
  const started = performance.now();
  let step: Progress["step"] = "semantic_analysis";
  const progress = (): Progress => ({
    event: "progress",
    step,
    milliseconds: Math.round(performance.now() - started),
  });
  const work: EventWork<AskEvent> = async (emit, signal) => {
    const onProgress = (next: Progress["step"]): void => {
      step = next;
      emit(progress());
    };
    const result = await ask({ onProgress, signal });
    if (!result.ok) return emit({ event: "error", detail: failureText(result.failure) });
    const { answer: found, turn } = result.value;
    emit({ event: "answer", response: toAskResponse(found, sessionId, services.now(), turn) });
  };
  return sendEvents<AskEvent>(request, reply, work, {
    beat: progress,
    onError: (error) => ({ event: "error", detail: unexpected(request, error) }),
  });
}

const toQuestion = ({
  question,
  session_id,
  data_sources,
  query,
  request_id,
  rows,
}: AskRequest): Question & { id: string | null } => ({
  text: question,
  sessionId: session_id,
  sourceIds: data_sources.map(({ id }) => id),
  query: query ?? null,
  rows,
  id: request_id ?? null,
});
