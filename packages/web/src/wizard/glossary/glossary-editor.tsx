import type { GlossaryResponse, GlossaryTerm, SemanticModel } from "@parlance/contract";
import { useMutation } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useState } from "react";
import { readModelVersions, saveModel, sendGlossary } from "../../api/models.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../parts/problem.tsx";
import { AddTerm } from "./add-term.tsx";
import { TermRow } from "./term-row.tsx";

/** The business terms of a source: from a CSV or by hand, each with what it stands for. Every change is kept at once. */
export function GlossaryEditor({
  model,
  onSaved,
}: {
  model: SemanticModel;
  onSaved: (model: SemanticModel) => void;
}) {
  const [adding, setAdding] = useState(false);
  const [errors, setErrors] = useState<GlossaryResponse["errors"]>([]);
  const reading = useMutation({
    mutationFn: async ({ csv, keep }: { csv: string; keep: boolean }) => {
      const read = await sendGlossary(model.source, csv, keep);
      return { read, saved: await readModelVersions(model.source) };
    },
    onSuccess: ({ read, saved }) => {
      setErrors(read.errors);
      onSaved(saved.model);
      if (read.errors.length === 0) setAdding(false);
    },
  });
  const saving = useMutation({
    mutationFn: (glossary: GlossaryTerm[]) => saveModel({ ...model, glossary }),
    onSuccess: (saved) => onSaved(saved.model),
  });
  const unbound = model.glossary.filter(({ binding }) => binding === null).length;
  const wrong = reading.error ?? saving.error;
  const replace = (term: GlossaryTerm, next: GlossaryTerm[]): void =>
    saving.mutate(model.glossary.flatMap((each) => (each.term === term.term ? next : [each])));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CsvChoice busy={reading.isPending} onCsv={(csv) => reading.mutate({ csv, keep: false })} />
      <Problem text={wrong?.message ?? null} />
      {errors.length > 0 && (
        <section
          aria-label="Rows that could not be read"
          className="rounded-lg border border-attention bg-attention-soft p-3 text-sm"
        >
          <h3 className="font-medium">
            {errors.length === 1 ? "1 row" : `${errors.length} rows`} could not be read
          </h3>
          <ul className="mt-1 grid gap-0.5">
            {errors.map(({ row, message }) => (
              <li key={`${row} ${message}`}>
                {row === 0 ? "Header" : `Row ${row}`}: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {model.glossary.length === 0
            ? "No terms yet."
            : `${model.glossary.length} ${model.glossary.length === 1 ? "term" : "terms"}${unbound === 0 ? "" : `, ${unbound} read by definition alone`}`}
        </p>
        <Button disabled={adding} onClick={() => setAdding(true)}>
          <Plus size={15} aria-hidden /> Add a term
        </Button>
      </div>
      {adding && (
        <AddTerm
          busy={reading.isPending}
          onAdd={(csv) => reading.mutate({ csv, keep: true })}
          onClose={() => setAdding(false)}
        />
      )}
      {model.glossary.length > 0 && (
        <ul
          aria-label="Terms"
          className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-xl border border-line"
        >
          {[...model.glossary]
            .sort((a, b) => Number(a.binding !== null) - Number(b.binding !== null))
            .map((term) => (
              <TermRow
                key={term.term}
                model={model}
                term={term}
                busy={saving.isPending}
                onBind={(binding) => replace(term, [{ ...term, binding }])}
                onRemove={() => replace(term, [])}
              />
            ))}
        </ul>
      )}
    </div>
  );
}

function CsvChoice({ busy, onCsv }: { busy: boolean; onCsv: (csv: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    const isCsv = /\.csv$/i.test(file.name) || file.type === "text/csv";
    setProblem(isCsv ? null : "The glossary must be a CSV file.");
    if (isCsv) void file.text().then(onCsv);
  };
  return (
    <div className="grid gap-2">
      <label
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className="flex cursor-pointer items-center gap-4 rounded-xl border border-dashed border-line bg-canvas px-4 py-5 transition-colors duration-150 hover:border-accent focus-within:border-accent"
      >
        <Upload size={20} strokeWidth={1.6} aria-hidden className="shrink-0 text-accent" />
        <span>
          <span className="block font-medium">
            {busy ? "Reading the terms..." : "Choose a CSV, or drop it here"}
          </span>
          <span className="block text-sm text-muted">
            Columns: term, definition, synonyms (separated by |), category
          </span>
        </span>
        <input
          type="file"
          aria-label="Glossary file"
          accept=".csv,text/csv"
          className="sr-only"
          disabled={busy}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      <Problem text={problem} />
    </div>
  );
}
