import { Link } from "react-router";
import { FileChoice } from "../files/file-choice.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { type DatabaseKind, databaseKinds, sourceKinds } from "../source-kinds.ts";

/** Chooses what to connect: files at once, or a kind of database. */
export function SelectStep({
  onDatabase,
  onFiles,
}: {
  onDatabase: (kind: DatabaseKind) => void;
  onFiles: (files: File[]) => void;
}) {
  return (
    <StepLayout step="select" onBack={null} buttons={null}>
      <div className="grid gap-6">
        <FileChoice chosen={0} onFiles={onFiles} />
        <section aria-label="Databases" className="grid gap-2">
          <h3 className="text-sm font-medium text-muted">Or a database</h3>
          <ul className="grid gap-3 sm:grid-cols-2">
            {databaseKinds.map((kind) => {
              const { label, text, icon: Icon } = sourceKinds[kind];
              return (
                <li key={kind}>
                  <button
                    type="button"
                    onClick={() => onDatabase(kind)}
                    className="flex w-full items-center gap-3 rounded-xl border border-line bg-canvas p-4 text-left transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
                  >
                    <span className="grid size-10 shrink-0 place-items-center rounded-lg border border-line bg-surface text-accent">
                      <Icon size={18} strokeWidth={1.6} aria-hidden />
                    </span>
                    <span className="min-w-0">
                      <span className="block font-medium">{label}</span>
                      <span className="block text-sm text-muted">{text}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
        <Link to="/data-sources" className="w-fit text-sm text-accent underline underline-offset-4">
          See what is connected already
        </Link>
      </div>
    </StepLayout>
  );
}
