import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An event of a stream; `event` also becomes its type. */
type NamedEvent = { event: string };

/** Work that tells events and stops at `signal`. */
export type EventWork<E extends NamedEvent> = (
  emit: (event: E) => void,
  signal: AbortSignal,
) => Promise<void>;

const BEAT_MILLISECONDS = 1500;

/** Whether a client asked for server-sent events. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes("text/event-stream") === true;

/**
 * Answers with server-sent events. While the work is silent, what `beat` makes is sent every 1.5 s, so that clients and
 * proxies see it is alive. A client that goes away aborts the work. `onError` words an exception.
 */
export function sendEvents<E extends NamedEvent>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: EventWork<E>,
  { beat, onError }: { beat: () => E; onError: (error: unknown) => E },
): FastifyReply {
  const stream = new PassThrough();
  const signal = closeSignal(request, reply);
  const emit = (event: E): void => {
    timer.refresh();
    if (!stream.writableEnded && !signal.aborted)
      stream.write(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const timer = setInterval(() => emit(beat()), BEAT_MILLISECONDS);
  void work(emit, signal)
    .catch((error: unknown) => emit(onError(error)))
    .finally(() => {
      clearInterval(timer);
      stream.end();
    });
  return reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no")
    .send(stream);
}

/** Aborts when the client goes away before the answer is complete. */
export function closeSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!reply.raw.writableFinished) controller.abort();
  };
  reply.raw.once("close", abort);
  if (request.raw.destroyed && !request.raw.complete) abort();
  return controller.signal;
}
