import type { ConnectedDatabaseResponse, SemanticModel } from "@parlance/contract";
import { useState } from "react";
import { WizardFrame } from "../parts/wizard-frame.tsx";
import type { DatabaseKind } from "../source-kinds.ts";
import { stepsOf } from "../steps.ts";
import { useDatabaseWizard } from "../use-database-wizard.ts";
import { DatabaseStep } from "./database-step.tsx";
import { DatasetsStep } from "./datasets-step.tsx";
import { GlossaryStep, RelationshipsStep, SemanticStep } from "./model-steps.tsx";
import { UnfinishedNotice } from "./unfinished-notice.tsx";

/** The steps of a database, from its settings to its glossary. */
export function DatabaseWizard({
  kind,
  onBack,
  onClose,
  onComplete,
}: {
  kind: DatabaseKind;
  onBack: () => void;
  onClose: () => void;
  onComplete: (made: ConnectedDatabaseResponse, model: SemanticModel) => void;
}) {
  const wizard = useDatabaseWizard(kind);
  const { step, setStep, connection, made, reviewed } = wizard;
  const [leaving, setLeaving] = useState(false);
  return (
    <WizardFrame
      steps={stepsOf(kind)}
      step={step}
      isKept={made !== null}
      onClose={() => (made === null || wizard.connect.progress !== null ? onClose() : setLeaving(true))}
    >
      {leaving && made !== null && (
        <UnfinishedNotice source={made.source} onStay={() => setLeaving(false)} onLeave={onClose} />
      )}
      {step === "configure" && (
        <DatabaseStep kind={kind} tested={connection} onBack={onBack} onTested={wizard.tested} />
      )}
      {step === "datasets" && connection !== null && (
        <DatasetsStep
          connection={connection}
          chosen={wizard.chosen}
          connect={wizard.connect}
          onChoose={wizard.setChosen}
          onBack={() => setStep("configure")}
          onContinue={() => void wizard.read()}
        />
      )}
      {step === "relationships" && reviewed !== null && (
        <RelationshipsStep
          reviewed={reviewed}
          saving={wizard.saving}
          onChange={wizard.setReviewed}
          onBack={() => setStep("datasets")}
          onContinue={() => void wizard.save("semantic")}
        />
      )}
      {step === "semantic" && reviewed !== null && (
        <SemanticStep
          model={reviewed.model}
          saving={wizard.saving}
          onChange={wizard.setModel}
          onBack={() => setStep("relationships")}
          onContinue={() => void wizard.save("glossary")}
        />
      )}
      {step === "glossary" && reviewed !== null && made !== null && (
        <GlossaryStep
          model={reviewed.model}
          onSaved={wizard.keep}
          onBack={() => setStep("semantic")}
          onContinue={() => onComplete(made, reviewed.model)}
        />
      )}
    </WizardFrame>
  );
}
