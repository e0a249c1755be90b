import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";

/** Work that goes on: what it does, how far it is, and the way to stop it. Escape stops it too, and leaves the window open. */
export function WorkProgress({
  text,
  fraction,
  onCancel,
}: {
  text: string;
  /** 0 to 1; null where nobody knows. */
  fraction: number | null;
  onCancel: () => void;
}) {
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    const stop = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      cancel.current();
    };
    // On its way down, before the window around it hears of the key.
    window.addEventListener("keydown", stop, { capture: true });
    return () => window.removeEventListener("keydown", stop, { capture: true });
  }, []);
  return (
    <div role="status" className="grid gap-3 rounded-lg border border-line bg-canvas p-4">
      <div className="flex items-baseline justify-between gap-3">
        <p>{text}…</p>
        {fraction !== null && (
          <span className="text-sm tabular-nums text-muted">{Math.round(100 * fraction)} %</span>
        )}
      </div>
      <progress
        className="h-1.5 w-full"
        max={1}
        aria-label="Progress"
        {...(fraction === null ? {} : { value: fraction })}
      />
      <Button size="small" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
