import type { SemanticQuery, WorkStep } from "@parlance/contract";
import { askQuestion } from "../../../api/ask.ts";
import { demoAnswer } from "../../../api/demo-answer.ts";
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
const unexpected =
  "I encountered an error processing your question. Please try again or connect a data source to get started.";

/** One question under way. */
export type Run = {
  question: string;
  query: SemanticQuery | null;
  source: string | null;
  ownRules: boolean;
  session: string;
  signal: AbortSignal;
  onStep: (step: WorkStep) => void;
};

/** What a question comes to, whatever happens: an answer, the guide, or demo mode with what went wrong. */
export async function settle(run: Run): Promise<{ outcome: Outcome; turn: number | null }> {
  try {
    if (storedSources().length === 0 && currentUser()?.connection == null) {
      await pause(guideDelay);
      return { outcome: notice(guide, "connect"), turn: null };
    }
    const { question, session: sessionId, ...options } = run;
    const { answer, turn } = await askQuestion(question, { sessionId, ...options });
    return { outcome: { state: "answered", answer, feedback: null }, turn };
  } catch (error) {
    if (run.signal.aborted) return { outcome: notice("Cancelled.", null), turn: null };
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
    return { state: "notice", content: failureNotice(error), demo: demoAnswer(), offer: null };
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
