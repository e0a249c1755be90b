import { chartHeight, chartSummary, type drawChart } from "@parlance/charts";
import type { ChartSpec, DataAnswer } from "@parlance/contract";
import type { ECharts, EChartsCoreOption } from "echarts/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTheme } from "../ui/use-theme.ts";
import { whenCalm } from "../ui/when-calm.ts";
import { conventionsOf } from "./conventions-of.ts";

/** Drawing waits for a moment without scrolling or typing, this many milliseconds at most. */
const patience = 250;

/** Pixels, until it is known. */
const usualWidth = 640;

/** A small chart's title stands beside it already, and its room is for the figures: no names of axes, and numbers as they fit. */
const small = (spec: ChartSpec): ChartSpec => {
  const { title: _, xLabel: _x, yLabel: _y, numbers: _n, decimals: _d, bars: _b, ...look } = spec.look ?? {};
  return { ...spec, look };
};

/**
 * The chart of an answer on a canvas. ECharts comes when the first chart does. `height` (pixels) is by its rows where it is not given.
 */
export function Chart({ answer, height }: { answer: DataAnswer; height?: number }) {
  const holder = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLSpanElement>(null);
  const drawn = useRef<DrawnChart | null>(null);
  const { theme } = useTheme();
  const { chart: given, table } = answer;
  const spec = useMemo(() => (height === undefined ? given : small(given)), [given, height]);
  const [width, setWidth] = useState(usualWidth);
  const { locale } = conventionsOf(answer);
  useEffect(() => {
    if (holder.current === null) return;
    const chart = chartOn(holder.current, {
      onWidth: setWidth,
      onPoint: (text) => {
        if (told.current !== null) told.current.textContent = text;
      },
    });
    drawn.current = chart;
    return chart.dispose;
  }, []);
  useEffect(() => {
    drawn.current?.show((draw, wide) =>
      draw(spec, table, { theme, locale, width: wide, ...(height === undefined ? {} : { height }) }),
    );
  }, [spec, table, theme, locale, height]);
  const summary = useMemo(() => chartSummary(spec, table, locale), [spec, table, locale]);
  return (
    <>
      <div
        ref={holder}
        role="img"
        aria-label={summary}
        style={{ height: height ?? chartHeight(spec, table, width) }}
        className="w-full min-w-0 overflow-hidden rounded-md"
      />
      <span ref={told} aria-live="polite" className="sr-only" />
    </>
  );
}

/** What is to be drawn at a width; how to draw comes with ECharts, after the first load. */
type Drawing = (draw: typeof drawChart, width: number) => EChartsCoreOption;
type DrawnChart = { show: (drawing: Drawing) => void; dispose: () => void };
type Told = { onWidth: (pixels: number) => void; onPoint: (text: string) => void };
type Size = { width: number; height: number };

/** A chart that is drawn once for every option and size, in calm moments; what stood stays until then. */
function chartOn(holder: HTMLElement, { onWidth, onPoint }: Told): DrawnChart {
  let chart: ECharts | null = null;
  let size: Size | null = null;
  let drawing: Drawing | null = null;
  let callOff = (): void => undefined;
  let deaf = (): void => undefined;
  let gone = false;
  const draw = async (): Promise<void> => {
    const { init, drawChart: drawn, withKeys } = await import("./echarts.ts");
    if (gone || size === null || drawing === null) return;
    if (chart === null) {
      chart = init(holder, null, size);
      deaf = withKeys(holder, chart, onPoint);
    }
    if (chart.getWidth() !== size.width || chart.getHeight() !== size.height) chart.resize(size);
    chart.setOption(drawing(drawn, size.width), true);
  };
  const drawSoon = (): void => {
    callOff();
    callOff = whenCalm(() => void draw(), patience);
  };
  // The observer tells the size when it begins: nothing asks the page for its layout.
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width === 0 || (size?.width === Math.round(width) && size.height === Math.round(height))) return;
    size = { width: Math.round(width), height: Math.round(height) };
    onWidth(size.width);
    if (chart === null) drawSoon();
    else void draw();
  });
  observer.observe(holder);
  return {
    show: (next) => {
      drawing = next;
      if (size !== null) drawSoon();
    },
    dispose: () => {
      gone = true;
      callOff();
      deaf();
      observer.disconnect();
      chart?.dispose();
    },
  };
}
