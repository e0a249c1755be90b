import type { DataSource } from "@parlance/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { reconnectSource } from "../../api/sources.ts";
import { listWarehouseForms, type WarehouseForm } from "../../api/warehouses.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Problem } from "../parts/problem.tsx";
import { initialSettings, missingSettings } from "../settings/settings-draft.ts";
import { SettingsFields } from "../settings/settings-fields.tsx";
import { SourceFiles } from "./source-files.tsx";
import { SourceName } from "./source-name.tsx";
import { SourceRemoval } from "./source-removal.tsx";
import { SourceTags } from "./source-tags.tsx";

/** How a source is reached: a file's facts, or a database's settings to change; and the way to remove it. */
export function ConnectionTab({
  source,
  onReplaced,
  onClose,
}: {
  source: DataSource;
  onReplaced: () => void;
  onClose: () => void;
}) {
  const isFile = source.type === "file";
  const { data: forms, error } = useQuery({
    queryKey: ["warehouses"],
    queryFn: listWarehouseForms,
    enabled: !isFile,
  });
  const fields = forms?.find(({ kind }) => kind === source.type)?.fields;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isFile && (
        <>
          <SourceName source={source} />
          <SourceFiles source={source} onReplaced={onReplaced} />
          <Tables source={source} />
        </>
      )}
      {!isFile && fields === undefined && error === null && (
        <p role="status" className="text-muted">
          Reading…
        </p>
      )}
      <Problem text={error?.message ?? null} />
      {fields !== undefined && <SettingsForm source={source} fields={fields} />}
      <SourceTags source={source} />
      <SourceRemoval source={source} onClose={onClose} />
    </div>
  );
}

function SettingsForm({ source, fields }: { source: DataSource; fields: WarehouseForm["fields"] }) {
  const client = useQueryClient();
  const [name, setName] = useState(source.name);
  const [draft, setDraft] = useState(() => initialSettings(fields, source.config));
  const [missing, setMissing] = useState<Record<string, string>>({});
  const saving = useMutation({
    mutationFn: () => reconnectSource(source.id, name.trim(), draft),
    onSuccess: async () => {
      toast.success("The connection works and was saved.");
      await client.invalidateQueries({ queryKey: ["sources"] });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const gaps = missingSettings(fields, draft, true);
    setMissing(gaps);
    if (Object.keys(gaps).length === 0) saving.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-5">
      <FormField label="Connection name" error={undefined}>
        {(control) => (
          <input
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
            {...control}
          />
        )}
      </FormField>
      <SettingsFields
        fields={fields}
        draft={draft}
        kept
        errors={missing}
        onChange={(next) => {
          setDraft(next);
          setMissing({});
        }}
      />
      <Problem text={saving.error?.message ?? null} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={name.trim() === "" || saving.isPending}
      >
        {saving.isPending ? "Testing Connection..." : "Test and save"}
      </Button>
    </form>
  );
}

const Tables = ({ source: { tables } }: { source: DataSource }) => (
  <section className="grid max-w-2xl gap-2 text-sm">
    <h3 className="font-medium">{tables.length === 1 ? "Table" : "Tables"}</h3>
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
      {tables.map(({ name, rowCount, columns }) => (
        <div key={name} className="contents">
          <dt className="text-muted [overflow-wrap:anywhere]">{name}</dt>
          <dd className="text-end tabular-nums">
            {rowCount.toLocaleString("en-US")} rows, {columns} columns
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
