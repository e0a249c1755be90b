import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { maximumLength, sanitise } from "./sanitise.ts";

const quickPrompts = [
  ["Top products", "Top 5 products by revenue"],
  ["Find anomalies", "Find anomalies in daily orders"],
  ["AI forecast", "Forecast revenue for the next 3 months"],
] as const;

/** Where questions are typed: Enter sends, Shift and Enter makes a new line. */
export function Composer({
  pending,
  onAsk,
  onCancel,
}: {
  pending: boolean;
  onAsk: (question: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState("");
  const send = (): void => {
    const question = text.trim();
    if (question === "" || pending) return;
    setText("");
    onAsk(question);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        {quickPrompts.map(([label, question]) => (
          <Button key={label} look="quiet" size="small" disabled={pending} onClick={() => onAsk(question)}>
            {label}
          </Button>
        ))}
      </div>
      <form
        onSubmit={submit}
        className="flex items-end gap-2 rounded-xl border border-line bg-surface p-2 focus-within:border-accent"
      >
        <textarea
          aria-label="Your question"
          rows={1}
          value={text}
          onChange={(event) => setText(sanitise(event.target.value))}
          onKeyDown={key}
          placeholder="Ask about your data"
          className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none bg-transparent px-2 py-1.5 text-lg outline-none placeholder:text-muted"
        />
        <span className="pb-2 text-xs tabular-nums text-muted">
          {text.length}/{maximumLength}
        </span>
        {pending ? (
          <Button size="icon" aria-label="Cancel" onClick={onCancel}>
            <Square size={14} aria-hidden />
          </Button>
        ) : (
          <Button type="submit" look="primary" size="icon" aria-label="Send" disabled={text.trim() === ""}>
            <ArrowUp size={16} aria-hidden />
          </Button>
        )}
      </form>
    </div>
  );
}
