import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { type Step, stepTexts } from "../steps.ts";

/** One step: its heading, which takes the focus, the content, which scrolls, and the buttons below. */
export function StepLayout({
  step,
  onBack,
  buttons,
  children,
}: {
  step: Step;
  /** Null where there is no way back. */
  onBack: (() => void) | null;
  /** Null where there are none. */
  buttons: ReactNode | null;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = stepTexts[step];
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">
        <div className="mb-5 grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="font-serif text-2xl leading-tight outline-none">
            {title}
          </h2>
          <p className="max-w-[72ch] text-muted text-pretty">{text}</p>
        </div>
        {children}
      </div>
      {(onBack !== null || buttons !== null) && (
        <footer className="flex items-center justify-between gap-2 border-t border-line px-4 py-3 sm:px-6">
          {onBack === null ? (
            <span />
          ) : (
            <Button look="quiet" onClick={onBack}>
              <ArrowLeft size={15} aria-hidden /> Back
            </Button>
          )}
          <div className="flex min-w-0 items-center gap-2 text-end">{buttons}</div>
        </footer>
      )}
    </>
  );
}
