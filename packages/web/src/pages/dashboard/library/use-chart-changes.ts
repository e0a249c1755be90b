import { redrawAnswer } from "@parlance/charts";
import type { ChangeChartRequest, SavedChart } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { changeChart, deleteChart, refreshChart } from "../../../api/charts.ts";
import { hasServerSession } from "../../../api/session.ts";
import { told } from "../told.ts";
import { chartsQuery, workspaceKey } from "../workspace-queries.ts";

/** What can be done with a saved chart. */
export type ChartChanges = {
  /** `said` is told when it is done; null where it is seen. */
  change: (chart: SavedChart, change: ChangeChartRequest, said: string | null) => void;
  refresh: (chart: SavedChart) => Promise<void>;
  remove: (chart: SavedChart) => void;
};

/** Changes saved charts: at once on the screen, then on the server; what it refuses is taken back and said. */
export function useChartChanges(): ChartChanges {
  const client = useQueryClient();
  const put = (update: (charts: SavedChart[]) => SavedChart[]): void => {
    client.setQueryData(chartsQuery.queryKey, (charts) => (charts === undefined ? charts : update(charts)));
  };
  const settle = async (work: Promise<unknown>, said: string | null): Promise<void> => {
    try {
      await work;
      if (said !== null) toast.success(said, { duration: 2000 });
    } catch (error) {
      told(error);
    }
    await client.invalidateQueries({ queryKey: [workspaceKey] });
  };
  const send = (work: () => Promise<unknown>, said: string | null): Promise<void> => {
    if (hasServerSession()) return settle(work(), said);
    if (said !== null) toast.success(said, { duration: 2000 });
    return Promise.resolve();
  };
  return {
    change: (chart, change, said) => {
      put((charts) => charts.map((each) => (each.id === chart.id ? withChange(each, change) : each)));
      void send(() => changeChart(chart.id, change), said);
    },
    refresh: (chart) =>
      send(
        () =>
          refreshChart(chart.id).then((fresh) =>
            put((charts) => charts.map((each) => (each.id === chart.id ? fresh : each))),
          ),
        null,
      ),
    remove: (chart) => {
      put((charts) => charts.filter(({ id }) => id !== chart.id));
      void send(() => deleteChart(chart.id), "Chart deleted");
    },
  };
}

const withChange = (chart: SavedChart, change: ChangeChartRequest): SavedChart => ({
  ...chart,
  answer:
    change.chart === undefined || chart.answer?.outcome !== "answered"
      ? chart.answer
      : redrawAnswer(chart.answer, change.chart),
  title: change.title ?? chart.title,
  isPinned: change.isPinned ?? chart.isPinned,
  library: change.library ?? chart.library,
  folder: change.folder === undefined ? chart.folder : change.folder,
  refreshMinutes: change.refreshMinutes === undefined ? chart.refreshMinutes : change.refreshMinutes,
  alert: change.alert === undefined ? chart.alert : change.alert,
  alarm: change.alert === undefined ? chart.alarm : null,
});
