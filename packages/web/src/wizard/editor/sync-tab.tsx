import { type DataSource, failureText } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { toast } from "sonner";
import { scheduleSource, syncSource } from "../../api/sources.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../parts/problem.tsx";
import { SmallChoice } from "../parts/small-choice.tsx";
import { SyncReport } from "./sync-report.tsx";

const schedules = [
  { value: "never", label: "only by hand" },
  { value: "60", label: "every hour" },
  { value: "360", label: "every six hours" },
  { value: "1440", label: "every day" },
  { value: "10080", label: "every week" },
];

/** Reads a source's tables again, now or by itself, and shows what that found. */
export function SyncTab({ source, onSynced }: { source: DataSource; onSynced: () => void }) {
  const client = useQueryClient();
  const syncing = useMutation({
    mutationFn: () => syncSource(source.id),
    onSuccess: () => {
      toast.success(`“${source.name}” was read again.`);
      onSynced();
    },
    onError: () => client.invalidateQueries({ queryKey: ["sources"] }),
  });
  const scheduling = useMutation({
    mutationFn: (minutes: number | null) => scheduleSource(source.id, minutes),
    onSuccess: () => client.invalidateQueries({ queryKey: ["sources"] }),
  });
  const { failure, sync } = source;
  const problem =
    syncing.error?.message ??
    scheduling.error?.message ??
    (failure === null ? null : `The last reading failed. ${failureText(failure)}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-serif text-2xl leading-tight">Read it again</h2>
          <p className="text-muted">
            Last read {new Date(source.syncedAt).toLocaleString()}. Your names, roles and terms stay.
          </p>
        </div>
        <Button look="primary" disabled={syncing.isPending} onClick={() => syncing.mutate()}>
          <RefreshCw size={15} aria-hidden className={syncing.isPending ? "animate-spin" : ""} />
          {syncing.isPending ? "Reading..." : "Sync now"}
        </Button>
      </div>
      <Problem text={problem} />
      <div className="max-w-60">
        <SmallChoice
          label="By itself"
          value={String(source.syncMinutes ?? "never")}
          options={schedules}
          onChange={(value) => scheduling.mutate(value === "never" ? null : Number(value))}
        />
      </div>
      {sync !== null && <SyncReport report={sync} />}
    </div>
  );
}
