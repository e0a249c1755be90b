import type { ConnectedDatabaseResponse, DataSource, SemanticModel, WarehouseKind } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { storeSource, toStoredSource } from "../api/session.ts";
import { FileStep } from "./files/file-step.tsx";
import { WizardFrame } from "./parts/wizard-frame.tsx";
import type { DatabaseKind } from "./source-kinds.ts";
import { CompleteStep } from "./steps/complete-step.tsx";
import { DatabaseWizard } from "./steps/database-wizard.tsx";
import { SelectStep } from "./steps/select-step.tsx";
import { stepsOf } from "./steps.ts";

type At =
  | { step: "select" }
  | { step: "file"; files: File[] }
  | { step: "database"; kind: DatabaseKind }
  | {
      step: "complete";
      source: DataSource;
      model: SemanticModel | null;
      skipped: ConnectedDatabaseResponse["skipped"];
    };

/** Connects a source: files in three steps, a database in seven. It may start at a kind, or with files that were dropped. */
export function Wizard({
  kind = null,
  files = [],
  onAsk = null,
  onClose,
}: {
  kind?: WarehouseKind | null;
  files?: File[];
  /** Asks a question of the new source; null where there is no chat. */
  onAsk?: ((question: string, source: string) => void) | null;
  onClose: () => void;
}) {
  const [at, setAt] = useState<At>(() => startOf(kind, files));
  const client = useQueryClient();
  const complete = (
    source: DataSource,
    model: SemanticModel | null,
    skipped: ConnectedDatabaseResponse["skipped"],
  ): void => {
    storeSource(toStoredSource(source));
    void client.invalidateQueries({ queryKey: ["sources"] });
    toast.success(`Data source "${source.name}" connected successfully!`);
    setAt({ step: "complete", source, model, skipped });
  };
  const select = (): void => setAt({ step: "select" });
  switch (at.step) {
    case "database":
      return (
        <DatabaseWizard
          kind={at.kind}
          onBack={select}
          onClose={onClose}
          onComplete={({ source, skipped }, model) => complete(source, model, skipped)}
        />
      );
    case "select":
      return (
        <WizardFrame steps={stepsOf(null)} step="select" onClose={onClose}>
          <SelectStep
            onDatabase={(chosen) => setAt({ step: "database", kind: chosen })}
            onFiles={(chosen) => setAt({ step: "file", files: chosen })}
          />
        </WizardFrame>
      );
    case "file":
      return (
        <WizardFrame steps={stepsOf("file")} step="file" onClose={onClose}>
          <FileStep given={at.files} onBack={select} onConnected={(source) => complete(source, null, [])} />
        </WizardFrame>
      );
    case "complete":
      return (
        <WizardFrame steps={stepsOf(at.source.type)} step="complete" isKept onClose={onClose}>
          <CompleteStep
            source={at.source}
            model={at.model}
            skipped={at.skipped}
            onAsk={
              onAsk === null
                ? null
                : (question) => {
                    onClose();
                    onAsk(question, at.source.id);
                  }
            }
            onDone={onClose}
          />
        </WizardFrame>
      );
  }
}

function startOf(kind: WarehouseKind | null, files: File[]): At {
  if (files.length > 0 || kind === "file") return { step: "file", files };
  return kind === null ? { step: "select" } : { step: "database", kind };
}
