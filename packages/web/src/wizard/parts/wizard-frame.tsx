import { Check, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type Step, stepTexts } from "../steps.ts";
import { QuestionDialog } from "./question-dialog.tsx";

/**
 * The window of the wizard: the way that lies ahead, the step's content, its buttons. A phone gives it the whole screen. Where
 * something was entered that closing would lose, it asks first. It leaves the notices below their room: one comes with the last
 * step, whose button stays free.
 */
export function WizardFrame({
  steps,
  step,
  isKept = false,
  onClose,
  children,
}: {
  steps: Step[];
  step: Step;
  /** What is entered is kept already, or asked about elsewhere. */
  isKept?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const [isEntered, setEntered] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = (): void => (isEntered && !isKept ? setLeaving(true) : onClose());
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          onInput={() => setEntered(true)}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface sm:inset-auto sm:left-1/2 sm:top-[calc(50%-44px)] sm:h-[min(760px,calc(100dvh-136px))] sm:w-[calc(100vw-48px)] sm:max-w-4xl sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:border sm:border-line sm:shadow-2xl"
        >
          <header className="grid gap-3 border-b border-line px-4 pb-3 pt-4 sm:px-6">
            <div className="flex items-center justify-between gap-4">
              <Dialog.Title className="text-lg font-semibold">Connect Your Data</Dialog.Title>
              <Dialog.Close asChild>
                <Button look="quiet" size="icon" aria-label="Close">
                  <X size={16} aria-hidden />
                </Button>
              </Dialog.Close>
            </div>
            <Steps steps={steps} step={step} />
          </header>
          <Dialog.Description className="sr-only">{stepTexts[step].text}</Dialog.Description>
          {children}
          {leaving && (
            <QuestionDialog
              title="Close without connecting?"
              text="What you entered here is not kept."
              stay="Go on"
              onStay={() => setLeaving(false)}
            >
              <Button className="text-loss" onClick={onClose}>
                Close
              </Button>
            </QuestionDialog>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Steps({ steps, step }: { steps: Step[]; step: Step }) {
  const now = steps.indexOf(step);
  return (
    <>
      <ol aria-label="Steps" className="hidden items-center gap-2 sm:flex">
        {steps.map((each, at) => (
          <li
            key={each}
            aria-current={at === now ? "step" : undefined}
            className={classNames(
              "flex items-center gap-2 text-xs text-muted",
              at < steps.length - 1 && "flex-auto",
              at === now && "font-medium text-ink",
            )}
          >
            <span
              className={classNames(
                "grid size-5 shrink-0 place-items-center rounded-full border border-line text-[11px] tabular-nums",
                at < now && "border-accent text-accent",
                at === now && "border-accent bg-accent text-accent-ink",
              )}
            >
              {at < now ? <Check size={12} role="img" aria-label="done" /> : at + 1}
            </span>
            <span className="whitespace-nowrap max-lg:sr-only">{stepTexts[each].name}</span>
            {at < steps.length - 1 && <span aria-hidden className="h-px min-w-2 flex-1 bg-line" />}
          </li>
        ))}
      </ol>
      <div className="grid gap-1.5 sm:hidden">
        <p className="text-xs text-muted tabular-nums">
          Step {now + 1} of {steps.length} · <span className="text-ink">{stepTexts[step].name}</span>
        </p>
        <progress aria-label="Steps done" value={now} max={steps.length - 1} className="h-1 w-full" />
      </div>
    </>
  );
}
