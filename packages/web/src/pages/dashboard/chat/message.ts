import type { Answer, DataAnswer, WorkStep } from "@parlance/contract";

/** One entry of the conversation. `step` says what a loading entry is at; `demo`, where no server answered, is the bundled answer shown instead. */
export type Message =
  | { id: string; type: "system"; content: string; suggestions: string[] }
  | { id: string; type: "user"; content: string }
  | { id: string; type: "bot"; state: "loading"; step: WorkStep | null; question: string }
  | { id: string; type: "bot"; state: "answered"; answer: Answer; question: string }
  | {
      id: string;
      type: "bot";
      state: "notice";
      content: string;
      question: string;
      demo: DataAnswer | null;
    };

/** The questions that a new chat offers; all are answered by the bundled retail data. */
export const starterSuggestions = [
  "Top 5 products by revenue",
  "Monthly revenue in 2024",
  "Revenue by country",
  "Which category had the most returns?",
];

/** The first message of a chat. */
export const greeting = (): Message => ({
  id: crypto.randomUUID(),
  type: "system",
  content: "Ask a question about your data. Every answer shows how it was read, its SQL and its rows.",
  suggestions: starterSuggestions,
});

/** A session id: fixed prefix, time, random part. */
export const newSessionId = (): string => `session_${Date.now()}${Math.random().toString(36).slice(2, 11)}`;
