import type { ChartSpec, DataAnswer } from "@parlance/contract";
import { KindMenu, kindsOf } from "./kind-menu.tsx";
import { LookSheet } from "./look-sheet.tsx";

/** What a person can change of an answer's chart: its kind, among those that fit, and its look. Nothing where no chart fits. */
export function ChartTools({
  answer,
  onChange,
}: {
  answer: DataAnswer;
  onChange: (spec: ChartSpec) => void;
}) {
  const { chart, table } = answer;
  const isDrawn = chart.kind !== "table" && chart.kind !== "figure";
  if (table.rowCount === 0 || kindsOf(answer).every((kind) => kind === "table")) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <KindMenu answer={answer} onChange={onChange} />
      {isDrawn && <LookSheet answer={answer} onChange={onChange} />}
    </div>
  );
}
