import type { DataSource } from "@parlance/contract";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type UploadProgress, uploadFile } from "../../api/upload.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { messageOf } from "../parts/message-of.ts";
import { Problem } from "../parts/problem.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { WorkProgress } from "../parts/work-progress.tsx";
import { FileChoice } from "./select-step.tsx";

const phases: Record<string, string> = {
  receiving: "Sending the file",
  reading: "Reading it",
  typing: "Finding the types",
  profiling: "Looking at the values",
  indexing: "Learning the words",
};
const form = "wizard-file";

/** Names a file and sends it. */
export function FileStep({
  file: given,
  onBack,
  onConnected,
}: {
  file: File | null;
  onBack: () => void;
  onConnected: (source: DataSource) => void;
}) {
  const [file, setFile] = useState(given);
  const [name, setName] = useState(given === null ? "" : baseName(given));
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const choose = (next: File): void => {
    setFile(next);
    setName(baseName(next));
    setError(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (file === null || name.trim() === "") return;
    const controller = new AbortController();
    upload.current = controller;
    setError(null);
    try {
      onConnected(await uploadFile(file, name.trim(), setProgress, controller.signal));
    } catch (reason) {
      setProgress(null);
      setError(controller.signal.aborted ? null : messageOf(reason));
    }
  };
  const cancel = (): void => upload.current?.abort();
  return (
    <StepLayout
      step="file"
      onBack={() => {
        cancel();
        onBack();
      }}
      buttons={
        <Button
          type="submit"
          form={form}
          look="primary"
          disabled={file === null || name.trim() === "" || progress !== null}
        >
          Upload
        </Button>
      }
    >
      {progress === null ? (
        <form id={form} onSubmit={submit} className="grid max-w-xl gap-4">
          <FileChoice file={file} onFile={choose} />
          <Field
            label="Name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
          <Problem text={error} />
        </form>
      ) : (
        <WorkProgress
          text={phases[progress.phase] ?? "Working"}
          fraction={progress.fraction}
          onCancel={cancel}
        />
      )}
    </StepLayout>
  );
}

const baseName = (file: File): string => file.name.replace(/\.[^.]+$/, "");
