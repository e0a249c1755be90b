import { type Answer, failureText, type Reading } from "@parlance/contract";
import { Button } from "../ui/button.tsx";
import { DataAnswerView } from "./data-answer.tsx";

/** What a person can do with an answer: ask something else, or take another reading of the same question. */
export type AnswerActions = {
  onAsk: (question: string) => void;
  onReading: (question: string, reading: Reading) => void;
};

/** Any answer: computed, asked back, declined or failed, with what to do next. */
export function AnswerView({ answer, onAsk, onReading }: { answer: Answer } & AnswerActions) {
  switch (answer.outcome) {
    case "answered":
      return (
        <div className="grid min-w-0 gap-4">
          <DataAnswerView answer={answer} />
          {answer.alternatives.length > 0 && (
            <Readings
              title="Did you mean"
              readings={answer.alternatives}
              onPick={(reading) => onReading(answer.question, reading)}
            />
          )}
          <Questions title="Ask next" questions={answer.followUps} onAsk={onAsk} />
        </div>
      );
    case "clarification":
      return (
        <div className="grid gap-3">
          <p className="text-lg">{answer.prompt}</p>
          <Readings
            title=""
            readings={answer.choices}
            onPick={(reading) => onReading(answer.question, reading)}
          />
        </div>
      );
    case "declined":
    case "failed":
      return (
        <div className="grid gap-3">
          <p className="text-lg">
            {answer.outcome === "declined" ? "I can't answer this from your data. " : ""}
            {failureText(answer.failure)}
          </p>
          <Questions title="I can answer" questions={answer.nearest} onAsk={onAsk} />
        </div>
      );
  }
}

function Readings({
  title,
  readings,
  onPick,
}: {
  title: string;
  readings: Reading[];
  onPick: (reading: Reading) => void;
}) {
  return (
    <div className="grid gap-1.5">
      {title !== "" && <p className="text-xs text-muted">{title}</p>}
      {readings.map((reading) => (
        <Button
          key={reading.sentence}
          className="h-auto justify-start whitespace-normal py-1.5 text-left"
          onClick={() => onPick(reading)}
        >
          {reading.sentence}
        </Button>
      ))}
    </div>
  );
}

function Questions({
  title,
  questions,
  onAsk,
}: {
  title: string;
  questions: string[];
  onAsk: (question: string) => void;
}) {
  if (questions.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-0.5">
      <p className="text-xs text-muted">{title}</p>
      {questions.map((question) => (
        <Button
          key={question}
          look="text"
          size="small"
          className="h-auto whitespace-normal px-0 py-1 text-left text-sm"
          onClick={() => onAsk(question)}
        >
          {question}
        </Button>
      ))}
    </div>
  );
}
