import { normalisedQuestion } from "@parlance/contract";
import type { Entry } from "./entry.ts";

/**
 * The entries that say in other words what a question meant that was read wrong, each with the words of that question: by
 * entry id.
 */
export function correctionsOf(entries: Entry[]): ReadonlyMap<string, string> {
  const wrong = new Map<string, string>();
  const corrections = new Map<string, string>();
  for (const { id, question, outcome } of entries) {
    const original = wrong.get(normalisedQuestion(question));
    if (original !== undefined) corrections.set(id, original);
    if (outcome.state !== "answered" || outcome.feedback?.verdict !== "wrong") continue;
    const { meant } = outcome.feedback;
    if (meant !== null && normalisedQuestion(meant) !== normalisedQuestion(question))
      wrong.set(normalisedQuestion(meant), original ?? question);
  }
  return corrections;
}
