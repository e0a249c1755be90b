import { failureText, sentenceText, standardConventions } from "@parlance/contract";
import { readingText } from "../../../blocks/chips/period-text.ts";
import type { Entry } from "./entry.ts";

/**
 * What is told of the last answer to those who do not see the screen: its sentence, not its rows and buttons. Progress and notices
 * tell themselves.
 */
export function spoken(entry: Entry | null): string {
  const outcome = entry?.outcome ?? null;
  if (outcome?.state !== "answered") return "";
  const { answer } = outcome;
  switch (answer.outcome) {
    case "answered":
      return sentenceText(answer.headline);
    case "clarification":
      return `${answer.prompt} ${answer.choices.map(({ sentence }) => readingText(sentence, standardConventions.locale)).join("; ")}`;
    case "declined":
    case "failed":
      return failureText(answer.failure);
  }
}
