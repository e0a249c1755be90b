import type { ListedTablesResponse } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { listDatabaseTables, listWarehouseForms, testDatabase } from "../../api/warehouses.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { messageOf } from "../parts/message-of.ts";
import { Problem } from "../parts/problem.tsx";
import { StepLayout } from "../parts/step-layout.tsx";
import { initialSettings, missingSettings, type SettingsDraft } from "../settings/settings-draft.ts";
import { SettingsFields } from "../settings/settings-fields.tsx";
import { type DatabaseKind, sourceKinds } from "../source-kinds.ts";

/** A connection that was tested: its name and settings, who answered, and what there is to choose from. */
export type TestedConnection = {
  name: string;
  settings: SettingsDraft;
  server: string;
  listed: ListedTablesResponse;
};

const form = "wizard-database";

/** Names a connection, takes its settings and tries them. */
export function DatabaseStep({
  kind,
  tested,
  onBack,
  onTested,
}: {
  kind: DatabaseKind;
  tested: TestedConnection | null;
  onBack: () => void;
  onTested: (connection: TestedConnection) => void;
}) {
  const {
    data: forms,
    error: unread,
    refetch,
  } = useQuery({
    queryKey: ["warehouses"],
    queryFn: listWarehouseForms,
  });
  const fields = forms?.find((each) => each.kind === kind)?.fields;
  const [name, setName] = useState(tested?.name ?? "");
  const [edited, setEdited] = useState<SettingsDraft | null>(tested?.settings ?? null);
  const settings = edited ?? initialSettings(fields ?? [], null);
  const { test, testing, error } = useConnectionTest(kind, onTested);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const gaps = missingSettings(fields ?? [], settings, false);
    setMissing(gaps);
    if (Object.keys(gaps).length === 0) void test(name.trim(), settings);
  };
  return (
    <StepLayout
      step="configure"
      onBack={onBack}
      buttons={
        <Button
          type="submit"
          form={form}
          look="primary"
          disabled={name.trim() === "" || testing || fields === undefined}
        >
          {testing ? "Testing Connection..." : "Test Connection"}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid max-w-2xl gap-5">
        <FormField label="Connection name" error={undefined}>
          {(control) => (
            <input
              value={name}
              maxLength={200}
              placeholder={`Our ${sourceKinds[kind].label}`}
              onChange={(event) => setName(event.target.value)}
              {...control}
            />
          )}
        </FormField>
        {unread !== null && (
          <div className="grid gap-2">
            <Problem text={`The form could not be read: ${unread.message}`} />
            <Button className="justify-self-start" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {fields === undefined && unread === null && <FieldSkeletons />}
        {fields !== undefined && (
          <SettingsFields
            fields={fields}
            draft={settings}
            kept={false}
            errors={missing}
            onChange={(next) => {
              setEdited(next);
              setMissing({});
            }}
          />
        )}
        <Problem text={error} />
      </form>
    </StepLayout>
  );
}

function useConnectionTest(kind: DatabaseKind, onTested: (connection: TestedConnection) => void) {
  const [testing, setTesting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const test = async (name: string, settings: SettingsDraft): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setTesting(true);
    setError(null);
    try {
      const { server, detail } = await testDatabase({ kind, settings }, controller.signal);
      if (server === null) throw new Error(detail ?? "The database does not answer.");
      const listed = await listDatabaseTables({ kind, settings }, controller.signal);
      const { product, version, user, milliseconds } = server;
      const told = `${product} ${version} as ${user}, in ${Math.max(1, Math.round(milliseconds))} ms`;
      onTested({ name, settings, server: told, listed });
    } catch (reason) {
      if (controller.signal.aborted) return;
      setError(messageOf(reason));
      setTesting(false);
    }
  };
  return { test, testing, error };
}

function FieldSkeletons() {
  return (
    <div role="status" aria-label="Reading the form" className="grid gap-4 sm:grid-cols-2">
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className="h-16 animate-pulse rounded-lg bg-raised" />
      ))}
    </div>
  );
}
