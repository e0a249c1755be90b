import { Upload } from "lucide-react";
import { StepLayout } from "../parts/step-layout.tsx";
import { type DatabaseKind, databaseKinds, sourceKinds } from "../source-kinds.ts";

/** Chooses what to connect: a file at once, or a kind of database. */
export function SelectStep({
  onDatabase,
  onFile,
}: {
  onDatabase: (kind: DatabaseKind) => void;
  onFile: (file: File) => void;
}) {
  return (
    <StepLayout step="select" onBack={null} buttons={null}>
      <div className="grid gap-6">
        <FileChoice file={null} onFile={onFile} />
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
      </div>
    </StepLayout>
  );
}

/** A place for a file: pressed, or dropped upon. */
export function FileChoice({ file, onFile }: { file: File | null; onFile: (file: File) => void }) {
  return (
    <label
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = event.dataTransfer.files[0];
        if (dropped !== undefined) onFile(dropped);
      }}
      className="grid cursor-pointer justify-items-center gap-1 rounded-xl border border-dashed border-line bg-canvas px-4 py-8 text-center transition-colors duration-150 hover:border-accent focus-within:border-accent"
    >
      <Upload size={20} strokeWidth={1.6} aria-hidden className="mb-1 text-accent" />
      <span className="font-medium">{file === null ? "Choose a file, or drop it here" : file.name}</span>
      <span className="text-sm text-muted">
        {file === null ? sourceKinds.file.text : `${(file.size / 1_048_576).toFixed(1)} MB`}
      </span>
      <input
        type="file"
        aria-label="File"
        accept=".csv,.tsv,.xlsx,.xls,.json"
        className="sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </label>
  );
}
