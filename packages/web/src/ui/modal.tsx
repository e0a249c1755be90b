import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** A dialog over the page: focus stays inside, Escape closes and focus goes back to where it was. */
export function Modal({
  title,
  description,
  open,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  description: string;
  open: boolean;
  /** For tables, which have more to show side by side. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classNames(
            "fixed left-1/2 top-1/2 z-50 max-h-[90dvh] w-[calc(100vw-24px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl border border-line bg-surface p-5 shadow-2xl outline-none",
            isWide ? "max-w-4xl" : "max-w-xl",
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              <Dialog.Description className="text-sm text-muted">{description}</Dialog.Description>
            </div>
            <Dialog.Close asChild>
              <Button look="quiet" size="icon" aria-label="Close" className="-mr-2 -mt-1.5 shrink-0">
                <X size={16} aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The first field, or else the dialog itself: not the button that closes it. */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const field = dialog.querySelector<HTMLElement>(
    "input:not([type=radio]):not([type=file]), textarea, select",
  );
  (field ?? dialog).focus();
}
