import {
  type Answer,
  failureText,
  type Reading,
  standardConventions,
  tellsNothing,
} from "@parlance/contract";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Later } from "../ui/later.tsx";
import type { AnswerActions } from "./answer-actions.ts";
import { readingText } from "./chips/period-text.ts";
import { conventionsOf } from "./conventions-of.ts";
import { DataAnswerView } from "./data-answer.tsx";

/** Any answer: computed, asked back, declined or failed, with what to do next; without `actions` there is nothing to do but read. */
export function AnswerView({ answer, actions }: { answer: Answer; actions: AnswerActions | null }) {
  switch (answer.outcome) {
    case "answered":
      return (
        <div className="grid min-w-0 gap-4">
          <DataAnswerView answer={answer} actions={actions} />
          <Later>
            <Readings
              title={tellsNothing(answer.table) ? "Try instead" : "Did you mean"}
              of={answer}
              readings={answer.alternatives}
              actions={actions}
              isQuiet
            />
            <Questions title="Ask next" questions={answer.followUps} actions={actions} />
          </Later>
        </div>
      );
    case "clarification":
      return (
        <div className="grid gap-3">
          <p className="text-lg">{answer.prompt}</p>
          <Readings title="" of={answer} readings={answer.choices} actions={actions} />
        </div>
      );
    case "declined":
    case "failed":
      return (
        <div className="grid gap-3">
          <p className="text-lg">
            {isRefusal(answer) ? "I can't answer this from your data. " : ""}
            {failureText(answer.failure)}
          </p>
          <Questions title="I can answer" questions={answer.nearest} actions={actions} />
        </div>
      );
  }
}

/** Whether a question was turned down, and not one about the data itself. */
const isRefusal = (answer: Extract<Answer, { outcome: "declined" | "failed" }>): boolean =>
  answer.outcome === "declined" && answer.failure.code !== "about-the-data";

function Readings({
  title,
  of,
  readings,
  actions,
  isQuiet = false,
}: {
  title: string;
  of: Answer;
  readings: Reading[];
  actions: AnswerActions | null;
  /** Beside an answer that stands, in lighter type and side by side. */
  isQuiet?: boolean;
}) {
  if (readings.length === 0 || actions === null) return null;
  const { locale } = of.outcome === "answered" ? conventionsOf(of) : standardConventions;
  return (
    <div className={isQuiet ? "flex flex-wrap gap-1.5" : "grid gap-1.5"}>
      {title !== "" && <p className="w-full text-xs text-muted">{title}</p>}
      {readings.map((reading) => (
        <Button
          key={reading.sentence}
          className={classNames(
            "h-auto justify-start whitespace-normal text-left",
            isQuiet ? "py-1 font-normal" : "py-2",
          )}
          onClick={() =>
            actions.onReading(of.question, { ...reading, sentence: readingText(reading.sentence, locale) })
          }
        >
          {readingText(reading.sentence, locale)}
        </Button>
      ))}
    </div>
  );
}

function Questions({
  title,
  questions,
  actions,
}: {
  title: string;
  questions: string[];
  actions: AnswerActions | null;
}) {
  if (questions.length === 0 || actions === null) return null;
  return (
    <div className="grid justify-items-start gap-0.5">
      <p className="text-xs text-muted">{title}</p>
      {questions.map((question) => (
        <Button
          key={question}
          look="text"
          size="small"
          className="h-auto whitespace-normal px-0 py-1 text-left text-sm"
          onClick={() => actions.onAsk(question)}
        >
          {question}
        </Button>
      ))}
    </div>
  );
}
