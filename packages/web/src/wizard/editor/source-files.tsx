import { type DataSource, filesOf, type SyncReport as Report, type SourceFile } from "@parlance/contract";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { replaceFile, type UploadProgress } from "../../api/upload.ts";
import { Button } from "../../ui/button.tsx";
import { endings } from "../files/choose-files.ts";
import { progressFraction, progressText } from "../files/progress-text.ts";
import { messageOf } from "../parts/message-of.ts";
import { Problem } from "../parts/problem.tsx";
import { sizeText } from "../parts/size-text.ts";
import { WorkProgress } from "../parts/work-progress.tsx";
import { SyncReport } from "./sync-report.tsx";

/** The files of a source, each of which a newer one can take the place of. */
export function SourceFiles({ source, onReplaced }: { source: DataSource; onReplaced: () => void }) {
  const files = filesOf(source);
  const { state, send, cancel, forget } = useReplacing(source, onReplaced);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<SourceFile | null>(null);
  const choose = (file: SourceFile): void => {
    setWanted(file);
    forget();
    field.current?.click();
  };
  return (
    <section aria-label="Files" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <h3 className="font-medium">{files.length === 1 ? "File" : "Files"}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {files.map((file) => (
          <li key={file.fileName} className="flex items-center justify-between gap-3 px-3 py-2">
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere]">{file.fileName}</span>
              <span className="block text-xs text-muted">{sizeText(file.fileSize)}</span>
            </span>
            <Button
              size="small"
              aria-label={`Replace ${file.fileName}`}
              disabled={state.kind === "sending"}
              onClick={() => choose(file)}
            >
              Replace
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">
        A newer file with the same columns takes the place of the one before: names, terms, saved charts and
        dashboards stay and show its figures.
      </p>
      <input
        ref={field}
        type="file"
        aria-label="The newer file"
        accept={endings.map((ending) => `.${ending}`).join(",")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [newer] = target.files ?? [];
          target.value = "";
          if (newer !== undefined && wanted !== null) void send(wanted, newer, false);
        }}
      />
      {state.kind === "sending" && (
        <WorkProgress
          text={progressText(state.progress, 1)}
          fraction={progressFraction(state.progress)}
          onCancel={cancel}
        />
      )}
      {state.kind === "failed" && <Problem text={`${state.message} The data is as it was.`} />}
      {state.kind === "asks" && (
        <Question state={state} onAccept={() => void send(state.file, state.newer, true)} onKeep={forget} />
      )}
      {state.kind === "replaced" && state.report.changes.length > 0 && <SyncReport report={state.report} />}
    </section>
  );
}

type Asks = { kind: "asks"; file: SourceFile; newer: File; report: Report };

function Question({
  state: { file, newer, report },
  onAccept,
  onKeep,
}: {
  state: Asks;
  onAccept: () => void;
  onKeep: () => void;
}) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div
      ref={shown}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-attention p-4 outline-none"
    >
      <p>
        <strong className="font-medium">Nothing was replaced yet.</strong> “{newer.name}” does not have all
        that “{file.fileName}” has:
      </p>
      <SyncReport report={report} asks />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onKeep}>
          Keep the data as it is
        </Button>
        <Button className="text-loss" onClick={onAccept}>
          Replace it all the same
        </Button>
      </div>
    </div>
  );
}

type State =
  | { kind: "idle" }
  | { kind: "sending"; progress: UploadProgress }
  | { kind: "failed"; message: string }
  | Asks
  | { kind: "replaced"; report: Report };

const idle: State = { kind: "idle" };

/** Sends a newer file and says what came of it; it stops when it is called off or nobody is there to see it. */
function useReplacing(source: DataSource, onReplaced: () => void) {
  const [state, setState] = useState<State>(idle);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const send = async (file: SourceFile, newer: File, accept: boolean): Promise<void> => {
    const controller = new AbortController();
    upload.current = controller;
    const onProgress = (progress: UploadProgress): void => setState({ kind: "sending", progress });
    const wanted = { source: source.id, replaces: file.fileName, accept };
    try {
      const done = await replaceFile(wanted, newer, onProgress, controller.signal);
      if (done.event === "asks") return setState({ kind: "asks", file, newer, report: done.report });
      setState({ kind: "replaced", report: done.source.sync ?? nothing });
      toast.success(`“${newer.name}” took the place of “${file.fileName}”.`);
      onReplaced();
    } catch (reason) {
      setState(controller.signal.aborted ? idle : { kind: "failed", message: messageOf(reason) });
    }
  };
  return { state, send, cancel: () => upload.current?.abort(), forget: () => setState(idle) };
}

const nothing: Report = { changes: [], breaks: [], unused: [] };
