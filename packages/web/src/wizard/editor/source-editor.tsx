import type { DataSource, SemanticModel } from "@parlance/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Dialog, Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { readModelVersions, saveModel } from "../../api/models.ts";
import { Button } from "../../ui/button.tsx";
import { GlossaryEditor } from "../glossary/glossary-editor.tsx";
import { Problem } from "../parts/problem.tsx";
import { RelationshipsEditor } from "../relationships/relationships-editor.tsx";
import { noReview, type Reviewed } from "../relationships/review.ts";
import { SemanticEditor } from "../semantic/semantic-editor.tsx";
import { ConnectionTab } from "./connection-tab.tsx";
import { SyncTab } from "./sync-tab.tsx";
import { VersionsTab } from "./versions-tab.tsx";

const tabs = {
  connection: "Connection",
  sync: "Sync",
  relationships: "Relationships",
  semantic: "Semantic layer",
  glossary: "Glossary",
  versions: "Versions",
} as const;
type Tab = keyof typeof tabs;

/** Everything about a connected source, by the screens of the wizard: its settings, its readings, its model and the versions of it. */
export function SourceEditor({
  source,
  start = "connection",
  onClose,
}: {
  source: DataSource;
  start?: Tab;
  onClose: () => void;
}) {
  const [tab, setTab] = useState<Tab>(start);
  const editing = useModelEditing(source.id);
  const shown = (Object.keys(tabs) as Tab[]).filter((each) => each !== "sync" || source.type !== "file");
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface sm:inset-auto sm:left-1/2 sm:top-1/2 sm:h-[min(760px,calc(100dvh-48px))] sm:w-[calc(100vw-48px)] sm:max-w-4xl sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:border sm:border-line sm:shadow-2xl">
          <Tabs.Root
            value={tab}
            onValueChange={(value) => setTab(value as Tab)}
            className="flex min-h-0 flex-1 flex-col"
          >
            <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-4 pt-4 sm:px-6">
              <div className="flex items-center justify-between gap-4">
                <Dialog.Title className="truncate text-lg font-semibold">{source.name}</Dialog.Title>
                <Dialog.Close asChild>
                  <Button look="quiet" size="icon" aria-label="Close">
                    <X size={16} aria-hidden />
                  </Button>
                </Dialog.Close>
              </div>
              <Dialog.Description className="sr-only">
                How it is connected, what it holds and what that means.
              </Dialog.Description>
              <Tabs.List
                aria-label="About this source"
                className="-mx-1 flex gap-1 overflow-x-auto px-1 pt-1"
              >
                {shown.map((each) => (
                  <Tabs.Trigger
                    key={each}
                    value={each}
                    className="whitespace-nowrap border-b-2 border-transparent px-2.5 pb-2.5 pt-1 text-sm text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
                  >
                    {tabs[each]}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
            </header>
            <Panel tab="connection">
              <ConnectionTab source={source} onReplaced={editing.reload} onClose={onClose} />
            </Panel>
            {source.type !== "file" && (
              <Panel tab="sync">
                <SyncTab source={source} onSynced={editing.reload} />
              </Panel>
            )}
            <ModelPanels editing={editing} />
          </Tabs.Root>
          {editing.isChanged && <SaveBar editing={editing} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ModelPanels({ editing }: { editing: Editing }) {
  const { reviewed, change, keep, reload, versions, error } = editing;
  const waiting =
    error === null ? (
      <p role="status" className="text-muted">
        Reading…
      </p>
    ) : (
      <Problem text={error} />
    );
  const withModel = (make: (given: Reviewed) => ReactNode): ReactNode =>
    reviewed === null ? waiting : make(reviewed);
  return (
    <>
      <Panel tab="relationships">
        {withModel((given) => (
          <RelationshipsEditor reviewed={given} onChange={change} />
        ))}
      </Panel>
      <Panel tab="semantic">
        {withModel(({ model, review }) => (
          <SemanticEditor model={model} onChange={(next) => change({ model: next, review })} />
        ))}
      </Panel>
      <Panel tab="glossary">
        {withModel(({ model }) =>
          editing.isChanged ? (
            <p className="text-muted">Save or discard your other changes first: terms are kept at once.</p>
          ) : (
            <GlossaryEditor model={model} onSaved={keep} />
          ),
        )}
      </Panel>
      <Panel tab="versions">
        {withModel(({ model }) => (
          <VersionsTab source={model.source} versions={versions} onRestored={reload} />
        ))}
      </Panel>
    </>
  );
}

const Panel = ({ tab, children }: { tab: Tab; children: ReactNode }) => (
  <Tabs.Content value={tab} className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-none sm:px-6">
    {children}
  </Tabs.Content>
);

function SaveBar({ editing: { save, saving, saveError, discard } }: { editing: Editing }) {
  return (
    <footer className="grid gap-2 border-t border-line px-4 py-3 sm:px-6">
      <Problem text={saveError} />
      <div className="flex items-center justify-end gap-2">
        <Button look="quiet" onClick={discard}>
          Discard
        </Button>
        <Button look="primary" disabled={saving} onClick={save}>
          {saving ? "Saving..." : "Save changes"}
        </Button>
      </div>
    </footer>
  );
}

type Editing = ReturnType<typeof useModelEditing>;

/** A source's model with what is being changed of it, and the way to keep that. */
function useModelEditing(source: string) {
  const client = useQueryClient();
  const queryKey = ["model-versions", source];
  const { data, error } = useQuery({ queryKey, queryFn: () => readModelVersions(source) });
  const [draft, setDraft] = useState<Reviewed | null>(null);
  const kept: SemanticModel | null = data?.model ?? null;
  const reload = async (): Promise<void> => {
    setDraft(null);
    await client.invalidateQueries();
  };
  const saving = useMutation({
    mutationFn: saveModel,
    onSuccess: async (saved) => {
      client.setQueryData(queryKey, saved);
      setDraft((before) => (before === null ? null : { ...before, model: saved.model }));
      toast.success("The model was saved.");
      await client.invalidateQueries();
    },
  });
  const reviewed = draft ?? (kept === null ? null : { model: kept, review: noReview });
  const isChanged = draft !== null && kept !== null && JSON.stringify(draft.model) !== JSON.stringify(kept);
  return {
    reviewed,
    versions: data?.versions ?? [],
    error: error?.message ?? null,
    change: setDraft,
    keep: (): void => void reload(),
    reload: (): void => void reload(),
    isChanged,
    save: (): void => {
      if (draft !== null) saving.mutate(draft.model);
    },
    saving: saving.isPending,
    saveError: saving.error?.message ?? null,
    discard: (): void => {
      setDraft(null);
      saving.reset();
    },
  };
}
