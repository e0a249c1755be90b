import type { Preferences, PreferencesResponse } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { keepPreferences } from "../../../api/preferences.ts";
import { currentUser, hasServerSession } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { told } from "../told.ts";
import { preferencesQuery, workspaceKey } from "../workspace-queries.ts";
import {
  currencyChoices,
  localeChoices,
  localeNamed,
  monthChoices,
  type PreferenceChoice,
  timeZoneChoices,
} from "./preference-choices.ts";

/** What the workspace reads and computes by. */
export function PreferencesForm() {
  const { data } = useQuery(preferencesQuery);
  return data === undefined || !hasServerSession() ? null : (
    <Form key={JSON.stringify(data.preferences)} {...data} />
  );
}

type Setting = {
  label: string;
  hint?: string;
  choices: PreferenceChoice[];
  value: (given: Preferences) => string;
  change: (value: string) => Partial<Preferences>;
};

const settings = (): Setting[] => [
  {
    label: "Time zone",
    choices: timeZoneChoices(),
    value: ({ timeZone }) => timeZone,
    change: (timeZone) => ({ timeZone }),
  },
  {
    label: "“Now” is",
    ...(currentUser()?.connection?.type === "bigquery"
      ? { hint: "For the example data it is always that data’s last day, 31 December 2024." }
      : {}),
    choices: [
      ["clock", "The clock"],
      ["data", "The last day of the data"],
    ],
    value: ({ now }) => now,
    change: (value) => ({ now: value === "data" ? "data" : "clock" }),
  },
  {
    label: "Weeks start on",
    choices: [
      ["monday", "Monday"],
      ["sunday", "Sunday"],
    ],
    value: ({ weekStart }) => weekStart,
    change: (value) => ({ weekStart: value === "sunday" ? "sunday" : "monday" }),
  },
  {
    label: "Fiscal year starts in",
    hint: "Quarters and years follow it: “this year”, “by quarter”, FY2025. A year by its number alone, 2025, stays the calendar’s.",
    choices: monthChoices,
    value: ({ fiscalYearStart }) => String(fiscalYearStart),
    change: (value) => ({ fiscalYearStart: Number(value) }),
  },
  {
    label: "Numbers and dates",
    choices: localeChoices,
    value: ({ locale }) => locale,
    change: (value) => ({ locale: localeNamed(value) }),
  },
  {
    label: "Currency",
    hint: "Of amounts whose currency the data does not say.",
    choices: currencyChoices(),
    value: ({ currency }) => currency ?? "",
    change: (value) => ({ currency: value === "" ? null : value }),
  },
];

function Form({ preferences, mayChange }: PreferencesResponse) {
  const [given, setGiven] = useState<Preferences>(preferences);
  const [shown] = useState(settings);
  const client = useQueryClient();
  const save = (): void => {
    keepPreferences(given).then(async () => {
      // Told once the next question goes by them.
      await client.invalidateQueries({ queryKey: [workspaceKey] });
      toast.success("Workspace settings saved", { duration: 3000 });
    }, told);
  };
  return (
    <fieldset disabled={!mayChange} className="grid gap-3 border-t border-line pt-4">
      <legend className="float-left w-full pb-2 text-sm font-medium">Workspace</legend>
      {shown.map((setting) => (
        <Choice
          key={setting.label}
          {...setting}
          value={setting.value(given)}
          onChange={(value) => setGiven({ ...given, ...setting.change(value) })}
        />
      ))}
      <Button className="justify-self-start" onClick={save}>
        Save workspace settings
      </Button>
      {!mayChange && <p className="text-xs text-muted">Administrators change these.</p>}
    </fieldset>
  );
}

function Choice({
  label,
  hint,
  choices,
  value,
  onChange,
}: Pick<Setting, "label" | "hint" | "choices"> & { value: string; onChange: (value: string) => void }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[160px_1fr]">
      <label className="contents text-sm">
        <span className="text-sm sm:self-center">{label}</span>
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-9 min-w-0 rounded-lg border border-line bg-canvas px-2 text-sm"
        >
          {choices.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {hint !== undefined && <p className="text-xs text-muted sm:col-start-2">{hint}</p>}
    </div>
  );
}
