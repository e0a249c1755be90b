import { type ConnectDatabaseEvent, type ConnectDatabaseRequest, failureText } from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { connectDatabase } from "../../commands/databases/connect-database.ts";
import type { Services } from "../../services.ts";
import { sendFailure, unexpected } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { closeSignal, type EventWork, sendEvents, wantsEvents } from "../send-events.ts";

/** POST /api/sources/database: told as events, or answered when it is done. A client that goes away stops it. */
export async function connect(
  services: Services,
  request: FastifyRequest & { body: ConnectDatabaseRequest },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const access = accessOf(request);
  if (!wantsEvents(request)) {
    const signal = closeSignal(request, reply);
    const made = await connectDatabase(services, access, request.body, { signal });
    return made.ok
      ? reply.code(201).type("application/json").send(JSON.stringify(made.value))
      : sendFailure(reply, made.failure);
  }
  let last: ConnectDatabaseEvent = { event: "progress", phase: "listing", fraction: 0 };
  const work: EventWork<ConnectDatabaseEvent> = async (emit, signal) => {
    emit(last);
    const made = await connectDatabase(services, access, request.body, {
      signal,
      onProgress: (progress) => {
        last = { event: "progress", ...progress };
        emit(last);
      },
    });
    emit(
      made.ok
        ? { event: "connected", ...made.value }
        : { event: "error", detail: failureText(made.failure), failure: made.failure },
    );
  };
  return sendEvents<ConnectDatabaseEvent>(request, reply.code(201), work, {
    beat: () => last,
    onError: (error) => ({ event: "error", detail: unexpected(request, error), failure: null }),
  });
}
