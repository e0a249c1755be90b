import type { Answer, DataAnswer, Match } from "@parlance/contract";

/** What one of several sources answered. */
export type SourceAnswer = { sourceId: string; answer: Answer };

/** Answers whose confidence differs by less than this are equally likely to be meant. */
const ALIKE = 0.05;
/** So much surer another source must be to break off a conversation: "by month" alone can be asked of any. */
const SURER = 0.1;
const MOST_CHOICES = 4;

/**
 * The answer of the source that answers best, which then says where it comes from. Of one's own that answer equally well the ones
 * go first that call things as the question does. Where several of one's own are left and the conversation has not been about one of
 * them, the person is asked which is meant. `lastSource` is the conversation's last; `examples` are sources that are there to be
 * tried, and never asked about.
 */
export function chooseAnswer(
  answers: readonly SourceAnswer[],
  { lastSource, examples }: { lastSource: string | null; examples: ReadonlySet<string> },
): SourceAnswer {
  const [best] = answers.toSorted((left, right) => merit(right.answer) - merit(left.answer));
  if (best === undefined) throw new Error("There is no source to ask.");
  if (best.answer.outcome !== "answered" || answers.length === 1) return best;
  const { answer } = best;
  const alike = answers.flatMap(({ sourceId, answer: other }) => {
    const margin = sourceId === lastSource ? SURER : ALIKE;
    return other.outcome === "answered" && answer.reading.confidence - other.reading.confidence < margin
      ? [{ sourceId, answer: other }]
      : [];
  });
  const isOwn = ({ sourceId }: { sourceId: string }): boolean => !examples.has(sourceId);
  const fewest = Math.min(...alike.filter(isOwn).map((each) => guessedWords(each.answer)));
  const rivals = alike.filter((each) => guessedWords(each.answer) <= fewest);
  const last = rivals.find(({ sourceId }) => sourceId === lastSource);
  if (last !== undefined) return { sourceId: last.sourceId, answer: withSource(last.answer, answers.length) };
  const own = rivals.filter(isOwn);
  if (own.length > 1) return { sourceId: best.sourceId, answer: whichSource(own.map((each) => each.answer)) };
  const [chosen = { sourceId: best.sourceId, answer }] = rivals.toSorted(
    (left, right) => merit(right.answer) - merit(left.answer),
  );
  return { sourceId: chosen.sourceId, answer: withSource(chosen.answer, answers.length) };
}

/** Ways to find a word where nothing is called so. */
const guesses: ReadonlySet<Match["how"]> = new Set(["synonym", "abbreviation", "typo", "partial"]);

/** How many of the question's words were read as something of another name. */
const guessedWords = ({ reading }: DataAnswer): number =>
  reading.matches.filter(({ how }) => guesses.has(how)).length;

/** Asks which source is meant: each reading in its source. */
function whichSource(answers: readonly DataAnswer[]): Answer {
  const shown = answers.slice(0, MOST_CHOICES);
  const names = shown.map(({ evidence }) => `“${evidence.sourceLabel}”`);
  return {
    outcome: "clarification",
    question: shown[0]?.question ?? "",
    prompt: `${names.slice(0, -1).join(", ")} and ${names.at(-1)} can answer this. Which one do you mean?`,
    choices: shown.map(({ reading, evidence }) => ({
      ...reading,
      sentence: `In “${evidence.sourceLabel}”: ${reading.sentence}`,
    })),
  };
}

const withSource = (answer: DataAnswer, asked: number): DataAnswer =>
  asked < 2
    ? answer
    : {
        ...answer,
        notes: [
          ...answer.notes,
          [
            { kind: "text", text: "Answered from " },
            { kind: "name", text: `“${answer.evidence.sourceLabel}”` },
            { kind: "text", text: ", the one of your sources that fits best." },
          ],
        ],
      };

/** Orders answers of several sources: an answer before a question back before a no, then by confidence. */
function merit(answer: Answer): number {
  switch (answer.outcome) {
    case "answered":
      return 3 + answer.reading.confidence;
    case "clarification":
      return 2 + (answer.choices[0]?.confidence ?? 0);
    case "declined":
      return 1 + (answer.guess?.confidence ?? 0);
    case "failed":
      return 0;
  }
}
