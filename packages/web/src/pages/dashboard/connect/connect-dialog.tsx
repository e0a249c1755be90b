import type { DataSource } from "@parlance/contract";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "sonner";
import { storeSource } from "../../../api/session.ts";
import { type UploadProgress, uploadFile } from "../../../api/upload.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { SourceReport } from "./source-report.tsx";

type State =
  | { at: "configure"; error: string | null }
  | { at: "uploading"; progress: UploadProgress }
  | { at: "complete"; source: DataSource };

const phases: Record<string, string> = {
  receiving: "Sending the file",
  reading: "Reading it",
  typing: "Finding the types",
  profiling: "Looking at the values",
  indexing: "Learning the words",
};

/** Connects a file: choose, name, upload with progress, and a report of what was read. */
export function ConnectDialog({ file: given, onClose }: { file: File | null; onClose: () => void }) {
  const [file, setFile] = useState(given);
  const [name, setName] = useState(given === null ? "" : baseName(given));
  const [state, setState] = useState<State>({ at: "configure", error: null });
  const upload = useRef<AbortController | null>(null);
  const choose = (next: File | undefined): void => {
    if (next === undefined) return;
    setFile(next);
    setName(baseName(next));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (file === null || name.trim() === "") return;
    const controller = new AbortController();
    upload.current = controller;
    try {
      const source = await uploadFile(
        file,
        name.trim(),
        (progress) => setState({ at: "uploading", progress }),
        controller.signal,
      );
      storeSource({
        id: source.id,
        type: source.type,
        name: source.name,
        status: "connected",
        connectedAt: source.connectedAt,
      });
      toast.success(`Data source "${source.name}" connected successfully!`);
      setState({ at: "complete", source });
    } catch (error) {
      setState({
        at: "configure",
        error: controller.signal.aborted ? null : error instanceof Error ? error.message : String(error),
      });
    }
  };
  const close = (): void => {
    upload.current?.abort();
    onClose();
  };
  return (
    <Modal
      title="Connect Your Data"
      description="CSV, Excel or JSON, up to 100MB. It stays on this server."
      open
      onClose={close}
    >
      {state.at === "configure" && (
        <form onSubmit={submit} className="grid gap-4">
          <label className="grid cursor-pointer justify-items-center gap-1 rounded-lg border border-dashed border-line bg-canvas px-4 py-8 text-center hover:border-accent focus-within:border-accent">
            <span className="font-medium">{file === null ? "Choose a file" : file.name}</span>
            <span className="text-xs text-muted">
              {file === null ? ".csv, .xlsx, .xls or .json" : `${(file.size / 1_048_576).toFixed(1)} MB`}
            </span>
            <input
              type="file"
              aria-label="File"
              accept=".csv,.tsv,.xlsx,.xls,.json"
              className="sr-only"
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </label>
          <Field
            label="Name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
          {state.error !== null && (
            <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
              {state.error}
            </p>
          )}
          <Button type="submit" look="primary" disabled={file === null || name.trim() === ""}>
            Upload
          </Button>
        </form>
      )}
      {state.at === "uploading" && (
        <div className="grid gap-3" role="status">
          <p>{phases[state.progress.phase] ?? "Working"}…</p>
          <progress className="h-1.5 w-full" value={state.progress.fraction} max={1} aria-label="Progress" />
          <Button onClick={() => upload.current?.abort()}>Cancel</Button>
        </div>
      )}
      {state.at === "complete" && <SourceReport source={state.source} onDone={onClose} />}
    </Modal>
  );
}

const baseName = (file: File): string => file.name.replace(/\.[^.]+$/, "");
