import { formatCell } from "@parlance/charts";
import type { ChartAlert, ResultColumn, SavedChart } from "@parlance/contract";

/** The figure that an alert on a chart watches; null where its answer has none, or none yet. */
export function watchedFigure({ answer }: SavedChart): ResultColumn | null {
  if (answer?.outcome !== "answered") return null;
  return answer.table.columns.find(({ role }) => role === "measure") ?? null;
}

/** By how much a figure is written larger than it is stored: ratios are written in percent. */
export const writtenScale = (figure: ResultColumn | null): number =>
  figure?.unit.kind === "ratio" ? 100 : 1;

/** When a chart tells its owner, in words. */
export function alertText(alert: ChartAlert, figure: ResultColumn | null): string {
  if (alert.kind === "anomaly") return "when an anomaly is found";
  const value = figure === null ? String(alert.value) : formatCell(alert.value, figure);
  return `${alert.kind} ${value}`;
}
