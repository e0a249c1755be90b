import type { Preferences, PreferencesResponse } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { keepPreferences } from "../../../api/preferences.ts";
import { hasServerSession } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { told } from "../told.ts";
import { preferencesQuery, workspaceKey } from "../workspace-queries.ts";

/** What the workspace reads and computes by. */
export function PreferencesForm() {
  const { data } = useQuery(preferencesQuery);
  return data === undefined || !hasServerSession() ? null : (
    <Form key={JSON.stringify(data.preferences)} {...data} />
  );
}

function Form({ preferences, mayChange }: PreferencesResponse) {
  const [given, setGiven] = useState<Preferences>(preferences);
  const client = useQueryClient();
  const save = (): void => {
    keepPreferences(given).then(() => {
      toast.success("Workspace settings saved", { duration: 3000 });
      void client.invalidateQueries({ queryKey: [workspaceKey] });
    }, told);
  };
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  return (
    <fieldset disabled={!mayChange} className="grid gap-3 border-t border-line pt-4">
      <legend className="float-left w-full pb-2 text-sm font-medium">Workspace</legend>
      <Choice
        label="Time zone"
        value={given.timeZone}
        onChange={(timeZone) => setGiven({ ...given, timeZone })}
      >
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Choice>
      <Choice
        label="“Now” is"
        value={given.now}
        onChange={(value) => setGiven({ ...given, now: value === "data" ? "data" : "clock" })}
      >
        <option value="clock">The clock</option>
        <option value="data">The last day of the data</option>
      </Choice>
      <Button className="justify-self-start" onClick={save}>
        Save workspace settings
      </Button>
      {!mayChange && <p className="text-xs text-muted">Administrators change these.</p>}
    </fieldset>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="grid gap-1 text-sm sm:grid-cols-[160px_1fr] sm:items-center">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 min-w-0 rounded-lg border border-line bg-canvas px-2 text-sm"
      >
        {children}
      </select>
    </label>
  );
}
