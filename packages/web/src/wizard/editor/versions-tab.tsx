import type { ModelVersionsResponse } from "@parlance/contract";
import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { toast } from "sonner";
import { restoreModel } from "../../api/models.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../parts/problem.tsx";

/** The models before this one; any of them can be the current one again. */
export function VersionsTab({
  source,
  versions,
  onRestored,
}: {
  source: string;
  versions: ModelVersionsResponse["versions"];
  onRestored: () => void;
}) {
  const restoring = useMutation({
    mutationFn: (version: string) => restoreModel(source, version),
    onSuccess: () => {
      toast.success("The earlier version is back.");
      onRestored();
    },
  });
  const [last] = versions;
  if (last === undefined)
    return (
      <p className="rounded-xl border border-dashed border-line p-6 text-muted">
        Nothing was changed yet. Each change keeps the version before it here.
      </p>
    );
  return (
    <div className="grid gap-4">
      <Problem text={restoring.error?.message ?? null} />
      <Button
        look="action"
        className="justify-self-start"
        disabled={restoring.isPending}
        onClick={() => restoring.mutate(last.version)}
      >
        <Undo2 size={15} aria-hidden /> Undo the last change
      </Button>
      <ol aria-label="Earlier versions" className="divide-y divide-line rounded-xl border border-line">
        {versions.map(({ version, replacedAt }) => (
          <li key={version} className="flex items-center justify-between gap-3 px-3 py-2">
            <span>
              <span className="block">Until {new Date(replacedAt).toLocaleString()}</span>
              <code className="block font-mono text-xs text-muted">{version}</code>
            </span>
            <Button size="small" disabled={restoring.isPending} onClick={() => restoring.mutate(version)}>
              Restore
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
