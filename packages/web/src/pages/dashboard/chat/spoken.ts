import { failureText, sentenceText } from "@parlance/contract";
import type { Entry } from "./entry.ts";

/** What is told of the last question to those who do not see the screen: the answer's sentence, not its rows and buttons. */
export function spoken(entry: Entry | null): string {
  const outcome = entry?.outcome ?? null;
  if (outcome === null || outcome.state === "waiting" || outcome.state === "loading") return "";
  if (outcome.state === "notice") return outcome.content;
  const { answer } = outcome;
  switch (answer.outcome) {
    case "answered":
      return sentenceText(answer.headline);
    case "clarification":
      return `${answer.prompt} ${answer.choices.map(({ sentence }) => sentence).join("; ")}`;
    case "declined":
    case "failed":
      return failureText(answer.failure);
  }
}
