import { chartHeight, chartSummary, drawChart } from "@parlance/charts";
import type { ChartSpec, DataAnswer } from "@parlance/contract";
import type { ECharts } from "echarts/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTheme } from "../ui/use-theme.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { conventionsOf } from "./conventions-of.ts";

/** Drawing waits for a moment without scrolling or typing, this many milliseconds at most. */
const patience = 250;

/** Pixels, until it is known. */
const usualWidth = 640;

/** A small chart's title stands beside it already. */
const untitled = (spec: ChartSpec): ChartSpec => {
  const { title: _, ...look } = spec.look ?? {};
  return { ...spec, look };
};

/**
 * The chart of an answer on a canvas. ECharts comes when the first chart does. `onReady` hands the chart out for export;
 * `height` (pixels) is by its rows where it is not given.
 */
export function Chart({
  answer,
  onReady,
  height,
}: {
  answer: DataAnswer;
  onReady: (chart: ECharts | null) => void;
  height?: number;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  const { chart: given, table } = answer;
  const spec = useMemo(() => (height === undefined ? given : untitled(given)), [given, height]);
  const [width, setWidth] = useState(usualWidth);
  const { locale } = conventionsOf(answer);
  useEffect(() => {
    const element = holder.current;
    if (element === null) return;
    let chart: ECharts | null = null;
    let gone = false;
    const draw = (): void => {
      setWidth(element.clientWidth);
      chart?.resize();
      const size = { width: element.clientWidth, ...(height === undefined ? {} : { height }) };
      chart?.setOption(drawChart(spec, table, { theme, locale, ...size }), true);
    };
    const observer = new ResizeObserver(draw);
    let callOff = (): void => undefined;
    void import("./echarts.ts").then(({ init }) => {
      if (gone) return;
      callOff = whenIdle(() => {
        chart = init(element);
        onReady(chart);
        observer.observe(element);
        draw();
      }, patience);
    });
    return () => {
      gone = true;
      callOff();
      observer.disconnect();
      onReady(null);
      chart?.dispose();
    };
  }, [spec, table, theme, locale, height, onReady]);
  const summary = useMemo(() => chartSummary(spec, table, locale), [spec, table, locale]);
  return (
    <div
      ref={holder}
      role="img"
      aria-label={summary}
      style={{ height: height ?? chartHeight(spec, table, width) }}
      className="w-full min-w-0 overflow-hidden"
    />
  );
}
