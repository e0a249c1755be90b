import { classNames } from "../../../../ui/class-names.ts";
import type { Completion } from "./complete.ts";

/** The open suggestions, above the field that they belong to. */
export function Suggestions({
  id,
  completions,
  active,
  onPick,
}: {
  id: string;
  completions: Completion[];
  active: number;
  onPick: (at: number) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={classNames(
        "absolute inset-x-0 bottom-full z-20 mb-1.5 rounded-lg border border-line bg-surface p-1 shadow-xl",
        completions.length === 0 && "hidden",
      )}
    >
      {completions.map(({ text, detail }, at) => (
        <div
          key={text}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(at);
          }}
          className={classNames(
            "flex cursor-pointer items-baseline justify-between gap-4 rounded-md px-2.5 py-1.5 text-sm hover:bg-raised",
            at === active && "bg-raised",
          )}
        >
          <span className="min-w-0 truncate">{text}</span>
          <span className="shrink-0 text-xs text-muted">{detail}</span>
        </div>
      ))}
    </div>
  );
}
