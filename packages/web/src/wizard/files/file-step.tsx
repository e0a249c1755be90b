import type { DataSource } from "@parlance/contract";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { failedFile, type UploadProgress, uploadFiles } from "../../api/upload.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { messageOf } from "../parts/message-of.ts";
import { Problem } from "../parts/problem.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { WorkProgress } from "../parts/work-progress.tsx";
import { addFiles, suggestName } from "./choose-files.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { FileChoice } from "./file-choice.tsx";
import { progressFraction, progressText } from "./progress-text.ts";

const form = "wizard-file";

/** Lists the files that make a source, names it and sends them. */
export function FileStep({
  given,
  onBack,
  onConnected,
}: {
  given: File[];
  onBack: () => void;
  onConnected: (source: DataSource) => void;
}) {
  const [{ files, refused }, setChoice] = useState(() => addFiles([], given));
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { progress, error, send, cancel, forget } = useUpload(onConnected);
  const name = typed ?? suggestName(files);
  const isReady = files.length > 0 && name.trim() !== "";
  const change = (next: typeof files, reasons: string[]): void => {
    setChoice({ files: next, refused: reasons });
    forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    setChoice({ files, refused: [] });
    void send(files, name.trim());
  };
  return (
    <StepLayout
      step="file"
      onBack={() => {
        cancel();
        onBack();
      }}
      buttons={
        <Button type="submit" form={form} look="primary" disabled={!isReady || progress !== null}>
          Upload
        </Button>
      }
    >
      {progress === null ? (
        <form id={form} onSubmit={submit} className="grid max-w-xl gap-4">
          <div className="grid gap-2">
            <ChosenFiles
              files={files}
              failed={failedFile(error)}
              onRemove={(file) =>
                change(
                  files.filter((each) => each !== file),
                  [],
                )
              }
              onEmptied={() => field.current?.focus()}
            />
            <FileChoice
              chosen={files.length}
              field={field}
              onFiles={(more) => {
                const added = addFiles(files, more);
                change(added.files, added.refused);
              }}
            />
          </div>
          <Refused reasons={refused} />
          <Field
            label="Name"
            value={name}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Problem text={error === null ? null : problemText(error, files.length)} />
        </form>
      ) : (
        <WorkProgress
          text={progressText(progress, files.length)}
          fraction={progressFraction(progress)}
          onCancel={cancel}
        />
      )}
    </StepLayout>
  );
}

const problemText = (error: unknown, count: number): string =>
  `${messageOf(error)}${count > 1 ? ` None of the ${count} files was connected.` : ""}`;

const Refused = ({ reasons }: { reasons: string[] }) =>
  reasons.length > 0 && (
    <div
      role="alert"
      className="rounded-lg border border-attention bg-attention-soft px-3 py-2 text-sm [overflow-wrap:anywhere]"
    >
      <ul className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );

/** Sends files, says how far that is, and stops when it is called off or nobody is there to see it. */
function useUpload(onConnected: (source: DataSource) => void) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const send = async (files: readonly File[], name: string): Promise<void> => {
    const controller = new AbortController();
    upload.current = controller;
    setError(null);
    try {
      onConnected(await uploadFiles(files, name, setProgress, controller.signal));
    } catch (reason) {
      setProgress(null);
      setError(controller.signal.aborted ? null : reason);
    }
  };
  return {
    progress,
    error,
    send,
    cancel: (): void => upload.current?.abort(),
    forget: (): void => setError(null),
  };
}
