import type { Cut } from "../read-question.ts";
import { cutQuestion, rankCuts } from "../read-question.ts";
import { weights } from "../score/weights.ts";
import type { Candidate, Question } from "../types.ts";
import { mergeFrames } from "./merge-frames.ts";
import { opensFollowUp } from "./openings.ts";

/**
 * Readings of a question within its conversation. A follow-up is read as its own fragment and edits what the questions
 * before it asked for; a question that stands by itself starts afresh. Returns `fresh` where nothing went before.
 */
export function followUp(question: Question, fresh: Candidate[]): Candidate[] {
  if (question.previousQuestions.length === 0) return fresh;
  const before = conversationCut(question);
  if (before === null) return fresh;
  const fragments = cutQuestion(question, question.question, 4);
  const edited = rankCuts(
    question,
    fragments.map((fragment) => joinCuts(before, fragment)),
    question.question,
  );
  const opening = opensFollowUp(question.question);
  const stands = fragments[0] !== undefined && standsAlone(fragments[0]) && !opening;
  const [first, second] = stands ? [fresh, edited] : [edited, fresh];
  const lowered = second.map((candidate) => ({ ...candidate, score: candidate.score + weights.otherTopic }));
  return first.length === 0 ? second : [...first, ...lowered];
}

/** All earlier questions as one, each follow-up among them merged into what came before. */
function conversationCut(question: Question): Cut | null {
  let current: Cut | null = null;
  for (const text of question.previousQuestions) {
    const [cut] = cutQuestion(question, text, 1);
    if (cut === undefined) continue;
    const continues: boolean = current !== null && (opensFollowUp(text) || !standsAlone(cut));
    current = current === null || !continues ? cut : joinCuts(current, cut);
  }
  return current;
}

const joinCuts = (before: Cut, fragment: Cut): Cut => ({
  ...fragment,
  items: [...before.items, ...fragment.items],
  frame: mergeFrames(
    before.frame,
    fragment.frame,
    fragment.tokens.map(({ text }) => text),
  ),
});

/** Whether a question names what it is about. */
function standsAlone({ frame, tokens }: Cut): boolean {
  if (
    frame.counting ||
    frame.targets.some(({ aggregation }) => aggregation !== null) ||
    frame.analysis !== null
  )
    return true;
  const subject =
    frame.targets.length > 0 &&
    (frame.groups.length > 0 ||
      frame.conditions.length > 0 ||
      frame.periods.length > 0 ||
      frame.extremes.length > 0);
  return (subject && tokens.length > 4) || (frame.targets.length > 0 && frame.listing);
}
