import { type Answer, type DataAnswer, sentenceText, type WorkStep } from "@parlance/contract";
import { RotateCcw, ThumbsDown, ThumbsUp } from "lucide-react";
import { toast } from "sonner";
import { type AnswerActions, AnswerView } from "../../../blocks/answer.tsx";
import { DataAnswerView } from "../../../blocks/data-answer.tsx";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import type { Message } from "./message.ts";

const stepNames: Record<WorkStep, string> = {
  semantic_analysis: "Reading the question",
  sql_generation: "Writing the SQL",
  execution: "Running it on your data",
  analysis: "Looking at the result",
};

/** What came back: progress, an answer or a notice, with what can be done about it. */
export function BotMessage({
  message,
  ...actions
}: { message: Extract<Message, { type: "bot" }> } & AnswerActions) {
  if (message.state === "loading") {
    return (
      <div role="status" className="flex items-center gap-2.5 py-2 text-muted">
        <span className="size-2 animate-pulse rounded-full bg-accent" aria-hidden />
        {message.step === null ? "Working" : stepNames[message.step]}…
      </div>
    );
  }
  const text = message.state === "answered" ? answerText(message.answer) : message.content;
  return (
    <div className="group grid min-w-0 gap-2">
      {message.state === "answered" ? (
        <AnswerView answer={message.answer} {...actions} />
      ) : (
        <div
          className={message.demo !== null ? "rounded-lg border border-attention bg-attention-soft p-3" : ""}
        >
          {message.demo !== null && (
            <p className="mb-1 text-xs font-semibold text-attention">Demo mode: no server answered</p>
          )}
          <p className="whitespace-pre-line">{message.content}</p>
          {message.demo !== null && <DemoAnswer answer={message.demo} />}
        </div>
      )}
      <div className="flex items-center gap-0.5 opacity-70 transition-opacity focus-within:opacity-100 group-hover:opacity-100">
        <CopyButton text={text} label="Copy" />
        <Button
          look="quiet"
          size="icon"
          aria-label="Regenerate"
          onClick={() => actions.onAsk(message.question)}
        >
          <RotateCcw size={15} aria-hidden />
        </Button>
        <Button look="quiet" size="icon" aria-label="Good answer" onClick={() => toast.success("Thank you")}>
          <ThumbsUp size={15} aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label="Wrong answer"
          onClick={() => toast("Thank you. Say what you meant as the next question.")}
        >
          <ThumbsDown size={15} aria-hidden />
        </Button>
      </div>
    </div>
  );
}

function DemoAnswer({ answer }: { answer: DataAnswer }) {
  return (
    <section aria-label="Demo answer" className="mt-4 grid gap-3 border-t border-attention pt-4">
      <p className="text-xs text-attention">
        An example from the bundled retail data, not an answer to your question: “{answer.question}”
      </p>
      <DataAnswerView answer={answer} />
    </section>
  );
}

function answerText(answer: Answer): string {
  if (answer.outcome !== "answered") return answer.question;
  return [
    sentenceText(answer.headline),
    ...answer.findings.map((finding) => sentenceText(finding.sentence)),
  ].join("\n");
}
