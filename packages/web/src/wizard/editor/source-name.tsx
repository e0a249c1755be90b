import type { DataSource } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { renameSource } from "../../api/sources.ts";
import { Problem } from "../parts/problem.tsx";
import { TextEntry } from "../parts/text-entry.tsx";

/** What a source of files is called: kept as soon as the line is left. */
export function SourceName({ source: { id, name } }: { source: DataSource }) {
  const client = useQueryClient();
  const renaming = useMutation({
    mutationFn: (next: string) => renameSource(id, next),
    onSuccess: async ({ name: now }) => {
      toast.success(`It is called “${now}” now.`);
      await client.invalidateQueries();
    },
  });
  return (
    <div className="grid max-w-2xl gap-2">
      <TextEntry label="Name" value={name} maxLength={200} onChange={(next) => renaming.mutate(next)} />
      <Problem text={renaming.error?.message ?? null} />
    </div>
  );
}
