import type { DataSource } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { deleteSource } from "../../api/sources.ts";
import { Button } from "../../ui/button.tsx";

/** Removes a source, once asked and once again. */
export function SourceRemoval({ source, onClose }: { source: DataSource; onClose: () => void }) {
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
