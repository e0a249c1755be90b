import type { ChartSpec, DataAnswer } from "@parlance/contract";
import { useState } from "react";
import { Chart } from "../../../blocks/chart.tsx";
import { KindMenu } from "../../../blocks/chart-tools/kind-menu.tsx";
import { LookPanel } from "../../../blocks/chart-tools/look-panel.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useRested } from "../use-rested.ts";

/**
 * A saved chart at its full size beside everything that can be changed of it. Each change is drawn at once; `onChange` gets the last
 * one when the hand rests.
 */
export function ChartEditor({
  answer: given,
  onChange,
  onClose,
}: {
  answer: DataAnswer;
  onChange: (spec: ChartSpec) => void;
  onClose: () => void;
}) {
  const [chart, setChart] = useState(given.chart);
  const whenRested = useRested();
  const answer = { ...given, chart };
  const change = (spec: ChartSpec): void => {
    setChart(spec);
    whenRested(() => onChange(spec));
  };
  return (
    <Modal
      title="Edit chart"
      description="Kept as you change it; a refresh keeps it too."
      open
      isWide
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="sticky -top-5 z-10 -mx-5 grid max-h-[45dvh] min-w-0 content-start gap-2 self-start overflow-y-auto border-b border-line bg-surface px-5 py-1 sm:top-0 sm:border-0 sm:mx-0 sm:max-h-[75dvh] sm:px-0">
          <div>
            <KindMenu answer={answer} onChange={change} />
          </div>
          {chart.kind !== "table" && <Chart answer={answer} />}
        </div>
        {chart.kind !== "table" && <LookPanel answer={answer} onChange={change} />}
      </div>
    </Modal>
  );
}
