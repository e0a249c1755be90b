import { Pencil } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import type { Entry } from "./entry.ts";
import { sanitise } from "./sanitise.ts";

/** What was asked; editing it goes on in a branch of its own. */
export function UserMessage({
  entry,
  pending,
  onEdit,
}: {
  entry: Entry;
  pending: boolean;
  onEdit: (question: string) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <div data-message="user" className="group ml-auto flex max-w-[85%] items-center gap-1">
        <Button
          look="quiet"
          size="small"
          aria-label="Edit the question"
          disabled={pending}
          className="opacity-0 focus-visible:opacity-100 group-hover:opacity-100"
          onClick={() => setText(entry.question)}
        >
          <Pencil size={13} aria-hidden />
        </Button>
        <p className="w-fit whitespace-pre-wrap rounded-xl rounded-br-sm bg-raised px-3.5 py-2 text-base [overflow-wrap:anywhere]">
          {entry.shown}
        </p>
      </div>
    );
  const send = (): void => {
    if (text.trim() !== "") onEdit(text.trim());
    setText(null);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") setText(null);
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div data-message="user" className="ml-auto grid w-full max-w-[85%] gap-2">
      <textarea
        aria-label="Edited question"
        ref={focusOnMount}
        value={text}
        onChange={(event) => setText(sanitise(event.target.value))}
        onKeyDown={key}
        className="field-sizing-content rounded-lg border border-accent bg-surface px-3 py-2 text-base"
      />
      <div className="flex justify-end gap-1.5">
        <Button size="small" look="quiet" onClick={() => setText(null)}>
          Keep as it was
        </Button>
        <Button size="small" look="primary" onClick={send}>
          Ask in a new branch
        </Button>
      </div>
    </div>
  );
}
