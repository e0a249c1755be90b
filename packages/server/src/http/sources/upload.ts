import { failureText, type UploadEvent } from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { connectFiles, type ReceivedFiles } from "../../commands/files/connect-files.ts";
import type { Services } from "../../services.ts";
import { sendFailure, unexpected } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { closeSignal, type EventWork, sendEvents, wantsEvents } from "../send-events.ts";
import { drained, receiveFiles } from "./receive-files.ts";

/**
 * POST /api/sources/upload. The files are received whole first, so that what is wrong with the request has its HTTP status;
 * then the work on them is told as events, or answered when it is done. A client that goes away stops it.
 */
export async function upload(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = await receiveFiles(services, request);
  if (!received.ok) return sendFailure(drained(request, reply), received.failure);
  if (wantsEvents(request)) return tell(services, request, reply, received.value);
  const signal = closeSignal(request, reply);
  const source = await connectFiles(services, accessOf(request), received.value, { signal });
  if (!source.ok) return sendFailure(reply, source.failure);
  return reply.code(201).type("application/json").send(JSON.stringify(source.value));
}

function tell(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  received: ReceivedFiles,
): FastifyReply {
  let last: UploadEvent = { event: "progress", phase: "receiving", fraction: 1, file: null };
  const work: EventWork<UploadEvent> = async (emit, signal) => {
    emit(last);
    const source = await connectFiles(services, accessOf(request), received, {
      signal,
      onProgress: (progress) => {
        last = { event: "progress", ...progress };
        emit(last);
      },
    });
    emit(
      source.ok
        ? { event: "connected", source: source.value }
        : { event: "error", detail: failureText(source.failure), failure: source.failure },
    );
  };
  return sendEvents<UploadEvent>(request, reply.code(201), work, {
    beat: () => last,
    onError: (error) => ({ event: "error", detail: unexpected(request, error), failure: null }),
  });
}
