import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "../../ui/alert.tsx";

const TICK_MILLISECONDS = 2000;

/** A value to copy: a tick for two seconds says that it was, a refused clipboard shows the value instead. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), TICK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  const Icon = state === "copied" ? Check : Copy;
  return (
    <div className="flex items-center gap-2 rounded-lg border border-line bg-canvas py-1 pl-3 pr-1">
      <code className="min-w-0 flex-1 truncate font-mono text-xs">{value}</code>
      <button
        type="button"
        aria-label={`${state === "copied" ? "Copied" : "Copy"} ${label}`}
        onClick={() => void copy()}
        className="finger grid size-8 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon size={15} aria-hidden className={state === "copied" ? "text-gain" : ""} />
      </button>
      <Alert
        title="The clipboard is not available"
        open={state === "refused"}
        onClose={() => setState("idle")}
      >
        <p className="break-all">Copy this: {value}</p>
      </Alert>
    </div>
  );
}
