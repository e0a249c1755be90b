import { failureText, type SavedChart, sentenceText } from "@parlance/contract";
import { useEffect, useRef } from "react";
import { hasServerSession } from "../../../api/session.ts";
import { Chart } from "../../../blocks/chart.tsx";
import { useMayEdit } from "../may-edit.ts";
import { useInView } from "./use-in-view.ts";

/** A saved chart small: drawn, or its figure as a sentence. One that was never computed asks for it when it comes into view. */
export function ChartPreview({ chart, onCompute }: { chart: SavedChart; onCompute: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  const inView = useInView(holder);
  const mayEdit = useMayEdit();
  const wanted = mayEdit && inView && chart.answer === null && chart.failure === null && hasServerSession();
  const compute = useRef(onCompute);
  compute.current = onCompute;
  useEffect(() => {
    if (wanted) compute.current();
  }, [wanted]);
  return (
    <div ref={holder} className="grid h-44 content-center overflow-hidden">
      {inView && <Content chart={chart} isComing={mayEdit && hasServerSession()} />}
    </div>
  );
}

function Content({
  chart: { answer, failure },
  isComing,
}: {
  chart: SavedChart;
  /** Whether one that was never computed is being so. */
  isComing: boolean;
}) {
  if (answer?.outcome !== "answered") {
    if (failure !== null) return <p className="text-sm text-muted">{failureText(failure)}</p>;
    return isComing ? (
      <span role="status" aria-label="Computing" className="h-36 animate-pulse rounded-lg bg-raised" />
    ) : (
      <p className="text-sm text-muted">
        {hasServerSession() ? "Drawn when an editor refreshes it." : "Drawn when the server is back."}
      </p>
    );
  }
  const drawn = answer.chart.kind !== "table" && answer.chart.kind !== "figure" && answer.table.rowCount > 0;
  return drawn ? (
    <Chart answer={answer} height={176} />
  ) : (
    <p className="font-serif text-lg leading-snug">{sentenceText(answer.headline)}</p>
  );
}
