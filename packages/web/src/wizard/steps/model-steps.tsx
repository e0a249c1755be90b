import type { SemanticModel } from "@parlance/contract";
import { Button } from "../../ui/button.tsx";
import { GlossaryEditor } from "../glossary/glossary-editor.tsx";
import { Problem } from "../parts/problem.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { RelationshipsEditor, reviewText } from "../relationships/relationships-editor.tsx";
import type { Reviewed } from "../relationships/review.ts";
import { SemanticEditor } from "../semantic/semantic-editor.tsx";
import type { Saving } from "../use-database-wizard.ts";

type Ways = { onBack: () => void; onContinue: () => void };

/** Accepts and rejects what was found between the tables. */
export function RelationshipsStep({
  reviewed,
  saving,
  onChange,
  onBack,
  onContinue,
}: Ways & { reviewed: Reviewed; saving: Saving; onChange: (reviewed: Reviewed) => void }) {
  return (
    <StepLayout
      step="relationships"
      onBack={onBack}
      buttons={
        <>
          <span role="status" className="text-sm tabular-nums text-muted">
            {reviewText(reviewed)}
          </span>
          <Continue saving={saving} onContinue={onContinue} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Problem text={saving.error} />
        <RelationshipsEditor reviewed={reviewed} onChange={onChange} />
      </div>
    </StepLayout>
  );
}

/** Corrects what tables and columns mean. */
export function SemanticStep({
  model,
  saving,
  onChange,
  onBack,
  onContinue,
}: Ways & { model: SemanticModel; saving: Saving; onChange: (model: SemanticModel) => void }) {
  return (
    <StepLayout
      step="semantic"
      onBack={onBack}
      buttons={<Continue saving={saving} onContinue={onContinue} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Problem text={saving.error} />
        <SemanticEditor model={model} onChange={onChange} />
      </div>
    </StepLayout>
  );
}

/** Takes the business terms, or none. */
export function GlossaryStep({
  model,
  onSaved,
  onBack,
  onContinue,
}: Ways & { model: SemanticModel; onSaved: (model: SemanticModel) => void }) {
  const isEmpty = model.glossary.length === 0;
  return (
    <StepLayout
      step="glossary"
      onBack={onBack}
      buttons={
        <>
          {isEmpty && (
            <Button look="quiet" onClick={onContinue}>
              Skip
            </Button>
          )}
          <Button look="primary" disabled={isEmpty} onClick={onContinue}>
            Complete
          </Button>
        </>
      }
    >
      <GlossaryEditor model={model} onSaved={onSaved} />
    </StepLayout>
  );
}

const Continue = ({ saving, onContinue }: { saving: Saving; onContinue: () => void }) => (
  <Button look="primary" disabled={saving.busy} onClick={onContinue}>
    {saving.busy ? "Saving..." : "Continue"}
  </Button>
);
