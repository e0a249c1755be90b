import { type ChangeTurnChartRequest, type DataAnswer, type Reading, withChart } from "@parlance/contract";
import { chartAs } from "./choose-chart.ts";

/** What of an answer its chart is made from. */
type Drawn = Pick<DataAnswer, "chart" | "table"> & { reading: Pick<Reading, "query"> };

/**
 * An answer drawn in another way by hand: as another kind, where its result can be drawn so, and with another look. Its query asks
 * for both from then on, so that a refresh keeps them.
 */
export function redrawAnswer<Answer extends Drawn>(
  answer: Answer,
  { kind, look }: ChangeTurnChartRequest,
): Answer {
  const { query } = answer.reading;
  const { look: _, ...drawn } = chartAs(answer.chart, kind, answer.table, query);
  return {
    ...answer,
    chart: { ...drawn, look },
    reading: { ...answer.reading, query: withChart(query, drawn.kind, look) },
  };
}
