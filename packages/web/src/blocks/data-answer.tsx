import { type DataAnswer, sentenceText } from "@parlance/contract";
import type { ECharts } from "echarts/core";
import { useState } from "react";
import { Chart } from "./chart.tsx";
import { Confidence } from "./confidence.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { Findings } from "./findings.tsx";
import { HowIGotThis } from "./how.tsx";
import { ReadingChips } from "./reading.tsx";
import { SentenceText } from "./sentence.tsx";
import { AnswerTable } from "./table.tsx";

/** A computed answer, top to bottom: sentence, reading, chart, findings, rows, how it came about. */
export function DataAnswerView({ answer }: { answer: DataAnswer }) {
  const [chart, setChart] = useState<ECharts | null>(null);
  const { kind } = answer.chart;
  const drawn = kind !== "table" && kind !== "figure" && answer.table.rowCount > 0;
  const several = answer.table.rowCount > 1 || answer.table.columns.length > 1;
  return (
    <article className="grid min-w-0 gap-4" aria-label={sentenceText(answer.headline)}>
      <p className="font-serif text-xl leading-snug text-pretty">
        <SentenceText sentence={answer.headline} large />
      </p>
      <ReadingChips reading={answer.reading} />
      {drawn && <Chart answer={answer} onReady={setChart} />}
      <Findings findings={answer.findings} notes={answer.notes} />
      {several && answer.table.rowCount > 0 && <AnswerTable table={answer.table} />}
      <div className="flex flex-wrap items-center gap-3">
        <Confidence value={answer.reading.confidence} />
        <ExportMenu answer={answer} chart={drawn ? chart : null} />
      </div>
      <HowIGotThis answer={answer} />
    </article>
  );
}
