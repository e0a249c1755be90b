import { useEffect, useRef } from "react";

/** What went wrong, and what to do; brought into sight when it appears below what is shown. */
export function Problem({ text }: { text: string | null }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== null) shown.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return text === null ? null : (
    <p ref={shown} role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
      {text}
    </p>
  );
}
