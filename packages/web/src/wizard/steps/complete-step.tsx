import type { ConnectedDatabaseResponse, DataSource, SemanticModel } from "@parlance/contract";
import { Button } from "../../ui/button.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { FoundRelationships } from "./found-relationships.tsx";
import { SourceReport } from "./source-report.tsx";

/** What came of it: figures, what was left out, and questions to start with. */
export function CompleteStep({
  source,
  model,
  skipped,
  onAsk,
  onDone,
}: {
  source: DataSource;
  /** Null for files. */
  model: SemanticModel | null;
  skipped: ConnectedDatabaseResponse["skipped"];
  /** Null where nothing can be asked from here. */
  onAsk: ((question: string) => void) | null;
  onDone: () => void;
}) {
  return (
    <StepLayout
      step="complete"
      onBack={null}
      buttons={
        <Button look="primary" onClick={onDone}>
          {onAsk === null ? "Done" : "Start asking"}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {model === null && source.tables.length > 1 && <FoundRelationships source={source} />}
        {model === null ? <SourceReport source={source} /> : <Figures model={model} />}
        {skipped.length > 0 && (
          <section
            aria-label="Left out"
            className="rounded-lg border border-attention bg-attention-soft p-3 text-sm"
          >
            <h3 className="font-medium">
              {skipped.length === 1 ? "1 table was" : `${skipped.length} tables were`} left out
              {skipped.some(({ columns }) => columns !== null) && ", whole or in part"}
            </h3>
            <ul className="mt-1 grid gap-0.5">
              {skipped.map(({ table, columns, detail }) => (
                <li key={`${table.schema}.${table.name}`}>
                  {table.schema}.{table.name}
                  {columns !== null && ` (${columns.join(", ")})`}: {detail}
                </li>
              ))}
            </ul>
          </section>
        )}
        {onAsk !== null && source.suggestions.length > 0 && (
          <section aria-label="Questions to start with" className="grid gap-2">
            <h3 className="text-sm font-medium text-muted">Questions to start with</h3>
            <ul className="grid gap-1.5">
              {source.suggestions.map((question) => (
                <li key={question}>
                  <Button
                    className="h-auto min-h-9 w-full justify-start whitespace-normal py-2 text-left"
                    onClick={() => onAsk(question)}
                  >
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </StepLayout>
  );
}

function Figures({ model }: { model: SemanticModel }) {
  const rows = model.tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const figures: [string, number][] = [
    ["Tables", model.tables.length],
    ["Rows", rows],
    ["Relationships", model.relationships.length],
    ["Derived measures", model.derivedMeasures.length],
    ["Glossary terms", model.glossary.length],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-5">
      {figures.map(([name, figure], at) => (
        <div
          key={name}
          className={`flex flex-col-reverse gap-1 bg-canvas p-4 ${at === 0 ? "max-sm:col-span-2" : ""}`}
        >
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-serif text-2xl leading-none tabular-nums">{figure.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  );
}
