import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { quickPrompts } from "./quick-prompts.ts";
import { readDraft, recentQuestions, writeDraft } from "./remembered.ts";
import { maximumLength, sanitise } from "./sanitise.ts";
import { Suggestions } from "./suggest/suggestions.tsx";
import { useCompletions } from "./suggest/use-completions.ts";
import { useOwnQuestions } from "./use-own-questions.ts";

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The id of the conversation, whose half-typed question is kept. */
  conversation: string;
  pending: boolean;
  onAsk: (question: string) => void;
  onCancel: () => void;
};

/** Where questions are typed: Enter sends, Shift and Enter makes a new line, arrows walk suggestions and history. */
export function Composer({ field, conversation, pending, onAsk, onCancel }: Props) {
  const [text, setText] = useState(() => readDraft(conversation));
  const [typing, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const [past, setPast] = useState(-1);
  const list = useId();
  const prompts = quickPrompts(useOwnQuestions());
  const completions = useCompletions(text, typing);
  const put = (next: string): void => {
    const clean = sanitise(next);
    setText(clean);
    setActive(-1);
    writeDraft(conversation, clean);
  };
  const send = (): void => {
    const question = text.trim();
    if (question === "" || pending) return;
    put("");
    setTyping(false);
    setPast(-1);
    onAsk(question);
  };
  const pick = (at: number): void => {
    const chosen = completions[at];
    if (chosen !== undefined) put(chosen.text);
    setTyping(false);
    field.current?.focus();
  };
  const recall = (step: number): void => {
    const questions = recentQuestions();
    const next = Math.min(Math.max(past + step, -1), questions.length - 1);
    setPast(next);
    setTyping(false);
    put(questions[next] ?? "");
  };
  const key = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const act = action(event, { open: completions.length > 0, active, recalling: past >= 0, text });
    if (act === null) return;
    event.preventDefault();
    if (act === "send") send();
    else if (act === "pick") pick(active);
    else if (act === "close") setTyping(false);
    else if (act === "next") setActive((active + 1) % completions.length);
    else if (act === "previous") setActive((active <= 0 ? completions.length : active) - 1);
    else recall(act === "older" ? 1 : -1);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        {prompts.map(({ label, question }) => (
          <Button key={label} look="quiet" size="small" disabled={pending} onClick={() => onAsk(question)}>
            {label}
          </Button>
        ))}
      </div>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
        className="relative flex items-end gap-2 rounded-xl border border-line bg-surface p-2 focus-within:border-accent"
      >
        <textarea
          ref={field}
          aria-label="Your question"
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          rows={1}
          value={text}
          onChange={(event) => {
            put(event.target.value);
            setTyping(true);
            setPast(-1);
          }}
          onKeyDown={key}
          onBlur={() => setTyping(false)}
          placeholder="Ask about your data"
          className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none bg-transparent px-2 py-1.5 text-lg outline-none placeholder:text-muted"
        />
        <span
          className={classNames(
            "pb-2 text-xs tabular-nums text-muted",
            text === "" && "invisible",
            text.length >= maximumLength - 50 && "text-attention",
          )}
        >
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
        <Suggestions id={list} completions={completions} active={active} onPick={pick} />
      </form>
    </div>
  );
}

type Act = "send" | "pick" | "close" | "next" | "previous" | "older" | "newer" | null;

/** What a key does: in open suggestions it walks them, in an empty field or a recalled question it walks the history. */
function action(
  { key, shiftKey }: KeyboardEvent,
  { open, active, recalling, text }: { open: boolean; active: number; recalling: boolean; text: string },
): Act {
  switch (key) {
    case "Enter":
      return shiftKey ? null : open && active >= 0 ? "pick" : "send";
    case "Tab":
      return open && active >= 0 ? "pick" : null;
    case "Escape":
      return open ? "close" : null;
    case "ArrowDown":
      return open ? "next" : recalling ? "newer" : null;
    case "ArrowUp":
      return open ? "previous" : recalling || text === "" ? "older" : null;
    default:
      return null;
  }
}
