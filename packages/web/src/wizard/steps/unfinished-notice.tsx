import type { DataSource } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AlertDialog } from "radix-ui";
import { storeSource, toStoredSource } from "../../api/session.ts";
import { deleteSource } from "../../api/sources.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../parts/problem.tsx";

/** Asks what becomes of a source whose wizard is closed before its end. */
export function UnfinishedNotice({
  source,
  onStay,
  onLeave,
}: {
  source: DataSource;
  onStay: () => void;
  onLeave: () => void;
}) {
  const client = useQueryClient();
  const discarding = useMutation({ mutationFn: () => deleteSource(source.id), onSuccess: onLeave });
  const keep = (): void => {
    storeSource(toStoredSource(source));
    void client.invalidateQueries({ queryKey: ["sources"] });
    onLeave();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : onStay())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <AlertDialog.Content className="fixed left-1/2 top-1/2 z-50 grid w-[calc(100vw-24px)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-4 rounded-xl border border-line bg-surface p-6 shadow-2xl">
          <AlertDialog.Title className="text-lg font-semibold">Keep “{source.name}”?</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">
            Its tables have been read. It can be asked as it is now, and changed later under Data Sources.
          </AlertDialog.Description>
          <Problem text={discarding.error?.message ?? null} />
          <div className="flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button look="quiet">Go on</Button>
            </AlertDialog.Cancel>
            <Button className="text-loss" disabled={discarding.isPending} onClick={() => discarding.mutate()}>
              Discard it
            </Button>
            <Button look="primary" onClick={keep}>
              Keep it
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
