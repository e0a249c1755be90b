import {
  type AskEvent,
  type AskRequest,
  askEvent,
  askRequest,
  askResponse,
  errorResponse,
  failureText,
} from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askQuestion, type Question } from "../../commands/ask-question.ts";
import { toAskResponse } from "../../commands/convert-answer.ts";
import type { Services } from "../../services.ts";
import { sendFailure, unexpected } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { needsToken } from "../openapi.ts";
import { closeSignal, type EventWork, sendEvents, wantsEvents } from "../send-events.ts";
import type { App } from "../typed-app.ts";

/** Questions of signed-in users to their own sources. */
export function askRoutes(app: App, services: Services): void {
  app.post(
    "/api/mcp/askdata",
    {
      config: { policy: "viewer", rateLimit: { max: 600, timeWindow: "1 minute" } },
      schema: {
        ...needsToken,
        body: askRequest,
        response: {
          200: {
            description: "The answer, or its progress and then the answer.",
            content: {
              "application/json": { schema: askResponse },
              "text/event-stream": { schema: askEvent },
            },
          },
          400: errorResponse,
          401: errorResponse,
          404: errorResponse,
          409: errorResponse,
        },
      },
    },
    async (request, reply) => {
      const respond = wantsEvents(request) ? tell : answer;
      await respond(services, request, reply, toQuestion(request.body));
      return reply;
    },
  );
}

async function answer(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  question: Question,
): Promise<FastifyReply> {
  const result = await askQuestion(services, accessOf(request), question, {
    signal: closeSignal(request, reply),
  });
  if (!result.ok) return sendFailure(reply, result.failure);
  const { answer: found, turn } = result.value;
  const response = toAskResponse(found, question.sessionId, services.now(), turn);
  return reply.type("application/json").send(JSON.stringify(response));
}

type Progress = Extract<AskEvent, { event: "progress" }>;

function tell(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  question: Question,
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
    const result = await askQuestion(services, accessOf(request), question, { onProgress, signal });
    if (!result.ok) return emit({ event: "error", detail: failureText(result.failure) });
    const { answer: found, turn } = result.value;
    emit({
      event: "answer",
      response: toAskResponse(found, question.sessionId, services.now(), turn),
    });
  };
  return sendEvents<AskEvent>(request, reply, work, {
    beat: progress,
    onError: (error) => ({ event: "error", detail: unexpected(request, error) }),
  });
}

const toQuestion = ({ question, session_id, data_sources, query }: AskRequest): Question => ({
  text: question,
  sessionId: session_id,
  sourceIds: data_sources.map(({ id }) => id),
  query: query ?? null,
});
