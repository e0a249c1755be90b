import type { ChangeChartRequest, ChartAlert, SavedChart } from "@parlance/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { watchedFigure, writtenScale } from "./alert-text.ts";
import { rhythms } from "./rhythms.ts";

const kinds: Record<ChartAlert["kind"], string> = {
  above: "A figure goes above",
  below: "A figure goes below",
  anomaly: "An anomaly is found",
};
const everyHour = 60;

/** Sets when a chart tells its owner, and how often it looks. */
export function AlertDialog({
  chart,
  onChange,
  onClose,
}: {
  chart: SavedChart;
  onChange: (change: ChangeChartRequest, said: string) => void;
  onClose: () => void;
}) {
  const { alert } = chart;
  const figure = watchedFigure(chart);
  const scale = writtenScale(figure);
  const [kind, setKind] = useState<ChartAlert["kind"]>(alert?.kind ?? "above");
  const [value, setValue] = useState(
    alert === null || alert.kind === "anomaly" ? "" : String(alert.value * scale),
  );
  const [minutes, setMinutes] = useState(chart.refreshMinutes ?? everyHour);
  const bound = Number(value);
  const isWhole = kind === "anomaly" || (value.trim() !== "" && Number.isFinite(bound));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole) return;
    const next: ChartAlert = kind === "anomaly" ? { kind } : { kind, value: bound / scale };
    onChange({ alert: next, refreshMinutes: minutes }, "Alert set");
    onClose();
  };
  return (
    <Modal
      title="Alert"
      description="Checked whenever the chart is refreshed. You hear of what is new, not of what holds already."
      open
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="pb-1.5 text-sm font-medium">Tell me when</legend>
          {Object.entries(kinds).map(([each, label]) => (
            <label key={each} className="flex items-center gap-2 text-sm">
              <input
                type="radio"
                name="alert"
                checked={kind === each}
                onChange={() => setKind(each as ChartAlert["kind"])}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {kind !== "anomaly" && (
          <Field
            label={`Bound${figure === null ? "" : ` for ${figure.label}${scale === 1 ? "" : ", in percent"}`}`}
            type="number"
            step="any"
            value={value}
            required
            onChange={(event) => setValue(event.target.value)}
          />
        )}
        <label className="grid gap-1.5 text-sm font-medium">
          Refreshed
          <select
            value={minutes}
            onChange={(event) => setMinutes(Number(event.target.value))}
            className="h-10 rounded-lg border border-line bg-canvas px-3 text-base font-normal"
          >
            {rhythms.map(({ label, minutes: each }) =>
              each === null ? null : (
                <option key={label} value={each}>
                  {label}
                </option>
              ),
            )}
          </select>
        </label>
        <div className="flex justify-end gap-2">
          {alert !== null && (
            <Button
              look="quiet"
              className="text-loss"
              onClick={() => {
                onChange({ alert: null }, "Alert taken off");
                onClose();
              }}
            >
              Take it off
            </Button>
          )}
          <Button type="submit" look="primary" disabled={!isWhole}>
            Set the alert
          </Button>
        </div>
      </form>
    </Modal>
  );
}
