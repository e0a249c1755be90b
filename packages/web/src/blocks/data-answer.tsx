import { rowOrder } from "@parlance/charts";
import { type ChartSpec, type DataAnswer, holdsNothing, noResults, sentenceText } from "@parlance/contract";
import { lazy, Suspense, useMemo, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { Later } from "../ui/later.tsx";
import type { AnswerActions } from "./answer-actions.ts";
import { Chart } from "./chart.tsx";
import { ChartTools } from "./chart-tools/chart-tools.tsx";
import { ReadingChips } from "./chips/reading-chips.tsx";
import { Confidence } from "./confidence.tsx";
import { conventionsOf } from "./conventions-of.ts";
import { Findings } from "./findings.tsx";
import { HowIGotThis } from "./how.tsx";
import { type Cells, SentenceText } from "./sentence.tsx";
import { sentenceCase } from "./sentence-case.ts";
import { AnswerTable } from "./table.tsx";

// Its code comes with the first answer: the first load stays light.
const ExportMenu = lazy(async () => ({ default: (await import("./export-menu.tsx")).ExportMenu }));

/** A computed answer, top to bottom: sentence, reading, chart, findings, rows, how it came about. */
export function DataAnswerView({
  answer: given,
  actions,
}: {
  answer: DataAnswer;
  actions: AnswerActions | null;
}) {
  const [edited, setEdited] = useState<ChartSpec | null>(null);
  const answer = edited === null ? given : { ...given, chart: edited };
  const [marked, setMarked] = useState<Cells>([]);
  const { kind } = answer.chart;
  const isEmpty = holdsNothing(answer.table);
  const drawn = kind !== "table" && kind !== "figure" && !isEmpty;
  const { chart: spec, table, reading } = answer;
  const order = useMemo(() => rowOrder(spec, table, reading.query), [spec, table, reading]);
  const several = !isEmpty && (answer.table.rowCount > 1 || answer.table.columns.length > 1);
  return (
    <article className="grid min-w-0 gap-4" aria-label={sentenceText(answer.headline)}>
      <p
        className={classNames(
          "font-serif leading-snug text-pretty",
          sentenceCase(answer.headline),
          kind === "figure" ? "text-2xl sm:text-3xl" : "text-xl",
        )}
      >
        <SentenceText sentence={answer.headline} large onCells={several ? setMarked : null} />
      </p>
      {table.rowCount === 0 && <NothingFound />}
      <ReadingChips answer={answer} actions={actions} />
      <div className="grid min-w-0 gap-2 empty:hidden">
        <ChartTools
          answer={answer}
          onChange={(spec) => {
            setEdited(spec);
            actions?.onChart?.(spec);
          }}
        />
        {drawn && <Chart answer={answer} />}
      </div>
      <Later>
        <Findings findings={answer.findings} notes={answer.notes} onCells={several ? setMarked : null} />
        {several && (
          <AnswerTable
            table={answer.table}
            marked={marked}
            locale={conventionsOf(answer).locale}
            given={order}
            grouped={reading.query.kind === "aggregate"}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Confidence value={answer.reading.confidence} />
          {!isEmpty && (
            <Suspense fallback={<span className="h-8 w-20" />}>
              <ExportMenu answer={answer} drawn={drawn} readRows={actions?.readRows ?? null} />
            </Suspense>
          )}
        </div>
        <HowIGotThis answer={answer} />
      </Later>
    </article>
  );
}

const NothingFound = () => (
  <div role="note" className="border-l-2 border-attention pl-3 text-sm">
    <p className="font-medium">{noResults.alert}</p>
    <ul className="text-muted">
      {noResults.suggestions.map((suggestion) => (
        <li key={suggestion}>{suggestion}.</li>
      ))}
    </ul>
  </div>
);
