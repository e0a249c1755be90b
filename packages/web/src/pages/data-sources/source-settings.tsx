import type { DataSource } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { deleteSource } from "../../api/sources.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";

/** How a source is connected and what it holds, and the way to remove it. */
export function SourceSettings({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const settings = Object.entries(source.config).filter(([, value]) => value !== null);
  return (
    <Modal title={source.name} description="How it is connected and what it holds." open onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
          {settings.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">{String(value)}</dd>
            </div>
          ))}
          {source.tables.map(({ name, rowCount, columns }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular-nums">
                {rowCount.toLocaleString("en-US")} rows, {columns} columns
              </dd>
            </div>
          ))}
        </dl>
        <Removal source={source} onClose={onClose} />
      </div>
    </Modal>
  );
}

function Removal({ source, onClose }: { source: DataSource; onClose: () => void }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteSource(source.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["sources"] });
      toast.success(`“${source.name}” was removed.`);
      onClose();
    },
    onError: (error) => toast.error(error.message, { duration: 5000 }),
  });
  if (!asked)
    return (
      <Button className="justify-self-start text-loss" onClick={() => setAsked(true)}>
        Remove this source
      </Button>
    );
  return (
    <div className="grid gap-3 rounded-lg border border-loss p-4">
      <p>Everything read from it is deleted. Saved charts that use it stop working.</p>
      <div className="flex gap-2">
        <Button className="text-loss" disabled={removal.isPending} onClick={() => removal.mutate()}>
          Remove “{source.name}”
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
