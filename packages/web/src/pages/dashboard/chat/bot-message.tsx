import { type Answer, capitalised, sentenceText, type WorkStep, workSteps } from "@parlance/contract";
import { Bookmark, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { asksWarehouse } from "../../../api/ask.ts";
import { hasServerSession } from "../../../api/session.ts";
import { AnswerView } from "../../../blocks/answer.tsx";
import type { AnswerActions } from "../../../blocks/answer-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Hint } from "../../../ui/hint.tsx";
import { Later } from "../../../ui/later.tsx";
import { useMayEdit } from "../may-edit.ts";
import { notificationState, notificationsKey, turnNotificationsOn } from "../notifications.ts";
import { VerifiedBadge, VerifyButton, VerifyForButton } from "../trust/verified.tsx";
import { useStored } from "../use-stored.ts";
import type { Entry } from "./entry.ts";
import { FeedbackButtons } from "./feedback-buttons.tsx";
import { Notice } from "./notice.tsx";
import { SaveChartDialog } from "./save-chart-dialog.tsx";
import { useChartChange } from "./use-chart-change.ts";

const stepNames: Record<WorkStep, string> = {
  semantic_analysis: "Reading the question",
  sql_generation: "Writing the SQL",
  execution: "Running it on your data",
  analysis: "Looking at the result",
};

/** Work that takes longer, in milliseconds, may be left for something else. */
const longWork = 3000;

type Props = {
  entry: Entry;
  /** The id of the conversation. */
  conversation: string;
  /** The words that were read wrong and that this question says anew; null of any other. */
  corrects: string | null;
  onChange: (id: string, change: (entry: Entry) => Entry) => void;
  onConnect: () => void;
} & AnswerActions;

/** What came back: progress, an answer or a notice, with what can be done about it. */
export function BotMessage({ entry, conversation, corrects, onChange, onConnect, ...rest }: Props) {
  const onChart = useChartChange(entry, conversation, onChange);
  const mayEdit = useMayEdit();
  const actions = { ...rest, onChart };
  const { outcome, question } = entry;
  switch (outcome.state) {
    case "waiting":
      return null;
    case "loading":
      return <Progress step={outcome.step} />;
    case "notice":
      return (
        <div data-message="bot" className="group grid min-w-0 gap-2">
          <Notice outcome={outcome} onConnect={onConnect} onRegenerate={() => actions.onAsk(question)} />
          <Actions text={outcome.content} onRegenerate={() => actions.onAsk(question)} />
        </div>
      );
    case "answered":
      return (
        <div data-message="bot" className="group grid min-w-0 gap-2">
          <VerifiedBadge question={question} answer={outcome.answer} />
          <AnswerView answer={outcome.answer} actions={actions} />
          <Later>
            <Actions text={answerText(outcome.answer)} onRegenerate={() => actions.onAsk(question)}>
              <FeedbackButtons
                entry={entry}
                answer={outcome.answer}
                feedback={outcome.feedback}
                conversation={conversation}
                onChange={onChange}
                {...actions}
              />
              {mayEdit && outcome.answer.outcome === "answered" && entry.turn !== null && (
                <>
                  <SaveButton conversation={conversation} position={entry.turn} question={question} />
                  <VerifyButton
                    conversation={conversation}
                    position={entry.turn}
                    question={question}
                    answer={outcome.answer}
                  />
                  {corrects !== null && (
                    <VerifyForButton
                      conversation={conversation}
                      position={entry.turn}
                      words={corrects}
                      answer={outcome.answer}
                    />
                  )}
                </>
              )}
            </Actions>
          </Later>
        </div>
      );
  }
}

function Progress({ step }: { step: WorkStep | null }) {
  const at = step === null ? 0 : workSteps.indexOf(step);
  return (
    <div role="status" data-message="bot" className="grid gap-2 py-2 text-muted">
      <p className="flex items-center gap-2.5">
        <span className="size-2 animate-pulse rounded-full bg-accent" aria-hidden />
        {step === null ? "Working" : stepNames[step]}…
        <NotifyOffer />
      </p>
      <GoesOn />
      <ol className="flex gap-1" aria-hidden>
        {workSteps.map((name, index) => (
          <li
            key={name}
            title={stepNames[name]}
            className={`h-0.5 w-16 rounded-full ${index <= at ? "bg-accent" : "bg-line"}`}
          />
        ))}
      </ol>
    </div>
  );
}

/** For an answer that takes its time: it needs nobody to wait for it. */
function GoesOn() {
  const isLong = useLong();
  if (!hasServerSession() || asksWarehouse()) return null;
  // It has its place from the start, so that nothing moves when it comes.
  return (
    <p className={classNames("text-xs", !isLong && "invisible")}>You can leave: the answer is kept here.</p>
  );
}

/** For an answer that takes its time: told by the system, asked for where it is wanted. */
function NotifyOffer() {
  const state = notificationState(useStored(notificationsKey));
  const isLong = useLong();
  if (!isLong || state !== "off") return null;
  return (
    <Button look="text" size="small" className="ml-auto" onClick={() => void turnNotificationsOn()}>
      Tell me when it is ready
    </Button>
  );
}

/** Whether it was shown for longer than one waits gladly. */
function useLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWork);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

function Actions({
  text,
  onRegenerate,
  children,
}: {
  text: string;
  onRegenerate: () => void;
  children?: React.ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-0.5 opacity-80 transition-opacity focus-within:opacity-100 group-hover:opacity-100">
      <CopyButton text={text} label="Copy" />
      <Hint text="Ask again">
        <Button look="quiet" size="icon" aria-label="Regenerate" onClick={onRegenerate}>
          <RotateCcw size={15} aria-hidden />
        </Button>
      </Hint>
      {children}
    </div>
  );
}

function SaveButton({
  conversation,
  position,
  question,
}: {
  conversation: string;
  position: number;
  question: string;
}) {
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Hint text="Keep it in the chart library">
        <Button look="quiet" size="icon" aria-label="Save chart" onClick={() => setSaving(true)}>
          <Bookmark size={15} aria-hidden />
        </Button>
      </Hint>
      {saving && (
        <SaveChartDialog
          conversation={conversation}
          position={position}
          title={capitalised(question)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

function answerText(answer: Answer): string {
  if (answer.outcome !== "answered") return answer.question;
  return [
    sentenceText(answer.headline),
    ...answer.findings.map((finding) => sentenceText(finding.sentence)),
  ].join("\n");
}
