import type { DataAnswer } from "@parlance/contract";
import type { ECharts } from "echarts/core";
import { conventionsOf } from "./conventions-of.ts";
import { drawChart, init } from "./echarts.ts";

const size = { width: 1000, height: 560 };

/** The chart as it stands on the screen, at twice its size. */
export function chartPng(chart: ECharts): Blob {
  const background = getComputedStyle(document.documentElement).getPropertyValue("--surface").trim();
  const url = chart.getDataURL({ type: "png", pixelRatio: 2, backgroundColor: background });
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (character) =>
    character.charCodeAt(0),
  );
  return new Blob([bytes], { type: "image/png" });
}

/** The chart as an SVG for light paper. */
export function chartSvg(answer: DataAnswer): Blob {
  const { chart: spec, table } = answer;
  const { locale } = conventionsOf(answer);
  const chart = init(null, null, { renderer: "svg", ssr: true, ...size });
  chart.setOption({
    ...drawChart(spec, table, { theme: "light", locale, width: size.width }),
    animation: false,
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return new Blob([svg], { type: "image/svg+xml" });
}
