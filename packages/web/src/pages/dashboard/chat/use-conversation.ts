import type { Answer, DataAnswer, Reading } from "@parlance/contract";
import { useCallback, useRef, useState } from "react";
import { askQuestion } from "../../../api/ask.ts";
import { demoAnswer } from "../../../api/demo-answer.ts";
import { currentUser, storedSources } from "../../../api/session.ts";
import { failureNotice } from "./failure-notice.ts";
import { greeting, type Message, newSessionId } from "./message.ts";

const loadingDelay = 500;
const guideDelay = 1500;
/** A demo answer takes two to three seconds. */
const demoDelay = 2000;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const guide = "Connect a data source or upload a file first, then I can answer from your own data.";

/** A conversation: its messages, whether a question is under way, and what can be done. */
export type Conversation = {
  messages: Message[];
  pending: boolean;
  ask: (question: string, reading?: Reading) => void;
  cancel: () => void;
  restart: () => void;
};

/** Holds a conversation and puts questions to the server, one at a time. */
export function useConversation(): Conversation {
  const [messages, setMessages] = useState<Message[]>(() => [greeting()]);
  const [pending, setPending] = useState(false);
  const session = useRef(newSessionId());
  const running = useRef<AbortController | null>(null);

  const ask = useCallback((question: string, reading?: Reading) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    const id = crypto.randomUUID();
    setMessages((all) => [
      ...all,
      { id: crypto.randomUUID(), type: "user", content: reading === undefined ? question : reading.sentence },
    ]);
    setPending(true);
    const put = (message: Message): void =>
      setMessages((all) => [...all.filter((one) => one.id !== id), message]);
    const timer = setTimeout(
      () => put({ id, type: "bot", state: "loading", step: null, question }),
      loadingDelay,
    );
    void settle(question, { controller, session: session.current, reading: reading ?? null }, (step) =>
      setMessages((all) =>
        all.map((one) =>
          one.id === id && one.type === "bot" && one.state === "loading" ? { ...one, step } : one,
        ),
      ),
    ).then((outcome) => {
      clearTimeout(timer);
      running.current = null;
      setPending(false);
      put(
        "answer" in outcome
          ? { id, type: "bot", state: "answered", question, answer: outcome.answer }
          : { id, type: "bot", state: "notice", question, ...outcome },
      );
    });
  }, []);
  const cancel = useCallback(() => running.current?.abort(), []);
  const restart = useCallback(() => {
    running.current?.abort();
    session.current = newSessionId();
    setMessages([greeting()]);
  }, []);
  return { messages, pending, ask, cancel, restart };
}

type Outcome = { answer: Answer } | { content: string; demo: DataAnswer | null };
type Run = { controller: AbortController; session: string; reading: Reading | null };

async function settle(
  question: string,
  { controller, session, reading }: Run,
  onStep: Parameters<typeof askQuestion>[1]["onStep"],
): Promise<Outcome> {
  if (storedSources().length === 0 && currentUser()?.connection == null) {
    await pause(guideDelay);
    return { content: guide, demo: null };
  }
  try {
    return {
      answer: await askQuestion(question, {
        sessionId: session,
        query: reading?.query ?? null,
        onStep,
        signal: controller.signal,
      }),
    };
  } catch (error) {
    if (controller.signal.aborted) return { content: "Cancelled.", demo: null };
    await pause(demoDelay + Math.random() * 1000);
    return { content: failureNotice(error), demo: demoAnswer() };
  }
}
