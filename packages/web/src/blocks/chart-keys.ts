import type { ECharts } from "echarts/core";

/** The series that the arrow keys go along: the first that has points which can be told, and how many those are. */
function walked(chart: ECharts): { series: number; points: number } | null {
  const list = [chart.getOption()?.series ?? []].flat() as { data?: unknown; silent?: unknown }[];
  const series = list.findIndex(
    ({ data, silent }) => Array.isArray(data) && data.length > 0 && silent !== true,
  );
  const { data } = list[series] ?? {};
  return Array.isArray(data) ? { series, points: data.length } : null;
}

/** How far each key goes, of so many points. */
const steps: Readonly<Record<string, (at: number, points: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at, points) => (at < 0 ? points - 1 : at - 1),
  ArrowUp: (at, points) => (at < 0 ? points - 1 : at - 1),
  PageDown: (at, points) => at + Math.ceil(points / 10),
  PageUp: (at, points) => at - Math.ceil(points / 10),
  Home: () => 0,
  End: (_, points) => points - 1,
};

/**
 * Arrow keys on a chart that has the focus go from point to point: each shows its figures as the pointer would, and `tell` gets
 * them as a text. Escape hides them. What it gives stops listening.
 */
export function withKeys(holder: HTMLElement, chart: ECharts, tell: (text: string) => void): () => void {
  let at = -1;
  const hide = (): void => {
    at = -1;
    chart.dispatchAction({ type: "hideTip" });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && at >= 0) {
      event.stopPropagation();
      hide();
      return;
    }
    const step = steps[event.key];
    const along = step === undefined || event.ctrlKey || event.metaKey || event.altKey ? null : walked(chart);
    if (step === undefined || along === null) return;
    event.preventDefault();
    at = Math.min(along.points - 1, Math.max(0, step(at, along.points)));
    chart.dispatchAction({ type: "showTip", seriesIndex: along.series, dataIndex: at });
    requestAnimationFrame(() => tell(tipOf(holder)));
  };
  holder.tabIndex = 0;
  holder.addEventListener("keydown", press);
  holder.addEventListener("blur", hide);
  return () => {
    holder.removeEventListener("keydown", press);
    holder.removeEventListener("blur", hide);
  };
}

/** What the tooltip says, beside the canvas that the chart is drawn on. */
const tipOf = (holder: HTMLElement): string =>
  [...holder.children]
    .slice(1)
    .map((child) => (child instanceof HTMLElement ? child.innerText : ""))
    .join(" ")
    .replace(/\s*\n+\s*/g, ", ");
