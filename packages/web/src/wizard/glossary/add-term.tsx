import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { namesIn } from "../model/edit-model.ts";
import { termCsv } from "./binding-text.ts";

/** A term by hand; what it stands for is read from its definition, as for those of a file. */
export function AddTerm({
  busy,
  onAdd,
  onClose,
}: {
  busy: boolean;
  onAdd: (csv: string) => void;
  onClose: () => void;
}) {
  const [term, setTerm] = useState("");
  const [definition, setDefinition] = useState("");
  const [synonyms, setSynonyms] = useState("");
  const [category, setCategory] = useState("");
  const isWhole = term.trim() !== "" && definition.trim() !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole) return;
    onAdd(
      termCsv({
        term: term.trim(),
        definition: definition.trim(),
        synonyms: namesIn(synonyms),
        category: category.trim() || null,
      }),
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-xl border border-accent p-4 sm:grid-cols-2">
      <Field label="Term" value={term} maxLength={200} onChange={(event) => setTerm(event.target.value)} />
      <Field
        label="Category (optional)"
        value={category}
        maxLength={100}
        onChange={(event) => setCategory(event.target.value)}
      />
      <div className="grid gap-1 sm:col-span-2">
        <Field
          label="Definition"
          value={definition}
          maxLength={2000}
          placeholder="customers where size is more than 1000"
          onChange={(event) => setDefinition(event.target.value)}
        />
        <p className="text-xs text-muted">
          Name a column (“orders.amount”), a measure, or a table with a condition.
        </p>
      </div>
      <div className="sm:col-span-2">
        <Field
          label="Synonyms, separated by commas (optional)"
          value={synonyms}
          maxLength={500}
          onChange={(event) => setSynonyms(event.target.value)}
        />
      </div>
      <div className="flex justify-end gap-2 sm:col-span-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="action" disabled={!isWhole || busy}>
          {busy ? "Adding..." : "Add term"}
        </Button>
      </div>
    </form>
  );
}
