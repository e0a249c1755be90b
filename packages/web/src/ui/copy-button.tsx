import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "./button.tsx";

/** Copies a text; a tick for two seconds says so, a refused clipboard shows the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = (): void => {
    // Pages that were not loaded safely have no clipboard at all.
    const written = Promise.resolve().then(() => navigator.clipboard.writeText(text));
    written.then(
      () => {
        setDone(true);
        setTimeout(() => setDone(false), 2000);
      },
      () => toast.error(`Copy this: ${text}`, { duration: 5000 }),
    );
  };
  return (
    <Button look="quiet" size="icon" aria-label={label} onClick={copy}>
      {done ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
    </Button>
  );
}
