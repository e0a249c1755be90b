import { type Asked, type AskOptions, askQuestion, type Known, listenTo } from "../../../api/ask.ts";
import { demoAnswer, fetchDemoAnswers } from "../../../api/demo-answer.ts";
import { RequestError } from "../../../api/request.ts";
import { currentUser, storedSources } from "../../../api/session.ts";
import type { Outcome } from "./entry.ts";
import { failureNotice } from "./failure-notice.ts";

/** A guide answer comes after this long. */
const guideDelay = 1500;
/** A demo answer takes two to three seconds. */
const demoDelay = 2000;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

const guide =
  "Connect a data source or upload a file first, then I can answer from your own data. Your question is kept.";
const cancelled = "Cancelled.";
const unexpected =
  "I encountered an error processing your question. Please try again or connect a data source to get started.";

/** What a question came to, with its turn where the server kept one. */
export type Settled = { outcome: Outcome; turn: number | null };

/** A question to ask. */
export type Run = Omit<AskOptions, "sessionId" | "onStep" | "signal"> & { question: string; session: string };

/** How the work is followed and ended. */
export type Watch = Pick<AskOptions, "onStep" | "signal">;

/** Asks; what comes of it, whatever happens: an answer, the guide, or demo mode with what went wrong. */
export async function settle({ question, session, ...run }: Run, watch: Watch): Promise<Settled> {
  if (storedSources().length === 0 && currentUser()?.connection == null) {
    await pause(guideDelay);
    return { outcome: notice(guide, "connect"), turn: null };
  }
  return settled(askQuestion(question, { sessionId: session, ...run, ...watch }), watch.signal);
}

/** What comes of a question that was asked before. */
export const settleKnown = (question: Known, watch: Watch): Promise<Settled> =>
  settled(listenTo({ ...question, ...watch }), watch.signal);

async function settled(asked: Promise<Asked>, signal: AbortSignal): Promise<Settled> {
  fetchDemoAnswers().catch(() => undefined);
  try {
    const { answer, turn } = await asked;
    const isCancelled = answer.outcome === "failed" && answer.failure.code === "cancelled";
    return {
      outcome: isCancelled ? notice(cancelled, null) : { state: "answered", answer, feedback: null },
      turn,
    };
  } catch (error) {
    if (signal.aborted) return { outcome: notice(cancelled, null), turn: null };
    if (error instanceof RequestError && refusals.includes(error.status))
      return { outcome: notice(error.message, error.status === 409 ? "connect" : null), turn: null };
    return { outcome: await fallBack(error), turn: null };
  }
}

/** What a server says with these is for the person, and no reason for a demo answer. */
const refusals = [400, 401, 403, 404, 409, 429];

async function fallBack(error: unknown): Promise<Outcome> {
  try {
    await pause(demoDelay + Math.random() * 1000);
    return { state: "notice", content: failureNotice(error), demo: await demoAnswer(), offer: null };
  } catch {
    return notice(unexpected, "connect");
  }
}

const notice = (content: string, offer: "connect" | null): Outcome => ({
  state: "notice",
  content,
  demo: null,
  offer,
});
