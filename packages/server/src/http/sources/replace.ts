import { failureText, type ReplaceEvent, type replaceQuery } from "@parlance/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { replaceFile } from "../../commands/files/replace-file.ts";
import type { Services } from "../../services.ts";
import type { ImportProgress } from "../../workers/import-calls.ts";
import type { CallOptions } from "../../workers/start-worker.ts";
import { sendFailure, sendJson, unexpected } from "../errors.ts";
import { accessOf } from "../guard.ts";
import { closeSignal, type EventWork, sendEvents, wantsEvents } from "../send-events.ts";
import { drained, receiveFiles } from "./receive-files.ts";

type Request = FastifyRequest & { params: { id: string }; query: z.infer<typeof replaceQuery> };

/** PUT /api/sources/{id}/file: received whole first, then told as events, or answered when it is done, as an upload is. */
export async function replace(
  services: Services,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = await receiveFiles(services, request);
  if (!received.ok) return sendFailure(drained(request, reply), received.failure);
  const { replaces, accept } = request.query;
  const run = (watch: CallOptions<ImportProgress>) =>
    replaceFile(
      services,
      accessOf(request),
      request.params.id,
      { replaces, accept: accept === "true" },
      received.value,
      watch,
    );
  if (!wantsEvents(request)) return sendJson(reply, await run({ signal: closeSignal(request, reply) }));
  let last: ReplaceEvent = { event: "progress", phase: "receiving", fraction: 1, file: null };
  const work: EventWork<ReplaceEvent> = async (emit, signal) => {
    emit(last);
    const replaced = await run({
      signal,
      onProgress: (progress) => {
        last = { event: "progress", ...progress };
        emit(last);
      },
    });
    emit(
      replaced.ok
        ? replaced.value
        : { event: "error", detail: failureText(replaced.failure), failure: replaced.failure },
    );
  };
  return sendEvents<ReplaceEvent>(request, reply, work, {
    beat: () => last,
    onError: (error) => ({ event: "error", detail: unexpected(request, error), failure: null }),
  });
}
