import type { SemanticQuery } from "@parlance/contract";
import type { Question } from "../types.ts";

const backward =
  /^(?:please |ok(?:ay)?,? |no,? )*(?:(?:go|take me|bring me) back(?: (?:to (?:the )?)?(?:previous|last|one|before|that|it)(?: (?:one|answer|question|step))?)?|back|undo(?: (?:that|this|it))?|revert(?: (?:that|this|it))?|(?:the )?previous(?: (?:one|answer|question|step))|take (?:that|it) back)[.! ]*$/i;

/** "Go back", "undo that": the answer before the last one, and the one before that where it is said again; null for other follow-ups. */
export function goBack({ question, previous, previousQuestions }: Question): SemanticQuery | null {
  if (!backward.test(question.trim())) return null;
  const other = previousQuestions.findLastIndex((text) => !backward.test(text.trim()));
  const gone = previousQuestions.length - 1 - other;
  return previous[previous.length - 2 * gone - 2] ?? null;
}
