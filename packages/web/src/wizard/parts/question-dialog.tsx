import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

/** Asks before something goes: what stays is the way out, by Escape too; `children` are the other answers. */
export function QuestionDialog({
  title,
  text,
  stay,
  problem = null,
  onStay,
  children,
}: {
  title: string;
  text: string;
  stay: string;
  problem?: ReactNode;
  onStay: () => void;
  children: ReactNode;
}) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : onStay())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <AlertDialog.Content className="fixed left-1/2 top-1/2 z-50 grid w-[calc(100vw-24px)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-4 rounded-xl border border-line bg-surface p-6 shadow-2xl">
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{text}</AlertDialog.Description>
          {problem}
          <div className="flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button look="quiet">{stay}</Button>
            </AlertDialog.Cancel>
            {children}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
