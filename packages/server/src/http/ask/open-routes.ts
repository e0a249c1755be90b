import {
  type Answer,
  analysisServerRequest,
  askDataRequest,
  askDataResponse,
  askResponse,
  errorResponse,
  type Result,
  success,
} from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askQuestion } from "../../commands/ask-question.ts";
import { toAskDataResponse, toAskResponse } from "../../commands/convert-answer.ts";
import { publicAccess } from "../../commands/find-sources.ts";
import { RETAIL_DEMO } from "../../retail-demo.ts";
import type { Services } from "../../services.ts";
import { sendFailure } from "../errors.ts";
import { closeSignal } from "../send-events.ts";
import type { App } from "../typed-app.ts";

/** Questions without login: to the retail demo alone, whatever the request names. */
export function openAskRoutes(app: App, services: Services): void {
  const config = {
    policy: "open",
    anyOrigin: true,
    rateLimit: { max: 240, timeWindow: "1 minute" },
  } as const;
  const errors = { 400: errorResponse, 429: errorResponse };
  const ask = async (
    text: string,
    sessionId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Result<Answer>> => {
    const asked = await askQuestion(
      services,
      publicAccess,
      { text, sessionId, sourceIds: [RETAIL_DEMO], query: null },
      { signal: closeSignal(request, reply) },
    );
    return asked.ok ? success(asked.value.answer) : asked;
  };
  app.post(
    "/ask-data",
    { config, schema: { body: askDataRequest, response: { 200: askDataResponse, ...errors } } },
    async (request, reply) => {
      const { query, session_id } = request.body;
      return send(reply, await ask(query, session_id, request, reply), toAskDataResponse);
    },
  );
  app.post(
    "/askdata",
    { config, schema: { body: analysisServerRequest, response: { 200: askResponse, ...errors } } },
    async (request, reply) => {
      const { question, session_id } = request.body;
      const convert = (answer: Answer) => toAskResponse(answer, session_id, services.now());
      return send(reply, await ask(question, session_id, request, reply), convert);
    },
  );
}

/** Sends JSON as it is: answers are made to type, and checking thousands of rows again would hold up others. */
function send(
  reply: FastifyReply,
  result: Result<Answer>,
  convert: (answer: Answer) => object,
): FastifyReply {
  if (!result.ok) return sendFailure(reply, result.failure);
  return reply.type("application/json").send(JSON.stringify(convert(result.value)));
}
