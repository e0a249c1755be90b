import type { DataSource } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { storeSource, toStoredSource } from "../../api/session.ts";
import { deleteSource } from "../../api/sources.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../parts/problem.tsx";
import { QuestionDialog } from "../parts/question-dialog.tsx";

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
    <QuestionDialog
      title={`Keep “${source.name}”?`}
      text="Its tables have been read. It can be asked as it is now, and changed later under Data Sources."
      stay="Go on"
      problem={<Problem text={discarding.error?.message ?? null} />}
      onStay={onStay}
    >
      <Button className="text-loss" disabled={discarding.isPending} onClick={() => discarding.mutate()}>
        Discard it
      </Button>
      <Button look="primary" onClick={keep}>
        Keep it
      </Button>
    </QuestionDialog>
  );
}
