import { type Answer, type Feedback, type Reading, standardConventions } from "@parlance/contract";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { giveFeedback } from "../../../api/conversations.ts";
import type { AnswerActions } from "../../../blocks/answer-actions.ts";
import { readingText } from "../../../blocks/chips/period-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import type { Entry } from "./entry.ts";
import { sanitise } from "./sanitise.ts";

type Props = {
  entry: Entry;
  answer: Answer;
  feedback: Feedback | null;
  conversation: string;
  onChange: (id: string, change: (entry: Entry) => Entry) => void;
} & AnswerActions;

/** Right or wrong; a wrong answer asks what was meant, and can be asked again as that. */
export function FeedbackButtons({ entry, answer, feedback, conversation, onChange, ...actions }: Props) {
  const [asking, setAsking] = useState(false);
  const say = (next: Feedback, thanks: string): void => {
    onChange(entry.id, (now) => ({ ...now, outcome: { state: "answered", answer, feedback: next } }));
    if (entry.turn === null) return void toast.success(thanks);
    giveFeedback(conversation, entry.turn, next).then(
      () => toast.success(thanks),
      () => toast.error("Your feedback could not be kept. Try again when the server answers."),
    );
  };
  const wrong = (meant: string | null): void => {
    setAsking(false);
    say({ verdict: "wrong", meant }, "Thank you. It is kept with the question.");
  };
  const chosen = (verdict: Feedback["verdict"]) => feedback?.verdict === verdict;
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label="Good answer"
        aria-pressed={chosen("right")}
        className={chosen("right") ? "text-accent" : ""}
        onClick={() => say({ verdict: "right", meant: null }, "Thank you")}
      >
        <ThumbsUp size={15} aria-hidden />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label="Wrong answer"
        aria-pressed={chosen("wrong")}
        className={chosen("wrong") ? "text-loss" : ""}
        onClick={() => setAsking(true)}
      >
        <ThumbsDown size={15} aria-hidden />
      </Button>
      {asking && (
        <WhatWasMeant
          readings={answer.outcome === "answered" ? answer.alternatives : []}
          onClose={() => setAsking(false)}
          onWords={(meant) => {
            wrong(meant);
            if (meant !== null) actions.onAsk(meant);
          }}
          onReading={(reading) => {
            wrong(reading.sentence);
            actions.onReading(answer.question, reading);
          }}
        />
      )}
    </>
  );
}

function WhatWasMeant({
  readings,
  onClose,
  onWords,
  onReading,
}: {
  readings: Reading[];
  onClose: () => void;
  onWords: (meant: string | null) => void;
  onReading: (reading: Reading) => void;
}) {
  const [text, setText] = useState("");
  return (
    <Modal
      title="What did you mean?"
      description="Your words are kept with the question, and asked again at once."
      open
      onClose={onClose}
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onWords(text.trim() === "" ? null : text.trim());
        }}
      >
        {readings.map((reading) => (
          <Button
            key={reading.sentence}
            className="h-auto justify-start whitespace-normal py-2 text-left"
            onClick={() => onReading(reading)}
          >
            {readingText(reading.sentence, standardConventions.locale)}
          </Button>
        ))}
        <textarea
          aria-label="What you meant"
          rows={3}
          value={text}
          onChange={(event) => setText(sanitise(event.target.value))}
          placeholder="Say it in other words"
          className="rounded-lg border border-line bg-canvas px-3 py-2 text-base placeholder:text-muted"
        />
        <Button type="submit" look="primary">
          {text.trim() === "" ? "Just say that it is wrong" : "Send and ask again"}
        </Button>
      </form>
    </Modal>
  );
}
