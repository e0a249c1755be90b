import type { ChartSpec, DataAnswer } from "@parlance/contract";
import { SlidersHorizontal, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";

/** Its code comes when it is opened: the first load stays light. */
const LookPanel = lazy(async () => ({ default: (await import("./look-panel.tsx")).LookPanel }));

const ignore = (event: Event): void => event.preventDefault();

/** Opens the changes of a chart's look beside it, on a phone below it, so that the chart is seen as it changes. */
export function LookSheet({ answer, onChange }: { answer: DataAnswer; onChange: (spec: ChartSpec) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={13} aria-hidden /> Edit chart
      </Button>
      {isOpen && (
        <OpenSheet
          answer={answer}
          onChange={onChange}
          onOpenChange={setOpen}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
}

function OpenSheet({
  answer,
  onChange,
  onOpenChange,
  onClosed,
}: {
  answer: DataAnswer;
  onChange: (spec: ChartSpec) => void;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
}) {
  return (
    <Dialog.Root open modal={false} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={ignore}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-0 bottom-0 z-40 grid max-h-[46dvh] content-start gap-3 overflow-y-auto rounded-t-xl border border-line bg-surface p-4 shadow-xl sm:inset-x-auto sm:top-16 sm:right-3 sm:bottom-3 sm:max-h-none sm:w-72 sm:rounded-xl"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-sm font-semibold">Edit chart</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="quiet" size="small" aria-label="Close">
                <X size={15} aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          <Suspense fallback={null}>
            <LookPanel answer={answer} onChange={onChange} />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
